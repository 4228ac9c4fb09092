/** Decisions on orders about words: these go, and nothing else; and those by which an order stays beside the text. */
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { consolidate } from '../../scripts/consolidate/consolidate.ts';
import { readDecision } from '../../scripts/decisions/read-decision.ts';
import type { LinkedCorpus } from '../../scripts/link/linked.ts';
import { waitingDecisions } from '../../scripts/report/check-report.ts';
import { proposeDecision } from '../../scripts/report/propose-decision.ts';
import type { Corpus } from '../../src/model/corpus.ts';
import { buildCorpus } from './build-corpus.ts';
import { caseInput } from './case-input.ts';

const signed = { reason: 'The page was misread.', by: 'A judge', date: '2012-04-01' };

describe('a decision on an order about words', () => {
  const river = 'A ferry crosses the river. It leaves the river at dusk.';
  const linked = (old: string | null, brings: string[], text = [river, 'Its captain knows the river.', 'It waits for the tide.']): LinkedCorpus => buildCorpus(
    caseInput.parse({
      shows: '',
      documents: [{ id: 'glossary', kind: 'glossary', date: '2011-01-03' }, { id: 'march', kind: 'rulings', date: '2012-03-05' }],
      entries: [{ headword: 'ferry', text }],
      rulings: [{ topic: 'ferry', document: 'march', says: ['Change it.'], instructions: [{ operation: brings.length === 0 ? 'repeal' : 'substitution', unit: 'text', old, new: brings }] }],
    }),
  );
  const proposedFor = (from: LinkedCorpus): string => proposeDecision(consolidate(from, [], '2026-01-01'), 'march-ferry-a1') ?? '';
  const signedAs = (from: LinkedCorpus, where: object) => {
    const { decision, messages } = readDecision({ ...(parse(proposedFor(from)) as object), where, ...signed }, 'ferry.yaml');
    expect(messages).toEqual([]);
    return consolidate(from, decision === null ? [] : [decision], '2026-01-01');
  };
  const textOf = ({ entries: [entry] }: Corpus): string[] | undefined => entry?.text.map(({ text }) => text);

  test('is proposed with these words, and with no block where they stand in several', () => {
    const proposed = proposedFor(linked('the river', ['the canal']));
    expect(parse(proposed)).toMatchObject({ where: { how: 'replace', words: 'the river', blocks: [] } });
    expect(proposed).toContain('# “the river” stands in p1 (2 times), p2.');
    expect(proposed).toContain('add a line below words: nth: 2 (the second place), or nth: every.');
    expect(proposed).toContain(`#  p1: ${river}\n`);
    expect(readDecision({ ...(parse(proposed) as object), ...signed }, 'ferry.yaml').messages[0]?.message).toContain('“where.blocks” is empty: list the blocks');
  });

  test('is proposed with the one block in which they stand', () => {
    expect(parse(proposedFor(linked('the river', ['the canal'], ['A ferry is slow.', river])))).toMatchObject({ where: { how: 'replace', words: 'the river', blocks: ['p2'] } });
  });

  test('never puts them in the place of a whole paragraph, and says what to write', () => {
    const decided = signedAs(linked('the river', ['the canal']), { how: 'replace', blocks: ['p1'] });
    expect(textOf(decided)).toEqual([river, 'Its captain knows the river.', 'It waits for the tide.']);
    expect(decided.messages).toMatchObject([{ rule: 'decision-not-carried-out', file: 'ferry.yaml', message: 'The decision on march-ferry-a1 cannot be carried out: the order is about words, and all of p1 would go: say which words under `where`, as in `words: "the river"`; the whole text of the block, if all of it is meant. The amendment is treated as if nothing had been decided.' }]);
  });

  test.each([
    ['removes no whole paragraph for them', 'the river', [], { how: 'remove', blocks: ['p2'] }, 'all of p2 would go'],
    ['does not guess which of two places is meant', 'the river', ['the canal'], { how: 'replace', blocks: ['p1'], words: 'the river' }, 'the words “the river” stand 2 times in p1: say which under `where`, as in `nth: 2`, or `nth: every`'],
    ['says so where there are fewer places', 'the river', ['the canal'], { how: 'replace', blocks: ['p1'], words: 'the river', nth: 3 }, 'the words “the river” stand 2 times in p1, and `nth` asks for place 3'],
    ['says so where they do not stand there', 'the river', ['the canal'], { how: 'replace', blocks: ['p3'], words: 'the river' }, 'the words “the river” do not stand in p3'],
    ['brings new words', 'the river', [], { how: 'replace', blocks: ['p2'], words: 'the river' }, 'the amendment brings no new text'],
  ])('%s', (_name, old, brings, where, problem) => {
    const decided = signedAs(linked(old, brings), where);
    expect(textOf(decided)?.[0]).toBe(river);
    expect(decided.messages[0]?.message).toContain(problem);
  });

  test.each([
    ['the second place', { how: 'replace', blocks: ['p1'], words: 'the river', nth: 2 }, ['A ferry crosses the river. It leaves the canal at dusk.', 'Its captain knows the river.']],
    ['the third place of two blocks', { how: 'replace', blocks: ['p1', 'p2'], words: 'the river', nth: 3 }, [river, 'Its captain knows the canal.']],
    ['every place', { how: 'replace', blocks: ['p1', 'p2'], words: 'the river', nth: 'every' }, ['A ferry crosses the canal. It leaves the canal at dusk.', 'Its captain knows the canal.']],
    ['the words before which the new ones go', { how: 'before', blocks: ['p2'], words: 'knows' }, [river, 'Its captain the canal knows the river.']],
    ['all of a block, where that is said', { how: 'replace', blocks: ['p2'], words: 'Its captain knows the river.' }, [river, 'the canal']],
  ])('means %s', (_name, where, text) => {
    const decided = signedAs(linked('the river', ['the canal']), where);
    expect(decided.messages).toEqual([]);
    expect(textOf(decided)).toEqual([...text, 'It waits for the tide.']);
  });

  test('goes on in a block as before, and takes a block that is nothing but the words', () => {
    expect(textOf(signedAs(linked('the river', ['It is slow.']), { how: 'append', blocks: ['p2'] }))?.[1]).toBe('Its captain knows the river. It is slow.');
    expect(textOf(signedAs(linked('It waits for the tide.', [], [river, 'It waits for the tide.', 'It waits for the tide.']), { how: 'remove', blocks: ['p3'] }))).toEqual([river, 'It waits for the tide.']);
  });

  test('that it stays beside the text: nothing is changed, it waits no longer, and its reason is told', () => {
    const decided = signedAs(linked('the river', ['the canal']), { how: 'beside' });
    expect(decided.messages).toEqual([]);
    expect(textOf(decided)?.[0]).toBe(river);
    expect(decided.rulings[0]?.amendments[0]).toMatchObject({ outcome: 'not applied', settled: true, reason: { why: 'found more than once', more: expect.stringContaining('it stays beside the text by decision: The page was misread. (A judge, 2012-04-01)') as unknown } });
    expect(waitingDecisions(consolidate(linked('the river', ['the canal']), [], '2026-01-01'))).toHaveLength(1);
    expect(waitingDecisions(decided)).toEqual([]);
  });

  test('is proposed to stay beside the text where it brings nothing that could go into it', () => {
    const from = linked('the river', []);
    const [ruling] = from.rulings;
    const [one] = ruling?.instructions ?? [];
    if (ruling === undefined || one === undefined) throw new Error('there is an instruction');
    ruling.instructions = [{ ...one, operation: 'substitution' }];
    expect(parse(proposedFor(from))).toMatchObject({ where: { how: 'beside', blocks: [] } });
    expect(waitingDecisions(signedAs(from, { how: 'beside', blocks: [] }))).toEqual([]);
  });

  test('lapses with the text it was decided on, though it stays beside it', () => {
    const proposed = parse(proposedFor(linked('the river', ['the canal']))) as object;
    const { decision } = readDecision({ ...proposed, where: { how: 'beside' }, ...signed }, 'ferry.yaml');
    const decided = consolidate(linked('the river', ['the canal'], [`${river} `, 'The river.']), decision === null ? [] : [decision], '2026-01-01');
    expect(decided.messages).toMatchObject([{ rule: 'decision-lapsed' }]);
    expect(decided.rulings[0]?.amendments[0]?.settled).toBeUndefined();
  });
});
