/** A sheet that bears a day in each row, however its writer's country writes days. */
import { expect, it } from 'vitest';

import { ingested, of } from './rig/ingested.ts';
import { pageL } from './rig/sample-documents.ts';

const sheet = (...[a, b, c]: string[]): string => `Card;Ruling;Date\nlamp;A lamp may be lent.;${a ?? ''}\nlantern;Delete the second paragraph.;${b ?? ''}\nlock;Replace "two gates" with "three gates".;${c ?? ''}\n`;

it.each([
  ['between full stops', ['04.05.2020', '11.5.2020', '25.05.20']], ['of the year first', ['2020-05-04', '2020-05-11', '2020-05-25']], ['in words', ['4 May 2020', '11 May 2020', '25 May 2020']],
] as const)('%s', async (_, days) => {
  const { corpus, messages } = await ingested({ 'page.txt': pageL, 'sheet.csv': sheet(...days), 'corpus.yaml': 'documents: [{ file: page.txt, date: 2019-01-05 }]' });
  expect(corpus.rulings.map(({ topic, effective, amendments }) => [topic, effective?.from, amendments[0]?.outcome])).toEqual([['lamp', '2020-05-04', 'not applied'], ['lantern', '2020-05-11', 'applied with a note'], ['lock', '2020-05-25', 'applied']]);
  expect(of('undated-rulings', messages)).toEqual([]);
});
