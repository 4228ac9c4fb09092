import { expect, test } from 'vitest';
import { carriedOut, paragraphs } from './rig/carried-out.ts';
import { certainOrders } from './rig/certain-orders.ts';
import { entry } from './rig/entry.ts';

test.for(certainOrders)('%s', ([ruling, text]) => {
  const done = carriedOut(entry, paragraphs(ruling));
  expect({ text: done.text, why: done.amendments.map(({ reason }) => reason) }).toMatchObject({ text });
});
