import { expect, test } from 'vitest';
import { carriedOut } from './rig/carried-out.ts';
import { certainOrders } from './rig/certain-orders.ts';
import { entry } from './rig/entry.ts';

const paragraphs = (ruling: string): string[] => ruling.split(' / ');

test.for(certainOrders)('%s', ([ruling, text]) => {
  const done = carriedOut(entry, paragraphs(ruling));
  expect({ text: done.text, why: done.amendments.map(({ reason }) => reason) }).toMatchObject({ text });
});
