import { describe, expect, it } from 'vitest';
import { statedRules } from '../../scripts/interpret/default-rule.ts';
import { defaultRuleIn, forms } from '../../scripts/language/en/default-rules.ts';

const examples = forms.flatMap(({ operation, examples: sentences }) => sentences.map((sentence) => ({ operation, sentence })));
const front = (...paragraphs: string[]) => paragraphs.map((text, at) => ({ text, lines: [at + 1, at + 1] as [number, number] }));

describe('a rule that a document states for all its entries', () => {
  it.each(examples)('is read from “$sentence”, and each of its words stands in a tile', ({ operation, sentence }) => {
    const rule = defaultRuleIn(`${sentence}.`);
    expect(rule).toMatchObject({ operation, exception: null });
    expect(rule?.tiles.map(({ from, to }) => rule.words.slice(from, to)).join('')).toBe(`${sentence}.`);
  });

  it.each([
    'Each entry in this supplement replaces the Glossary entry of that name unless it says See Glossary.',
    'Each entry in this supplement replaces the Glossary entry of that name, except where it contains the words “See Glossary”.',
    'Each entry in this supplement replaces the entry of the same name in the Glossary, except where the words "See Glossary" are printed with it, in which case the entry below only adds to what stands in the Glossary.',
    'Unless the words “See Glossary” are printed below it, each entry in this supplement replaces the Glossary entry of that name.',
    'Unless it reads "See Glossary", each entry in this supplement replaces the Glossary entry of that name.',
  ])('has the exception that it names: “%s”', (sentence) => {
    expect(defaultRuleIn(sentence)).toMatchObject({ operation: 'substitution', exception: 'See Glossary' });
  });

  it.each([
    'Each entry in this supplement replaces the Glossary entry of that name in races.',
    'Most entries in this supplement replace the Glossary entries of those names.',
    'Each entry in this supplement replaces the first paragraph of the Glossary entry of that name.',
    'Each entry in this supplement replaces the card of that name.',
    'Each entry in this supplement replaces the Glossary entry of that name unless the keeper objects.',
    'Each entry in this supplement replaces the Glossary entry of that name except where the note "See Glossary" is printed, in which case the entry below replaces its first paragraph.',
  ])('is not read where a word of it has no place: “%s”', (sentence) => {
    expect(statedRules(front(sentence)).rule).toBeNull();
  });

  it('is read where the sentence behind it leaves the other entries as they are', () => {
    expect(statedRules(front('The following entries are added to the Glossary. All other entries of the Glossary remain in force.')).rule).toMatchObject({ operation: 'insertion' });
    expect(statedRules(front('The following entries are added to the Glossary. Some other entries of the Glossary remain in force.')).rule).toBeNull();
  });

  it('is not read where a sentence behind it takes back of it, and is told of', () => {
    const { rule, unread } = statedRules(front('The following entries are added to the Glossary. However, those on ferries wait.'));
    expect(rule).toBeNull();
    expect(unread).toEqual([{ words: 'The following entries are added to the Glossary.', line: 1 }]);
  });

  it('is not read where the next paragraph takes back of it', () => {
    expect(statedRules(front('The following entries are added to the Glossary.', 'Exception: what is said of ferries.')).rule).toBeNull();
  });

  it('is not read where the document states two', () => {
    const { rule, unread } = statedRules(front('The following entries are added to the Glossary.', 'The entries below supersede the existing entries in the Glossary.'));
    expect([rule, unread.map(({ line }) => line)]).toEqual([null, [1, 2]]);
  });

  it('bears the lines that state it', () => {
    expect(statedRules(front('A word before.', 'The following entries are added to the Glossary.'))).toMatchObject({ rule: { lines: [2, 2] }, unread: [] });
  });
});
