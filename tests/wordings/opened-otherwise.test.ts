/** A sentence that loses the words which opened it, and a reference that goes from the end of a paragraph, or with its brackets. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait, textAfter } from './rig/carried-out.ts';

const entry = ['A ferry hums. However, no cat boards it. It needs a lamp.', 'All ferries have a bell (see bell). For example, a captain rings it. See lamp.', 'The crew sings.'];

describe('without its opening words', () => {
  test.each([
    ['Delete "However," at the beginning of the second sentence of the first paragraph.', 'A ferry hums. No cat boards it. It needs a lamp.', entry[1]],
    ['"However," is deleted.', 'A ferry hums. No cat boards it. It needs a lamp.', entry[1]],
    ['Delete "All" at the beginning of the second paragraph.', entry[0], 'Ferries have a bell (see bell). For example, a captain rings it. See lamp.'],
    ['From the second paragraph, the words "For example," are deleted.', entry[0], 'All ferries have a bell (see bell). A captain rings it. See lamp.'],
  ])('%s', (ruling, first, second) => {
    const done = carriedOut(entry, [ruling]);
    expect(done.text).toEqual([first, second, entry[2]]);
    expect(done.amendments[0]?.reason?.why).toContain('has its capital');
  });

  test('a clause with its comma', () => {
    const done = carriedOut(['When two ferries meet, the older waits.'], ['Delete "When two ferries meet,".']);
    expect([done.text, done.amendments[0]?.outcome]).toEqual([['The older waits.'], 'applied with a note']);
  });

  test.each(['Delete "A ferry" in the first paragraph.', 'Replace "All ferries" with "ferries".', 'Delete "It needs" in the first paragraph.'])('waits: %s', (ruling) => {
    expectToWait(entry, [ruling]);
  });
});

describe('a reference where it stands', () => {
  test.each(['At the end of the second paragraph, the cross-reference "See lamp." is deleted.', 'At the end of the second paragraph, the reference to lamp is deleted.', 'The cross-reference to lamp at the end of the second paragraph is deleted.'])('%s', (ruling) => {
    expect(textAfter(entry, ruling)).toEqual([entry[0], 'All ferries have a bell (see bell). For example, a captain rings it.', entry[2]]);
  });

  test.each(['The reference "(see bell)" in the second paragraph is removed.', 'In the second paragraph, the reference "(see bell)" is deleted.'])('%s', (ruling) => {
    expect(textAfter(entry, ruling)).toEqual([entry[0], 'All ferries have a bell. For example, a captain rings it. See lamp.', entry[2]]);
  });

  test.each(['At the end of the first paragraph, the cross-reference "See lamp." is deleted.', 'At the end of the last paragraph, the reference to lamp is deleted.', 'In the first paragraph, the reference "(see bell)" is deleted.'])('waits: %s', (ruling) => {
    expectToWait(entry, [ruling]);
  });
});

describe('hail and snow', () => {
  const list = ['It stops for:', '* fog', '* ice', 'See toll, lamp.'];

  test.each(['Add "hail and snow" to the list.', 'Add references to hail and snow.', 'Add a cross-reference to hail and snow.', 'Add the references "hail and snow" to the entry.'])('waits: %s', (ruling) => {
    expectToWait(list, [ruling]);
  });

  test('a bullet that is called one is one', () => {
    expect(textAfter(list, 'Add a bullet: "hail and snow"')).toEqual([...list.slice(0, 3), '* hail and snow', 'See toll, lamp.']);
  });
});

describe('the name of the entry', () => {
  test.each(['Rename this entry to "Dusk ferry."', 'The entry "night ferry" is renamed to "Dusk ferry."', 'Rename "night ferry" to "dusk ferry".', 'The headword is now "Dusk ferry."', 'Change the headword from "night ferry" to "dusk ferry".', 'New title: "Dusk ferry."'])('waits: %s', (ruling) => {
    expectToWait(['A night ferry hums.', 'It needs a lamp.'], [ruling]);
  });

  test('its words within the text are words', () => {
    expect(textAfter(['A night ferry hums.', 'It needs a lamp.'], 'Replace "night ferry" with "dusk ferry".')).toEqual(['A dusk ferry hums.', 'It needs a lamp.']);
  });
});

test('no note where something is the last of its kind', () => {
  const { amendments } = carriedOut(['A toll is due.', 'Where ferries are equally the last, the oldest waits.', 'Cats hum.'], ['Delete the paragraph "Cats hum."']);
  expect(amendments[0]?.reason?.why ?? '').not.toContain('the text says');
});

test.each(['Swap the first and second paragraphs.', 'Move the third paragraph to the beginning of the entry.'])('a note where the text points to a part by its rank: %s', (ruling) => {
  const { amendments } = carriedOut(['A toll is due.', 'The first is cheap.', 'Cats hum.'], [ruling]);
  expect(amendments[0]?.reason?.why).toContain('the text says “The first”');
});
