/** Items of an example are counted in its own list; where several things may be the example, or its beginning is not told, the order waits. */
import { expect, test } from 'vitest';
import { carriedOut, expectToWait } from './rig/carried-out.ts';

const towing = ['A ferry is towed in three steps:', '* tie the rope', '* pull', '* untie the rope', 'Towing is free.', 'Example of towing:', '* Nell ties a rope to a barge', '* Bess pulls', 'Ask the keeper.'];
const twice = ['A ferry is towed.', 'Example 1: Nell tows a barge:', '* tie the rope', '* pull', 'Example 2: Bess tows a raft:', '* whistle', '* sing'];
const within = ['A ferry is towed. Example: Nell ties a rope. Bess pulls.', '* tie', '* pull'];

const without = (text: readonly string[], gone: string): string[] => text.filter((block) => block !== gone);

test.for<[ruling: string, text: readonly string[]]>([
  ['Delete the second bullet of the example.', without(towing, '* Bess pulls')],
  ['Delete the last bullet of the example.', without(towing, '* Bess pulls')],
  ['In the second bullet of the example, replace "pulls" with "hauls".', towing.map((block) => block.replace('pulls', 'hauls'))],
])('%s', ([ruling, text]) => {
  expect(carriedOut(towing, [ruling]).text).toEqual(text);
});

test.for<[ruling: string, text: string[]]>([
  ['Delete the third bullet of the example.', towing], ['Delete the fourth bullet of the example.', towing], ['In the fifth bullet of the example, replace "pulls" with "hauls".', towing], ['In the first bullet of the example, replace "tie" with "knot".', towing],
  ['Delete the second bullet of the example.', twice], ['Delete the third bullet of the example.', twice], ['Delete the last bullet of the example.', twice], ['In the fourth bullet of the example, replace "sing" with "hum".', twice],
  ['Delete the second bullet of the example.', within], ['Delete the second sentence of the example.', within], ['Delete the fifth paragraph of the example.', towing],
])('waits: %s', ([ruling, text]) => {
  expectToWait(text, [ruling]);
});
