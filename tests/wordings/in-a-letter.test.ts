/** Orders in letters: with a greeting before them, and a name behind; what is said in a letter limits them all the same. */
import { expect, test } from 'vitest';
import { isGoodbye } from '../../scripts/language/en/greetings.ts';
import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, meet, withBlock } from './rig/entry.ts';

const waits = withBlock(meet, meet.replace('gives way', 'waits'));

test.for<[string, string[]]>([
  ['Hi all, / please replace "gives way" with "waits". / Thanks, Bess', waits], ['Hello! Please replace "gives way" with "waits". Thanks!', waits], ['Good evening everyone, / In the last paragraph, "gives way" should be "waits". / Kind regards, Bess Tillman', waits],
  ['Hi all, / Replace the last paragraph with: / When two ferries meet, the younger gives way. Ask its mate. / Cheers, Bess', withBlock(meet, 'When two ferries meet, the younger gives way. Ask its mate.')],
  ['Replace this entry with the following: / A night ferry hums. / It sings. / Best wishes', ['A night ferry hums.', 'It sings.']], ['Add at the end of the entry: / Whistles help. / Thanks, Bess', [...entry, 'Whistles help.']],
])('%s', ([ruling, text]) => {
  expect(carriedOut(entry, ruling.split(' / ')).text).toEqual(text);
});

test.for([
  'Hi all, / this is only a draft: / replace "gives way" with "waits". / Thanks, Bess', 'Hi all, / should we replace "gives way" with "waits"? / Thanks, Bess', 'Hi racers, for races only: replace "gives way" with "waits". / Cheers, Bess', 'Replace this entry with the following: / A night ferry hums. / Thanks, Bess / It sings.',
  'Replace this entry with the following: / A night ferry hums. / Thanks, Bess, for the map', 'Replace "gives way" with "waits". / Thanks, but not in races', 'Replace "gives way" with "waits". / Cheers, and ignore this until June',
  ...['Cheers, not yet', 'Thanks, from may on', 'Many thanks - on cards', 'Thanks - after review', 'Cheers, pending vote', 'Cheers, scrap that', 'Yours, undo it', 'Regards, ice stays', 'Best wishes, ice too', 'Regards, this is draft', 'Cheers, or not'].map((end) => `Delete "fog on the water". / ${end}`),
  'Hello, faq / Delete "fog on the water".', 'Hello, rulebook editors / Delete "fog on the water".', 'Dear Germany, / Delete "fog on the water".',
])('waits: %s', (ruling) => {
  expectToWait(entry, ruling.split(' / '));
});

test('the end of a letter is found, and nothing that goes on', () => {
  expect(['cheers, ann', 'thanks in advance!', 'thanks to the keeper', 'best wishes for races', 'regards are paid', 'cheers rise, and ferries wait.'].map(isGoodbye)).toEqual([true, true, false, false, false, false]);
});
