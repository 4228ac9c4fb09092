/** Terms that a book numbers: the number is no part of the name, sentences may have numbers of their own, and a number out of use heads nothing. */
import { describe, expect, it } from 'vitest';

import { UNUSED } from '../../scripts/segment/layouts/unused-numbers.ts';
import { segmentAll } from '../../scripts/segment/segment.ts';
import { misplacedLines } from './rig/account.ts';
import { sourceOf } from './rig/cut.ts';

async function read(text: string) {
  const source = await sourceOf(text);
  const [found] = segmentAll([source]).documents;
  return { headwords: found?.document.entries.map(({ headword }) => headword) ?? [], blocks: found?.document.entries.map(({ blocks }) => blocks.length) ?? [], lost: misplacedLines(source, found?.document.ledger ?? []) };
}

/** A chapter of terms below a title, with what stands for the number that is out of use. */
function chapter(title: string, unused: string, term = (number: string): string => number): string {
  const terms = [
    `${term('7.1')} Anchor\n7.1.1 A weight that holds a barge.\n7.1.2 It may be lifted at dusk. See Tide.`, `${term('7.2')} Barge\nA boat with a flat floor.\n7.2.1 It may carry a lamp.`, `${term('7.3')} ${unused}`,
    `${term('7.4')} Curfew\n7.4.1 The bell ends all trade on the quay.`, `${term('7.5')} Ferry\nSee Barge.`, `${term('7.6')} Tide\n7.6.1 Water that comes and goes.`,
  ];
  return ['LAMPS OF OSTERMERE', title, ...terms].join('\n\n');
}

const NAMES = ['Anchor', 'Barge', 'Curfew', 'Ferry', 'Tide'];

describe('a numbered chapter of terms', () => {
  it.each(['PART SEVEN: TERMS', 'Chapter Eleven - Glossary', 'Book Three. Keywords', 'VII. Key Terms', 'Terms used in these rules', '== Glossary =='])('below the title %s has names without numbers', async (title) => {
    expect(await read(chapter(title, '(not used)'))).toEqual({ headwords: NAMES, blocks: [2, 2, 1, 1, 1], lost: [] });
  });

  it.each([(number: string) => `${number}.`, (number: string) => `## ${number}`, (number: string) => `§ ${number}`])('in another dress has them, too', async (term) => {
    expect((await read(chapter('PART SEVEN: TERMS', '[Reserved]', term))).headwords).toEqual(NAMES);
  });

  it('of rules under a title of their own keeps its numbers', async () => {
    expect((await read(chapter('PART SEVEN: THE TURN', '(not used)'))).headwords).toEqual(['7.1 Anchor', '7.2 Barge', '7.4 Curfew', '7.5 Ferry', '7.6 Tide']);
  });
});

describe('a number that is not used', () => {
  it.each(UNUSED.map(({ example }) => example))('heads nothing: %s', async (example) => {
    expect(await read(chapter('PART SEVEN: TERMS', example))).toMatchObject({ headwords: NAMES, lost: [] });
  });

  it('such a word is a term where a text stands below it', async () => {
    expect((await read(chapter('PART SEVEN: TERMS', 'Blank\nA card without a text.'))).headwords).toEqual(['Anchor', 'Barge', 'Blank', 'Curfew', 'Ferry', 'Tide']);
  });
});

describe('the numbers of an appendix begin with its letter', () => {
  const texts = ['It keeps a barge where it is until it is lifted.', 'It is rung at dusk. See Dusk.', 'Whoever owns the barge may name one captain.', 'The last turn of a day.', 'A barge without a lamp.', 'A wind that ends a turn.'];
  const terms = ['Anchor', 'Bell', 'Captain', 'Dusk', 'Ferry', 'Gale'];
  const rows = (number: (term: number) => string, below: (term: number) => string): string[] => terms.map((term, at) => `${number(at + 1)} ${term}\n${below(at + 1)}${texts[at] ?? ''}`);

  it.each([
    ['C.1 and C.1.1', rows((term) => `C.${term}`, (term) => `C.${term}.1 `)],
    ['C.1. and C.1.1.', rows((term) => `C.${term}.`, (term) => `C.${term}.1. `)],
    ['G1.1 above a text', rows((term) => `G1.${term}`, () => '')],
    ['D.1 above (a)', rows((term) => `D.${term}`, () => '(a) ')],
  ])('%s', async (_, appendix) => {
    expect(await read(['LAMPS OF OSTERMERE ADVANCED RULES', 'APPENDIX C. WORDS OF THE HARBOUR', ...appendix].join('\n\n'))).toEqual({ headwords: terms, blocks: [1, 1, 1, 1, 1, 1], lost: [] });
  });

  it('behind chapters of rules they have a title of their own, which is no part of the last rule', async () => {
    const rules = ['4.8 Storms\n4.8.1 A storm ends the day at once.', '4.9 Winning\n4.9.1 The captain with most lamps wins.'];
    const appendix = terms.map((term, at) => `A.${at + 1} ${term}: ${texts[at] ?? ''}`).join('\n');
    expect(await read(['OSTERMERE RULES, VERSION 4', ...rules, 'APPENDIX A. WORDS OF THE HARBOUR', appendix].join('\n\n'))).toEqual({ headwords: ['4.8 Storms', '4.9 Winning', ...terms], blocks: Array.from({ length: 8 }, () => 1), lost: [] });
  });

  it('a line drawn below the head of a page is no part of the rule above it', async () => {
    const page = (number: number): string => `LAMPS OF OSTERMERE ADVANCED RULES                    p. ${number}\n${'-'.repeat(60)}`;
    const all = rows((term) => `C.${term}`, (term) => `C.${term}.1 `);
    expect(await read([page(31), 'APPENDIX C. WORDS OF THE HARBOUR', ...all.slice(0, 3), page(32), ...all.slice(3)].join('\n\n'))).toEqual({ headwords: terms, blocks: [1, 1, 1, 1, 1, 1], lost: [] });
  });
});

describe('a chapter whose names run in with their texts', () => {
  const head = ['OSTERMERE RULES REFERENCE, revised 5/3/2012', '7. DEFINITIONS', '7.0. How to use this section. Names stand in order. A number leads to a rule.'];
  const terms = [
    '7.1. Anchor. A weight that keeps a barge where it is.', '7.1.1. It may be lifted at dusk only.', '7.1.2. A barge that has lost it drifts.',
    '7.2. Captain. The one who owns the barge. See Barge (7.4).', '7.2.1. A captain who falls overboard swims back.',
    '7.3. Cannon Drill. A drill ends when the bell is rung.', '7.3.1. It may be held in the rain.', '7.3.2. It may not be held twice in one day.', '    a) The rain counts for the whole day.',
    '7.4. Barge. A boat with a flat floor.', '7.5. [Deleted 5/3/2012]', '7.6. Hit. See Cannon Drill (7.3).',
  ];

  it('has the rules below each as its text, though the order of the alphabet is not kept and one number is out of use', async () => {
    expect(await read([...head, ...terms].join('\n'))).toEqual({ headwords: ['Anchor', 'Captain', 'Cannon Drill', 'Barge', 'Hit'], blocks: [3, 2, 4, 1, 1], lost: [] });
  });

  it('keeps its numbers where no title says that it holds terms', async () => {
    expect((await read(['OSTERMERE RULES REFERENCE', '7. THE TURN', ...terms].join('\n'))).headwords).not.toContain('Anchor');
  });
});
