/** The one reference that an entry has: it leads elsewhere, or makes way for a text; and neighbours of such orders. */
import { describe, expect, test } from 'vitest';
import { carriedOut, expectToWait, isHeard } from './rig/carried-out.ts';
import { entry } from './rig/entry.ts';

const pointer = ['See barge.'];
const behindText = ['A ferry crosses the canal.', 'See barge.'];
const text = ['A ferry is a boat that comes back.', 'It needs a lamp.'];

describe('an entry that is one reference gets a text of its own', () => {
  test.for([
    'The cross-reference makes way for a full entry:', 'The pointer gives place to a proper definition:', 'A real entry supersedes the pointer:', 'In place of the pointer:', 'Instead of the cross-reference, this entry now has the following text:', 'The cross-reference is replaced with the following:',
  ])('%s', (order) => {
    expect(carriedOut(pointer, [order, ...text]).text).toEqual(text);
  });

  test.for([
    ['The cross-reference makes way for a full entry in races:', ...text], ['The cross-reference may make way for a full entry:', ...text], ['The cross-reference on the card makes way for a full entry:', ...text], ['The cross-reference makes way for a full entry next year.', ...text],
    ['The cross-reference makes way for a full entry:', 'To be written'], ['The cross-reference is replaced with:', 'The wharf entry.'], ['The cross-reference is replaced with:', 'Rule 4.2.'], ['In place of the pointer:', 'We are working on it.'], ['In place of the pointer:', 'The text that stood in the first edition.'], ['Instead of the reference:', 'Ask a judge.'], ['The cross-reference makes way for a full entry:'],
  ])('not: %s', (ruling) => {
    expectToWait(pointer, ruling);
  });

  test.for([['See barge, fog.'], behindText])('nor where it refers to more, or says more: %s', (held) => {
    expect(carriedOut(held, ['The cross-reference makes way for a full entry:', ...text]).text).toEqual(held);
  });
});

describe('the reference leads elsewhere', () => {
  test.for([['A ferry crosses the canal (refer to tolls).', 'See barge.'], ['A ferry crosses the canal (see section 4).', 'See barge.'], ['See barge or raft.']])('not where the entry leads to more: %s', (held) => {
    expect(carriedOut(held, ['The only reference should be to mooring.']).text).toEqual(held);
  });

  test.for([
    'The reference should be to mooring.', 'The cross-reference should be to "mooring".', 'This pointer must now lead to mooring.', 'The reference now leads to mooring.', 'The only reference should go to mooring.', 'The reference here is now to mooring.',
  ])('%s', (order) => {
    expect([pointer, behindText].map((held) => carriedOut(held, [order]).text)).toEqual([['See mooring.'], [...behindText.slice(0, 1), 'See mooring.']]);
  });

  test.for([
    'The reference should be to mooring in races.', 'The reference should be to something better.', 'The reference should be to mooring or fog.', 'The reference on the card should be to mooring.', 'The reference might be to mooring.', 'Should the reference be to mooring?', 'The reference should be to the right entry.',
    'The reference should be changed to reflect current practice.', 'The reference should be changed to say mooring.', 'The reference should be changed to italics.', 'The reference now leads to confusion.', 'The reference should go to line 2.', 'The reference should be to mooring next month.', 'The reference should be to mooring henceforth.', 'The reference should point to mooring first.', 'The reference should be to night ferry.', 'The reference should be to itself.',
    'The reference should not be to mooring.', 'The references should be to mooring.', 'The reference should be to barge.', 'The reference in the rulebook should be to mooring.', 'The reference should be to mooring, as soon as that is written.',
  ])('not: %s', (order) => {
    expectToWait(behindText, [order]);
  });

  test('nor where the entry refers to more', () => {
    const held = ['See barge, fog.'];
    expect(carriedOut(held, ['The reference should be to mooring.']).text).toEqual(held);
    expect(carriedOut(entry, ['The reference should be to mooring.']).text).toEqual(entry);
  });

  test.for(['refs: fog -> mist', 'References: fog → mist', 'In the references, fog ==> mist'])('under a label: %s', (order) => {
    expect(carriedOut(['See barge, fog.'], [order]).text).toEqual(['See barge, mist.']);
  });

  test.for(['refs: fog -> mist in races', 'refs: mist -> fog', 'refs: fog -> something'])('not under a label: %s', (order) => {
    expect(carriedOut(['See barge, fog.'], [order]).text).toEqual(['See barge, fog.']);
  });
});

describe('the reference goes', () => {
  test.for(['The cross-reference at the end of this entry has been dropped.', 'The cross-reference is deleted.', 'The closing reference is struck.', 'Delete the cross-reference at the end.'])('%s', (order) => {
    expect(carriedOut(behindText, [order]).text).toEqual(behindText.slice(0, 1));
  });

  test.for([
    'The cross-references at the end have been dropped in races.', 'The second cross-reference is deleted.', 'The first reference is deleted.', 'The cross-reference at the end of the rulebook has been dropped.', 'The cross-reference on the card is deleted.', 'The cross-reference in the second sentence is deleted.', 'The cross-reference at the end may be dropped.', 'The cross-reference at the end has not been dropped.',
    'The cross-reference at the end was dropped by mistake.', 'The cross-reference at the end will be dropped.', 'The cross-reference to fog is deleted.', 'Each cross-reference is deleted.', 'The cross-reference at the beginning is deleted.', 'The cross-reference at the end has been dropped for this season.', 'Is the cross-reference deleted?',
  ])('not: %s', (order) => {
    expectToWait(behindText, [order]);
  });

  test.for([['A ferry hums.', 'See barge, fog.'], ['A ferry hums (see fog).', 'See barge.'], pointer, ['A ferry (refer to tolls) hums.', 'See barge.']])('nor where the entry leads to more, or nothing else is said: %s', (held) => {
    expect(carriedOut(held, ['The cross-reference at the end has been dropped.']).text).toEqual(held);
  });
});

describe('the reader is led elsewhere', () => {
  test.for(['This now refers the reader to mooring, not to barge.', 'This should send readers to mooring rather than to barge.'])('%s', (order) => {
    expect(carriedOut(behindText, [order]).text).toEqual(['A ferry crosses the canal.', 'See mooring.']);
  });

  test.for(['This now refers the reader to mooring, not to fog.', 'This now refers the reader to mooring.', 'This may refer the reader to mooring, not to barge.', 'This now refers the reader to mooring, not to barge, in races.', 'The card now refers the reader to mooring, not to barge.', 'This once referred the reader to mooring, not to barge.', 'This now refers your crew to mooring, not to barge.', 'This should not send readers to mooring rather than to barge.', 'This now sends the reader to mooring and ice.'])('not: %s', (order) => {
    expect(carriedOut(behindText, [order]).text).toEqual(behindText);
  });

  test.for(['This now refers the reader to mooring.', 'This should point to mooring rather than barge.', 'This now sends the reader to mooring and ice.', 'Two lines about barges take the place of the current text.'])('heard: %s', (order) => {
    expect(isHeard(carriedOut(behindText, [order]))).toBe(true);
  });
});
