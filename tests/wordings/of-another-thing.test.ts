/** Orders that name another text, another figure, another place or more than one thing beside the plain words that they begin with. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry } from './rig/entry.ts';

const tug = ['A tug pulls barges.', 'It has 8 crates aboard and takes on 16 more. The total is 24 crates. The toll is 24 marks.', 'See tow.'];

function waits(held: readonly string[], ruling: string): void {
  expectToWait(held, ruling.split(' / '));
}

describe('what contradicts another text, and what goes there', () => {
  test.for([
    'The last sentence contradicts the other entries, and is deleted there.', '"at the bow" disagrees with the card and has been struck out there.', 'The last sentence contradicts the other entries; delete them.', 'The last sentence contradicts the rulebook; throw it out.', 'The last sentence contradicts the rules; strike it.', 'The last sentence contradicts the card; get rid of it.',
  ])('waits: %s', (ruling) => { waits(entry, ruling); });

  test.for(['The last sentence contradicts the card and is deleted.', '"Ask its captain." no longer belongs here; take it out.'])('goes here, where nothing else can: %s', (ruling) => {
    expect(carriedOut(entry, [ruling]).text).toEqual(entry.map((block) => block.replace(' Ask its captain.', '')));
  });
});

describe('the only reference', () => {
  test.for([
    'The cross-reference at the end is deleted. See also: barge.', 'The cross-reference at the end is deleted. See dock.', 'The cross-reference is removed. / See also: barge.', 'Delete the cross-reference at the beginning.', 'Delete the cross-reference at the top.', 'Delete the cross-reference at the start of this entry.', 'Delete the new cross-reference.', 'Delete that reference.', 'The reference at the end was deleted.',
  ])('stays, where another is given, another place named or the past told: %s', (ruling) => { waits(tug, ruling); });

  test('goes else', () => { expect(carriedOut(tug, ['The cross-reference at the end is deleted.']).text).toEqual(tug.slice(0, 2)); });
});

describe('a new one', () => {
  test.for(['Add another one before the first bullet: * rain * snow', 'After the last sentence a new one is added: Cats hum. Dogs bark.', 'After the second bullet a new one has been added: a captain without a lamp. It is only for races.'])('is one: %s', (ruling) => { waits(entry, ruling); });
});

test('brackets that are said to be on something else stay', () => {
  waits(entry, '"cat" is changed to "dog", and the parenthetical remark after it about fog is dropped.');
});

describe('a figure with its name', () => {
  test.for(['In the second paragraph, the total should be 10 crates, not 8.', 'In the second paragraph, the total should be 27 marks, not 24.', 'In the second paragraph, the toll should be 27 crates, not 24.'])('is none of another thing: %s', (ruling) => { waits(tug, ruling); });

  test('is that of the thing that is named', () => {
    expect(carriedOut(tug, ['The total in the second paragraph should be 27 crates, not 24.']).text).toEqual([tug[0], tug[1]?.replace('24 crates', '27 crates'), tug[2]]);
  });
});
