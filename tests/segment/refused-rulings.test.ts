/** Rulings whose reading contradicts itself are refused, and the next layout is tried, as for glossaries; and what stands just across is read. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

async function read(...lines: string[]) {
  const { documents } = segmentAll([await sourceOf(['Lamps of Ostermere Card Rulings', '', ...lines].join('\n'))]);
  const found = documents[0]?.document;
  return { topics: found?.rulings.map(({ topic }) => topic) ?? [], layout: found?.layout, rules: found?.messages.map(({ rule }) => rule) ?? [] };
}

const told = [['Anchor Chain', 'It holds one barge, and no more may be tied to it.'], ['Bell Founder', 'She casts one bell each day.'], ['Dusk Warden', 'He closes the quay when the last lamp is out.'], ['Grey Heron', 'It is no barge, and nobody tows it.']] as const;
const names = told.map(([name]) => name);
const each = (lines: (name: string, text: string) => string[]): string[] => told.flatMap(([name, text]) => lines(name, text));

describe('a label before nearly every name', () => {
  it('is no part of it: the next layout that recognises the document is tried', async () => {
    expect(await read(...each((name, text) => [`Keyword: ${name}`, text]))).toEqual({ topics: names, layout: 'rulings, topics of one shape', rules: [] });
  });

  it('below the names is none of them, where no other layout is sure', async () => {
    expect(await read(...each((name, text) => [`>> ${name}`, `Thing: ${name.split(' ')[1]?.toLowerCase() ?? ''}`, text]))).toMatchObject({ topics: [], rules: ['dress-not-understood'] });
  });

  it('before some of them is a part of these', async () => {
    const some = names.map((name, at) => (at === 1 ? `Crew: ${name}` : name));
    expect((await read(...told.flatMap(([, text], at) => [some[at] ?? '', text, '']))).topics).toEqual(some);
  });
});

describe('names that are nobody’s', () => {
  it('stand twice in their lines', async () => {
    expect(await read(...each((name, text) => [`Card ${name} ${name}`, text, '']))).toMatchObject({ topics: [], rules: ['dress-not-understood'] });
  });

  it('or are lines in which another is quoted', async () => {
    const quoted = (sign: string): Promise<{ topics: (string | null)[] }> => read(...told.flatMap(([name, text], at) => [`${sign}${at + 1}) May a ${name} be lent?`, '', `${at + 1}) Lending it: ${text}`, '']));
    expect((await quoted('> ')).topics).toEqual([]);
  });
});
