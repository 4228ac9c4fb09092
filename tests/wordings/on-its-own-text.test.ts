/** Orders that are carried out because of how the text is that they meet: each has a text of its own, on which one guard more would leave it. */
import { expect, test } from 'vitest';

import { carriedOut } from './rig/carried-out.ts';
import { entry } from './rig/entry.ts';
import { lamp } from './rig/lamp.ts';

const stops = ['Three things stop it:', '* Fog', '* Hail', '* Ice'];
const brackets = ['A harbour lamp burns. (For example, Bess has one at her door by night.)', 'It hums.'];
const waives = 'A captain may waive the toll, whistle, or sing.';

test.for<[ruling: string, was: readonly string[], text: readonly string[]]>([
  ['Insert the bullet "Snow" before "Hail".', stops, ['Three things stop it:', '* Fog', '* Snow', '* Hail', '* Ice']],
  ['Delete the parenthetical before ", and sings".', ['A ferry hums (by night), and sings.'], ['A ferry hums, and sings.']],
  ['After "Fog on the water.", add "It is cold."', ['Two things stop it:', '* Fog on the water. It is wet.', '* ice'], ['Two things stop it:', '* Fog on the water. It is cold. It is wet.', '* ice']],
  ['Delete the example ("(For example, Bess has one ...").', brackets, ['A harbour lamp burns.', 'It hums.']],
  ['Delete the example ("For example, Bess has one ...").', brackets, ['A harbour lamp burns.', 'It hums.']],
  ['In the example, replace "For example, Bess" with "For example, Tom".', lamp, lamp.map((block) => block.replace('For example, Bess', 'For example, Tom'))],
  [`Replace the entire text with: / ${waives}`, entry, [waives]],
  ['Replace the entire entry with: / Three things stop it: / - Fog / - Hail / - Ice', entry, stops],
  ['Replace the entire entry with: / Three things stop it: / - Fog on the water. / - Hail. / - Ice', entry, ['Three things stop it:', '* Fog on the water.', '* Hail.', '* Ice']],
])('%s', ([ruling, was, text]) => { expect(carriedOut(was, ruling.split(' / ')).text).toEqual(text); });
