/** Places told by a number that is printed before them: a step, an item of an example, a line of a page. */
import { expect, test } from 'vitest';

import { carriedOut, isHeard } from './rig/carried-out.ts';

const entry = ['A toll may be waived by the captain.', 'Example:', '1. You show a lamp to the keeper.', '2. The keeper shows a bell.', '3. You show no bell.', 'A bell is no lamp.'];
const on = (ruling: string): ReturnType<typeof carriedOut> => carriedOut(entry, ruling.split(' / '));
const asItWas = carriedOut(entry, ['A clarification.']).text;
const withStep = asItWas.map((block) => block.replace('You show no', 'You reveal no'));
const withToll = asItWas.map((block) => block.replace('waived', 'remitted'));

test.each([
  'Step 3 of the numbered example: "show" becomes "reveal".', 'Step 3 of the example: "show" should be "reveal".', 'In step 3 of the numbered example, replace "show" with "reveal".', 'Step 3: "show" becomes "reveal".',
  'Example, no. 3: "show" -> "reveal"', 'Example no. 3: "show" ==> "reveal"', 'Example, step 3: "show" should read "reveal".', 'No. 3 of the example: "show" becomes "reveal".', 'Number 3 of the numbered example: for "show" read "reveal".',
])('%s', (ruling) => { expect(on(ruling).text).toEqual(withStep); });

test.each(['L. 1: for "waived" read "remitted".', 'p. 47, l. 2: for "waived" read "remitted".', 'Erratum, p. 47, l. 2: for "waived" read "remitted".', 'On page 47, line 2: "waived" should read "remitted".'])('%s', (ruling) => {
  expect(on(ruling).text).toEqual(withToll);
});

test.each([
  // not there, or twice, or of another list
  'Step 3 of the numbered example: "lamp" becomes "lantern".', 'Step 4: "show" becomes "reveal".', 'Example, no. 4: "show" -> "reveal"', 'Example, no. 2: "show" -> "reveal"', 'Steps 1 and 3 of the example: "show" becomes "reveal".', 'Step 3 of the first example: "show" becomes "reveal".',
  // another thing, limited, thought of
  'Step 3 of the rulebook’s example: "show" becomes "reveal".', 'Step 3 of the numbered example in leagues: "show" becomes "reveal".', 'Example, no. 3 on Sundays: "show" becomes "reveal".', 'Card no. 3: "show" becomes "reveal".', 'Figure 3: "show" becomes "reveal".', 'Step 3: "show" might become "reveal".', 'Step 3: delete the last sentence.', 'Step 3: "show" becomes "reveal", perhaps.',
  'Erratum, rulebook p. 47, l. 2: for "waived" read "remitted".', 'Erratum (card), p. 47, l. 2: for "waived" read "remitted".', 'p. 47: for "waived" read "remitted".', 'p. 47, l. 2: for "waived" read "remitted" in leagues.', 'p. 47, l. 2: for "waved" read "remitted".',
])('not: %s', (ruling) => {
  const done = on(ruling);
  expect(done.text).toEqual(asItWas);
  expect(isHeard(done)).toBe(true);
});
