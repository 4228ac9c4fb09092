import { describe, expect, it } from 'vitest';

import { targetsIn } from '../../src/model/spans.ts';
import { entryOf, ingested } from '../ingest/rig/ingested.ts';
import { glossaryPage, rulingsDocument } from '../ingest/rig/sample-documents.ts';

const documents = {
  'l.txt': glossaryPage('L',
    'lamp\nA lamp is not Night Porter’s. (See Lost Child, The; also see lock.)',
    'Lamp of Nine\nPlay it with Lost Child.\n\nIt may be played with Lamp of Nine.',
    'Lost Child, The\nSee The Lost Child.',
    'lock\nSee lock, mooring.'),
  'n.txt': glossaryPage('N', 'Night Porter\nHe carries a lamp.', 'nine\nA number.', 'noise\nSee Night Porter, lamp.'),
  't.txt': glossaryPage('T', 'The Lost Child\nIt is guided by Night Porter.', 'tide\nIt turns.', 'toll\nIt is paid.'),
  'rulings.txt': rulingsDocument('3 May 2010', 'lock - Night Porter keeps it. See **lamp**.', 'Night Porter - He sleeps. See **Night Porter**.', 'tide - It turns twice.'),
};

describe('entries and rulings, linked', () => {
  it('refer to each other, and never to themselves', async () => {
    const result = await ingested(documents);
    expect(entryOf(result, 'Lost Child, The').pointsTo).toEqual({ phrase: 'The Lost Child', target: 'the-lost-child', reason: null, line: 20 });
    expect(entryOf(result, 'lock').seeAlso.map(({ phrase, target, reason }) => [phrase, target, reason])).toEqual([['lock', null, 'no such entry'], ['mooring', null, 'letter not held']]);
    for (const { id, seeAlso, text, referencedBy } of result.corpus.entries) {
      expect([...seeAlso.map(({ target }) => target), ...targetsIn(text)]).not.toContain(id);
      expect(referencedBy).not.toContain(id);
    }
  });

  it('of a document without a day are said to change nothing, and change nothing', async () => {
    const undated = rulingsDocument('', 'lock - Delete this entry.', 'Night Porter - He sleeps.', 'tide - Delete this entry.');
    const { corpus, messages } = await ingested({ ...documents, 'rulings.txt': undated });
    expect(messages.filter(({ rule }) => rule === 'undated-rulings')).toMatchObject([{ severity: 'warning', file: 'rulings.txt' }]);
    expect(corpus.entries.filter(({ status }) => status === 'repealed')).toEqual([]);
    expect((await ingested(documents)).messages.filter(({ rule }) => rule === 'undated-rulings')).toEqual([]);
  });

  it('know who refers to them, in words or in passing', async () => {
    const result = await ingested(documents);
    const rulings = result.corpus.rulings.map(({ id }) => id);
    expect(entryOf(result, 'Night Porter').referencedBy).toEqual(['lamp', 'noise', 'the-lost-child', rulings[0]]);
    expect(entryOf(result, 'lamp').referencedBy).toEqual(['noise', rulings[0]]);
  });

  it('are mentioned where their name stands', async () => {
    const result = await ingested(documents);
    const { text } = entryOf(result, 'The Lost Child');
    expect(text.flatMap((block) => block.spans.map(({ from, to, is, target }) => [block.text.slice(from, to), is, target]))).toEqual([['Night Porter', 'mention', 'night-porter']]);
  });

  it('belong together: each entry knows its rulings, and each ruling its entry', async () => {
    const { corpus } = await ingested(documents);
    for (const { id, rulings } of corpus.entries) expect(rulings).toEqual(corpus.rulings.filter(({ entry }) => entry === id).map((ruling) => ruling.id));
    expect(corpus.rulings.map(({ entry }) => entry)).toEqual(['lock', 'night-porter', 'tide']);
  });
});
