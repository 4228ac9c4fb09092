/** Thanks behind an order are no matter; what is said after "thanks" may be. */
import { expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';

const entry = ['A gull with a band is tame. A gull may be fed at dusk.'];

test.each(['Thanks.', 'Thanks, Bess.', 'Many thanks to Bess.', 'Thank you for your patience.', 'Thanks to everyone who wrote in.', 'Thanks to Bess, who found it.', 'Thanks a lot!', 'Thank you very much for all reports.'])('... %s', (said) => {
  expect(carriedOut(entry, [`Replace "tame" with "wild". ${said}`]).text).toEqual(['A gull with a band is wild. A gull may be fed at dusk.']);
});

test.each([
  'Thanks, but not in leagues.', 'Thanks, keep "with a band".', 'Thanks; this holds on Sundays.', 'Thank you, only for leagues.', 'Thanks for asking, it stays as it is.', 'Thanks to Bess, who says it is wrong.', 'Thanks, never mind.', 'Thanks, withdrawn.', 'Thanks for the objection.', 'Thanks for reading this proposal.', 'Thank you for your comments on this draft.', 'Thanks for voting against.', 'Thanks, we keep "tame".', 'Thanks, see you next month.', 'Thanks to the judges this no longer holds.', 'Thanks for nothing, the old text stays.',
])('not: ... %s', (said) => {
  expectToWait(entry, [`Replace "tame" with "wild". ${said}`]);
});

test.each(['Thanks, keep "tame".', 'Thanks, keep the last sentence.', 'Thank you, but leave it as it is.', 'From "A gull" on, the wording is now "Gulls hum".'])('what somebody wants of the text is heard: %s', (ruling) => {
  expectToWait(entry, [ruling]);
});
