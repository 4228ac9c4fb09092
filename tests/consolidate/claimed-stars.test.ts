/** What a rulings document marks as new, held against the document before it. */
import { describe, expect, it } from 'vitest';

import { claimedStars } from '../../scripts/consolidate/rulings/claimed-stars.ts';
import { groundOf } from '../../scripts/consolidate/ground.ts';
import type { Message } from '../../src/model/corpus.ts';
import { buildCorpus } from './build-corpus.ts';
import { caseInput } from './case-input.ts';

type Said = [topic: string, text: string];

const may: Said[] = [['lamp', 'A lamp may be lent.'], ['lock', 'A lock is paid for.'], ['oar', 'An oar is a tool.']];

/** The messages of a document of June, its starred topics with an asterisk, after one of May. */
function told(june: Said[], { follows = null, before = may, day = '2012-06-04' }: { follows?: string | null; before?: Said[]; day?: string } = {}): Message[] {
  const rulings = [...before.map(([topic, text]) => ({ document: 'may', topic, says: [text] })), ...june.map(([topic, text]) => ({ document: 'june', topic: topic.replace('*', ''), says: [text] }))];
  const documents = [['may', '2012-05-07'], ['june', day]].map(([id, date]) => ({ id, kind: 'rulings', date, amends: 'Glossary' }));
  const corpus = buildCorpus(caseInput.parse({ shows: 'stars', documents, entries: [], rulings }));
  const linked = {
    ...corpus,
    documents: corpus.documents.map((document) => (document.id === 'june' ? { ...document, follows } : document)),
    rulings: corpus.rulings.map((ruling, at) => ({ ...ruling, starred: at >= before.length && (june[at - before.length]?.[0].startsWith('*') ?? false) })),
  };
  return claimedStars(groundOf(linked, []), linked.documents);
}
const claims = (...said: Parameters<typeof told>): string[] => told(...said).map(({ message }) => message);

describe('a document that marks what is new', () => {
  it('is right where the marked ones are new, and the others stand in the document before', () => {
    expect(claims([...may, ['*tide', 'A tide turns.']])).toEqual([]);
    expect(claims([['*lamp', 'A lamp may be sold.'], ...may.slice(1)])).toEqual([]);
  });

  it('is told of a marked ruling that is not new', () => {
    expect(claims([['*lamp', 'A lamp may be lent.'], ...may.slice(1)])).toEqual(['The ruling “lamp” is marked as new or changed, and stands word for word in the document of 2012-05-07.']);
  });

  it('is told of a new ruling, and of new words, that it does not mark', () => {
    expect(claims([...may, ['tide', 'A tide turns.'], ['*weir', 'A weir leaks.']])).toEqual(['The ruling “tide” does not stand in the document of 2012-05-07, and is not marked as new or changed.']);
    expect(claims([['lamp', 'A lamp may be sold.'], ...may.slice(1), ['*weir', 'A weir leaks.']])).toEqual(['The ruling “lamp” has other words in the document of 2012-05-07, and is not marked as new or changed.']);
  });

  it('is told nothing where it marks none, or all', () => {
    expect(claims([...may, ['tide', 'A tide turns.']])).toEqual([]);
    expect(claims(may.map(([topic, text]) => [`*${topic}`, text]))).toEqual([]);
  });

  it('is held against the document that it says it follows, and no other', () => {
    const june: Said[] = [...may, ['tide', 'A tide turns.'], ['*weir', 'A weir leaks.']];
    expect(claims(june, { follows: '2012-05-07' })).toHaveLength(1);
    expect(claims(june, { follows: '2012-05-14' })).toEqual([]);
  });

  it('is held against none that lacks most of what it does not mark: others came between', () => {
    const more: Said[] = ['tide', 'weir', 'yawl', 'quay'].map((topic) => [topic, `A ${topic} is a thing.`]);
    expect(claims([...may, ...more, ['*zinc', 'It rusts.']])).toEqual([]);
    expect(claims([...may, ...more.slice(1), ['*zinc', 'It rusts.']])).toHaveLength(3);
    expect(claims([...may, ...more, ['*zinc', 'It rusts.']], { follows: '2012-05-07' })).toHaveLength(4);
  });
});

describe('a document that is held twice', () => {
  const five: Said[] = [...may, ['tide', 'A tide turns.'], ['weir', 'A weir leaks.']];

  it('is told once, whatever it marks', () => {
    expect(claims(five.map(([topic, text]) => [`*${topic}`, text]), { before: five, day: '2012-05-07' })).toEqual(['june.txt and may.txt are one document: 5 of its 5 rulings stand in both']);
    expect(told(five, { before: five, day: '2012-05-07' }).map(({ line }) => line)).toEqual([1]);
    expect(claims([['*lamp', 'A lamp may be sold.'], ...five.slice(1)], { before: five, day: '2012-05-07' })).toEqual(['june.txt and may.txt are one document: 4 of its 5 rulings stand in both']);
  });

  it('is another of that day where more than a fifth of it is', () => {
    expect(claims([['*lamp', 'A lamp may be sold.'], ['*lock', 'A lock may be sold.'], ...five.slice(2)], { before: five, day: '2012-05-07' })).toEqual([]);
  });
});
