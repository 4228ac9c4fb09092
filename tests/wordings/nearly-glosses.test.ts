/** What is said beside the place or the words of an order, and is not true of the text, or of more than the text: the order waits. */
import { test } from 'vitest';

import { expectToWait } from './rig/carried-out.ts';
import { entry } from './rig/entry.ts';
import { nearlyGlosses } from './rig/nearly-glosses.ts';

test.each(nearlyGlosses)('%s', (ruling) => { expectToWait(entry, ruling.split(' / ')); });
