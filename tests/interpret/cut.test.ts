/** Where sentences end, what a headword names, and how long a reference may be: within a guard, and just across. */
import { describe, expect, test } from 'vitest';

import { cutSentences } from '../../scripts/interpret/amendments/sentences/cut-sentences.ts';
import { cardOrTerm } from '../../scripts/interpret/card-or-term.ts';
import { seePhrases } from '../../scripts/interpret/see-references.ts';
import { sortKey } from '../../scripts/names/sort-key.ts';

const cut = (text: string): string[] => cutSentences(text).map(({ from, to }) => text.slice(from, to).trim());

describe('sentences of a ruling', () => {
  test.for([
    ['It burns. It hums.', 2], ['It burns! Does it? It does.', 3], ['1. Delete this entry.', 1], ['(a. Delete this entry.', 1], ['iv. Delete this entry.', 1], ['123. Delete this entry.', 2], ['See no. 4 of it.', 1], ['Say no. Four of it.', 2], ['Add "It burns. It hums." to it.', 1], ['Add “It burns. It hums.” to it.', 1], ['Add (It burns. It hums.) to it.', 1], ['It burns (by night.) It hums.', 1],
    ['(It burns by night.) It hums.', 2], ['The sentence "It burns." is deleted.', 1], ['Delete "It burns." It hums.', 2], ['It burns.Row.', 1], ['"It burns. It hums.', 2], ['It burns". It hums. So.', 3], ['It burns) by night. It hums.', 2], ['A 3" rope burns. It hums.', 2], ['It burns -"by night." It hums.', 2], ['', 0], ['It burns', 1], ['Add "a" ("b. C.") to it. It hums.', 2],
  ] as const)('“%s” is %d', ([text, count]) => { expect(cut(text)).toHaveLength(count); });

  test('are the whole of it, each with the space behind it', () => {
    const text = '  It burns.   It hums. ';
    expect(cutSentences(text).map(({ from, to }) => text.slice(from, to)).join('')).toBe(text);
    expect(cutSentences(text)).toEqual([{ from: 0, to: 14 }, { from: 14, to: 23 }]);
  });
});

describe('a headword', () => {
  test.for([
    ['LAMPS', undefined, 'term'], ['TIDE', undefined, 'card'], ['LOW WATER', undefined, 'card'], ['Lamp', undefined, 'card'], ['lamp Oil', undefined, 'term'], ['Keeper of small lamps and oars', undefined, 'term'], ['Keeper of Lamps', undefined, 'card'], ['Keeper small', undefined, 'term'], ['Low Water Keeper small', undefined, 'card'], ['Inner Quay', 'The Inner Quay are three.', 'term'], ['Inner Quay', 'An Inner Quay is it.', 'card'],
    ['Race', 'A type of contest.', 'term'], ['Race', 'A card type of the guild.', 'term'], ['Race', 'This format has two rounds.', 'term'], ['Race', 'This card has two rounds.', 'card'], ['!', undefined, 'unsure'],
  ] as const)('%s: %s', ([headword, text, expected]) => { expect(cardOrTerm(headword, text)).toBe(expected); });
});

describe('a reference', () => {
  const names = new Set(['lamp', 'oil, whale', 'a, b, c', 'lamp, oil', 'oil', 'tide', 'ebb', 'tide and ebb', 'lock, canal'].map(sortKey));
  const phrases = (text: string): string[] => seePhrases(text, names).map(({ phrase }) => phrase);

  test.for([
    ['See Oil, Whale, lamp.', ['Oil, Whale', 'lamp']], ['See a, b, c, lamp.', ['a, b, c', 'lamp']], ['See lamp, oil.', ['lamp', 'oil']], ['See lock, canal.', ['lock, canal']], ['See Lamp, The, oil.', ['Lamp, The', 'oil']], ['See lamp, oil, The.', ['lamp', 'oil, The']], ['See tide and ebb.', ['tide and ebb']], ['See lamp and ebb.', ['lamp', 'ebb']], ['See lamp and wick.', ['lamp and wick']], ['See wick and lamp.', ['wick and lamp']],
    ['See One Two Three Four Five Six Seven Eight Nine Ten.', ['One Two Three Four Five Six Seven Eight Nine Ten']], ['See One Two Three Four Five Six Seven Eight Nine Ten Eleven.', []], ['He said "see lamp, tide."', ['lamp', 'tide']], ['(See [lamp].)', ['lamp']], ['See “lamp”, "oil".', ['lamp', 'oil']], ['It burns.  See: tide', ['tide']], ['It burns. -> Tide', ['Tide']], ['(-> tide)', ['tide']], ['See also', []], ['See 11.3.', []],
  ] as const)('%s', ([text, expected]) => { expect(phrases(text)).toEqual(expected); });
});
