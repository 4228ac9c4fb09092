/** A supplement that is laid out as a glossary page does what its own head says; one that says nothing is an edition. */
import { describe, expect, it } from 'vitest';

import { ingested } from './rig/ingested.ts';

const SPACE = '\u00a0';
const page = (head: readonly string[], ...entries: readonly string[]): string => [...head, ...entries.flatMap((entry) => [SPACE, entry])].join('\n');
const ENTRIES = ['lamp\nA lamp burns until dawn.', 'lock\nThe keeper of a lock may close it for one turn.', 'Low Water\nYou may play this Whisper while the tide is falling.', 'towing\nA barge may tow one other.'];
const GLOSSARY = page(['Lamps of Ostermere Glossary', '2 March 2018'], ...ENTRIES);
const NEW = ['lamp\nA lamp burns until noon.', 'lock\nA lock has no keeper.', 'Low Water\nThis Whisper is played at dusk.'];

const supplement = (sentence: string): string => page(['Supplement to the Glossary', '4 March 2019', sentence], ...NEW);
const textOf = ({ entries }: Awaited<ReturnType<typeof ingested>>['corpus'], name: string): string => entries.find(({ headword }) => headword === name)?.text.map(({ text }) => text).join(' ') ?? '';

describe('a supplement that is laid out as a glossary page', () => {
  it('replaces the entries that it holds where its head says so, and no other', async () => {
    const { corpus } = await ingested({ 'a.txt': GLOSSARY, 'b.txt': supplement('These entries replace the Glossary entries of that name.') });
    expect(corpus.documents.map(({ kind, date }) => [kind, date])).toContainEqual(['rulings', '2019-03-04']);
    expect(textOf(corpus, 'lamp')).toBe('A lamp burns until noon.');
    expect(textOf(corpus, 'towing')).toBe('A barge may tow one other.');
    expect(corpus.rulings.flatMap(({ amendments }) => amendments.map(({ operation, unit, outcome }) => [operation, unit, outcome]))).toEqual(NEW.map(() => ['substitution', 'entry', 'applied']));
  });

  it('changes nothing, and says so, where a word of that sentence is not understood', async () => {
    const { corpus, messages } = await ingested({ 'a.txt': GLOSSARY, 'b.txt': supplement('These entries partly replace the Glossary entries of that name.') });
    expect(textOf(corpus, 'lamp')).toBe('A lamp burns until dawn.');
    expect(messages).toContainEqual(expect.objectContaining({ rule: 'default-not-understood', file: 'b.txt' }));
  });

  it('is an edition where its head does not say what its entries do', async () => {
    const { corpus } = await ingested({ 'a.txt': GLOSSARY, 'b.txt': supplement('It is printed on yellow paper.') });
    expect(corpus.documents.map(({ kind }) => kind)).toEqual(['glossary', 'glossary']);
  });

  it('and drops nothing that it does not hold', async () => {
    const { corpus } = await ingested({ 'a.txt': page(['Lamps of Ostermere Glossary', '2 March 2018'], ...ENTRIES, 'loom\nA loom is worked by two citizens.'), 'b.txt': supplement('It is printed on yellow paper.') });
    expect(corpus.entries.filter(({ status }) => status !== 'in force').map(({ headword }) => headword)).toEqual([]);
    expect(textOf(corpus, 'loom')).toBe('A loom is worked by two citizens.');
  });
});
