/** Orders that say why in their own sentence, or right behind it, and such as look like it and limit them. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, first, meet, second, withBlock } from './rig/entry.ts';

const changed = (block: string, was: string, is: string): string[] => withBlock(block, block.replace(was, is));
const bowless = changed(first, ' at the bow', '');
const stern = changed(first, 'at the bow', 'at the stern');
const slept = 'A captain who sleeps pays twice.';
const moved = withBlock(second, second.replace(` ${slept}`, '')).map((block) => (block === first ? `${first} ${slept}` : block));
const two = ['A captain has a lamp. Another captain waits.'];

describe('carried out', () => {
  test.for<[words: string, text: string[]]>([
    ['The phrase "at the bow" has caused more questions than it answered and is dropped.', bowless], ['The words "at the bow" do not hold for every ferry and have been removed.', bowless], ['The phrase "at the bow" has led to confusion and is therefore deleted.', bowless],
    ['Delete "at the bow". This is dealt with under ferry cards.', bowless], ['Delete "at the bow". How a lamp is hung is covered under lamps.', bowless], ['Delete "at the bow", which some players have read as excluding the stern.', bowless],
    ['Delete "at the bow"; the bow is no longer regarded as an end.', bowless],
    ['Replace "at the bow" with "at the stern", which several readers took to mean either end.', stern], ['"at the stern" is more exact than "at the bow" and takes its place.', stern], ['The phrase "at the stern" is clearer than "at the bow" and replaces it.', stern],
    ['Move the last sentence of the second paragraph to the end of the first, where it belongs.', moved], ['Move the last sentence of the second paragraph to the end of the first, where it is less likely to be taken as a penalty.', moved],
    ['Where the second paragraph says a toll "is 5 marks", it is to say a toll "is 6 marks".', changed(second, '5 marks', '6 marks')],
    ['The second paragraph loses its "Its" and begins "Toll is".', changed(second, 'Its toll', 'Toll')],
    ['In the first paragraph, "a lamp" becomes "a lamp, or a bell,".', changed(first, 'a lamp', 'a lamp, or a bell,')],
  ])('%s', ([words, text]) => { expect(carriedOut(entry, [words]).text).toEqual(text); });

  test.for<[text: string[], words: string, is: string[]]>([
    [two, 'In the first sentence, "captain" becomes "skipper". The other mention of captain is correct.', ['A skipper has a lamp. Another captain waits.']], [two, 'In the first sentence, "captain" becomes "skipper". The second sentence is correct.', ['A skipper has a lamp. Another captain waits.']],
    [['Ferries hum.'], 'Delete the only sentence of this entry and substitute: Cats hum.', ['Cats hum.']], [['Ferries hum.'], 'The only sentence of this entry is replaced with "Cats hum."', ['Cats hum.']],
    [['A ferry crosses the cnal.'], '"the cnal" is missing a letter and becomes "the canal".', ['A ferry crosses the canal.']], [['A ferry has captain.'], 'The missing word in "has captain" is supplied: "has one captain".', ['A ferry has one captain.']],
    [['A ferry hums. It needs a lamp.'], 'The sentence "It needs a lamp" should come first.', ['It needs a lamp. A ferry hums.']],
  ])('%j: %s', ([text, words, is]) => { expect(carriedOut(text, [words]).text).toEqual(is); });
});

describe('waits', () => {
  test.for([
    'The phrase "at the bow" has caused confusion in races and is dropped there.', 'The phrase "at the bow" has caused confusion and may be dropped.', 'The words "at the bow" do not apply if it rains and are deleted.', 'The words "at the bow" do not hold for every ferry and are deleted in races.',
    'Delete "at the bow". Where a lamp hangs is covered under lamps.', 'Delete "at the bow". This is dealt with in races.', 'Delete "at the bow". How a lamp is hung if it rains is covered under lamps.', 'Delete "at the bow", which players may use in races.', 'Delete "at the bow", which some players have read.',
    'Delete "at the bow"; the bow is no longer regarded as an end in races.', 'Delete "at the bow"; it is no longer regarded as an order.', 'Delete "at the bow"; this order is no longer considered binding.',
    '"at the stern" is more exact than "at the bow" and takes its place in races.', '"at the stern" is clearer than "at the bow".', '"at the stern" is not clearer than "at the bow" and does not replace it.',
    'Move the last sentence of the second paragraph to the end of the first, where a ferry is old.', 'Move the last sentence of the second paragraph to the end of the first, where it is night.', 'Delete "at the bow", where it belongs.', 'Delete "at the bow", where it is less likely to be read.',
    'Where the second paragraph says a toll "is 5 marks", it is to say a fee "is 6 marks".', 'The second paragraph loses its "Its" and begins "Fee is".', 'In the first paragraph, "a lamp" becomes "a lamp, or a bell," in this entry.', 'Change "A ferry has no age" to "A ferry has no age, and no name,".',
    'Delete the only sentence of this entry and substitute: Cats hum.', 'The sentence "A ferry has no age." should come first.',
  ])('%s', (words) => { expectToWait(entry, [words]); });

  test.for<[text: string[], words: string]>([
    [two, 'In the first sentence, "captain" becomes "skipper". The first sentence is correct.'], [two, 'In the first sentence, "captain" becomes "skipper". The other mentions of lamps are correct.'], [['A captain has a lamp. It burns.'], 'In the first sentence, "captain" becomes "skipper". The other mention of captain is correct.'],
    [['A captain waits. A captain hums. A captain sings.'], 'In the first sentence, "captain" becomes "skipper". The other mention of captain is correct.'], [['Ferries hum. Cats sing.'], 'Delete the only sentence of this entry and substitute: Cats hum.'],
    [['A ferry hums. It needs a lamp. See fog.'], 'The sentence "It needs a lamp" should come last.'],
  ])('%j: %s', ([text, words]) => { expectToWait(text, [words]); });
});

test('the last paragraph stays as it is', () => { expect(carriedOut(entry, ['Delete "at the bow". This is dealt with under ferry cards.']).text).toContain(meet); });
