/** What is said beside an order to be so, or to stay: each is true of one part only, and of its neighbour not. */
import { describe, expect, test } from 'vitest';
import { carriedOut, expectToWait } from '../wordings/rig/carried-out.ts';

describe('a paragraph that is said to hold nothing but references', () => {
  const was = ['A ferry hums.', 'Cats know.', 'See fog, quay.'];

  test('goes where it does', () => { expect(carriedOut(was, ['The last paragraph, which holds nothing but references, is deleted.']).text).toEqual(was.slice(0, 2)); });

  test('is not moved where it holds others', () => { expectToWait(['A ferry hums.', 'See fog, quay.', 'Cats know.'], ['Move the third paragraph, which holds nothing but references, to the beginning of the entry.']); });
});

describe('the other sentences', () => {
  const was = ['Two things stop it.', '* Fog stops it. It is wet. Cats hum.', '* Ice stops it. It is cold. Dogs hum.'];
  const order = 'Delete the second sentence of the second bullet.';

  test.each(['The other sentences of the bullet remain.', 'The other two sentences of the bullet remain.', 'The other sentences of the item stay as they are.'])('are those of the item that was touched: %s', (stays) => {
    expect(carriedOut(was, [`${order} ${stays}`]).text.at(-1)).toBe('* Ice stops it. Dogs hum.');
  });

  test.each(['The other three sentences of the bullet stay as they are.', 'The other sentences of the list stay as they are.'])('are of no other number, and of no other part: %s', (stays) => { expectToWait(was, [`${order} ${stays}`]); });
});

describe('the rest of the entry', () => {
  const was = ['A captain hums.', 'A captain may moor.', 'Cats know.'];
  const order = ['Change "captain" to "skipper" throughout. The rest of the entry is unchanged.'];

  test('is what was not touched, or of the one paragraph its other words', () => {
    expect(carriedOut(was, order).text).toEqual(['A skipper hums.', 'A skipper may moor.', 'Cats know.']);
    expect(carriedOut(was.slice(0, 1), ['Change "captain" to "skipper". The rest of the entry is unchanged.']).text).toEqual(['A skipper hums.']);
  });

  test('is not certainly something where every paragraph was touched', () => { expectToWait(was.slice(0, 2), order); });
});

describe('the words at which what goes is said to begin', () => {
  const was = ['A ferry hums.', '"Cats know" is a song. It is long.', '(Dogs bark at dusk.)'];

  test('may stand behind a bracket, or a quotation mark, with which the part begins', () => {
    expect(carriedOut(was, ['Delete the last paragraph (from "Dogs bark").']).text).toEqual(was.slice(0, 2));
    expect(carriedOut(was, ['Delete the second paragraph, starting at "Cats know".']).text).toEqual([was[0], was[2]]);
  });

  test('may not stand in its midst', () => { expectToWait(was, ['Delete the last paragraph (from "bark at").']); });
});

describe('a part of the entry that is said to stay', () => {
  const was = ['A ferry hums. It may moor.', 'It sings. Dogs bark.'];

  test.each(['The first sentence of the entry stays as it is.', 'The first three sentences of the entry stay as they are.'])('is counted in all of it: %s', (stays) => {
    expect(carriedOut(was, [`Delete the last sentence of the second paragraph. ${stays}`]).text).toEqual([was[0], 'It sings.']);
  });

  test('is none that goes', () => {
    expectToWait(was, ['Delete the last sentence of the second paragraph. The last sentence of the entry stays as it is.']);
    expectToWait(was, ['Delete the second paragraph. The second paragraph of the entry stays as it is.']);
  });

  test('is no paragraph of a list or of an item', () => {
    expect(carriedOut(was, ['Delete the second paragraph. The first paragraph of the entry stays as it is.']).text).toEqual(was.slice(0, 1));
    for (const whole of ['list', 'item']) expectToWait(was, [`Delete the second paragraph. The first paragraph of the ${whole} stays as it is.`]);
  });

  test('is what is left of the one paragraph, and nothing where two became one', () => {
    expect(carriedOut(['A captain hums. It moors.'], ['Delete the second sentence. The rest is unchanged.']).text).toEqual(['A captain hums.']);
    expectToWait(['A captain hums.', 'Cats know.'], ['Combine the first two paragraphs; the rest is unchanged.']);
    expect(carriedOut(['A captain hums.', 'Cats know.', 'Dogs bark.'], ['Combine the first two paragraphs; the rest is unchanged.']).text).toEqual(['A captain hums. Cats know.', 'Dogs bark.']);
  });
});
