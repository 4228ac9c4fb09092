/** A sheet that bears a day in each row, however its writer's country writes days. */
import { expect, it } from 'vitest';

import { ingested, of } from './rig/ingested.ts';
import { pageL } from './rig/sample-documents.ts';

const sheet = (...[a, b, c]: string[]): string => `Card;Ruling;Date\nlamp;A lamp may be lent.;${a ?? ''}\nlantern;Delete the second paragraph.;${b ?? ''}\nlock;Replace "two gates" with "three gates".;${c ?? ''}\n`;

const dated = [['lamp', '2020-05-04', 'not applied'], ['lantern', '2020-05-11', 'applied with a note'], ['lock', '2020-05-25', 'applied']];
const config = 'documents: [{ file: page.txt, date: 2019-01-05 }]';

it.each([
  ['between full stops', ['04.05.2020', '11.5.2020', '25.05.20']], ['of the year first', ['2020-05-04', '2020-05-11', '2020-05-25']], ['in words', ['4 May 2020', '11 May 2020', '25 May 2020']],
] as const)('%s', async (_, days) => {
  const { corpus, messages } = await ingested({ 'page.txt': pageL, 'sheet.csv': sheet(...days), 'corpus.yaml': config });
  expect(corpus.rulings.map(({ topic, effective, amendments }) => [topic, effective?.from, amendments[0]?.outcome])).toEqual(dated);
  expect(of('undated-rulings', messages)).toEqual([]);
});

const row = (cells: string, cell: string): string => `<tr>${cells.split(';').map((words) => `<${cell}>${words.replaceAll('""', '"')}</${cell}>`).join('')}</tr>`;
function page(titles: string, ...days: string[]): string {
  const [head = '', ...rows] = sheet(...days).trim().split('\n');
  return `<html><head><title>Table 1</title></head><body>\n<table>\n${[row(head, titles), ...rows.map((cells) => row(cells, 'td'))].join('\n')}\n</table>\n</body></html>\n`;
}

it.each(['td', 'th'])('the same sheet saved as a page, its columns named in %s', async (titles) => {
  const { corpus, messages } = await ingested({ 'page.txt': pageL, 'sheet.htm': page(titles, '04.05.2020', '11.05.2020', '2020-05-25'), 'corpus.yaml': config });
  expect(corpus.rulings.map(({ topic, effective, amendments }) => [topic, effective?.from, amendments[0]?.outcome])).toEqual(dated);
  expect(of('undated-rulings', messages)).toEqual([]);
});

it('a column that holds no days is not one of days', async () => {
  const { corpus, messages } = await ingested({ 'page.txt': pageL, 'sheet.htm': page('th', 'soon', 'the day before the fair', 'late'), 'corpus.yaml': 'documents: [{ file: page.txt, date: 2019-01-05 }, { file: sheet.htm, kind: rulings }]' });
  expect(corpus.rulings.map(({ effective }) => effective?.from ?? null).filter((day) => day !== null)).toEqual([]);
  expect(messages.length).toBeGreaterThan(0);
});
