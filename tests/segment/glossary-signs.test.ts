import { describe, expect, it } from 'vitest';

import { cut, sourceOf } from './rig/cut.ts';

const page = (...entries: string[]): string => `Glossary - T\n\n\u00a0\n\n${entries.map((entry) => `${entry}\n\n\u00a0\n\n`).join('')}`;
const OTHERS = ['tide\nThe tide turns twice in a round.', 'toll\nA toll is paid at each lock.'] as const;
const entriesOf = async (...entries: string[]) => cut(await sourceOf(page(...entries)))?.entries ?? [];

describe('a glossary page', () => {
  it('has an entry whose headword is a word that a page has of its own', async () => {
    expect(await entriesOf(...OTHERS, 'top\nThe top of a deck is the card that is drawn next.')).toMatchObject([{ headword: 'tide' }, { headword: 'toll' }, { headword: 'top' }]);
  });

  it('keeps an editor’s mark beside the headword, and not in it', async () => {
    expect((await entriesOf(...OTHERS, 'trim (updated by Current Rulings)\nA barge has trim.'))[2]).toMatchObject({ headword: 'trim', mark: '(updated by Current Rulings)' });
  });

  it.each(['Report all your and citizens at the quay.', 'The lamp is marked by the icon.', 'Play it on a , if you can.'])('tells a gap that a lost picture left: %s', async (text) => {
    expect((await entriesOf(...OTHERS, `trade\n${text}`))[2]).toMatchObject({ completeness: 'partial', losses: [{ what: expect.stringContaining('a picture in the line') as string }] });
  });

  it('tells none where nothing is lost: your barges and your lamps, and the icon', async () => {
    expect((await entriesOf(...OTHERS, 'trade\nIt moves your and your opponent’s barges, and all your lamps keep the icon.'))[2]).toMatchObject({ completeness: 'complete' });
  });

  it('reads what is left of a web page’s emphasis as emphasis', async () => {
    expect((await entriesOf(...OTHERS, 'trade\nA <strong>trade</strong> is free.'))[2]?.blocks[0]).toMatchObject({ text: 'A trade is free.', marked: 'A **trade** is free.' });
  });

  it('is not whole where its jump line names groups that it does not hold', async () => {
    const text = page(...OTHERS).replace('\n\n\u00a0\n\n', '\n\nti - to - tu\n\n\u00a0\n\n');
    expect(cut(await sourceOf(text))?.extent).toEqual([{ letter: 'T', whole: false, why: 'holds nothing of tu' }]);
  });
});
