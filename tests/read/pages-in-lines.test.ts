/** A viewer's transcription, each page a line: its items are lines again, and a sentence goes on from page to page. */
import { describe, expect, it } from 'vitest';

import { NUMBERED_PAGES, withPagesApart } from '../../scripts/read/formats/text/page-lines-of-viewers.ts';
import { segmentAll } from '../../scripts/segment/segment.ts';
import { misplacedLines } from '../segment/rig/account.ts';
import { sourceOf } from '../segment/rig/cut.ts';

const PAGES = [
  'Lamps of Ostermere Current Rulings Effective October 1, 2004 This document lists what the booklet leaves open. It is revised on the first of the month. A star goes before what is new.',
  'CARD RULINGS • Anchor: It is not lifted by a captain who sleeps, whatever the tide does to it. • *Bell Tower: A bell that is rung twice in a turn is heard once. • Curfew: It ends as soon as',
  'the lamp burns again, and not before. • Dredger: See Anchor. • *Ferry: It may cross twice where nobody waits for it on the other side of the river, in one turn or in several.',
];
/** A page with its number, as a row's example has it. */
const NUMBERED: readonly ((page: string, number: number) => string)[] = [
  (page, number) => `${number} ${page}`, (page, number) => `${number} ${page} Page ${number} of 3`, (page, number) => `Page ${number}: ${page}`, (page, number) => `[Page ${number}] ${page}`, (page, number) => `${page} Page ${number} of 3`, (page, number) => `${page} - ${number} -`,
];

describe('pages that are a line each', () => {
  it.each(NUMBERED.flatMap((number) => ['•', '▪', '►'].map((dot) => [number(`... ${dot} ...`, 2), number, dot] as const)))('such as %s', async (_what, number, dot) => {
    const text = ['SHARE', 'Transcription', ...PAGES.map((page, at) => number(page.replaceAll('•', dot), at + 1))].join('\n\n');
    const source = await sourceOf(text);
    const [found] = segmentAll([source]).documents;
    expect(found?.document.rulings.map(({ topic, starred, blocks }) => [topic, starred, blocks.length])).toEqual([['Anchor', false, 1], ['Bell Tower', true, 1], ['Curfew', false, 1], ['Dredger', false, 1], ['Ferry', true, 1]]);
    expect(found?.document.rulings[2]?.blocks[0]?.text).toBe('It ends as soon as the lamp burns again, and not before.');
    expect([found?.document.date, misplacedLines(source, found?.document.ledger ?? [])]).toEqual(['2004-10-01', []]);
  });

  it.each<[string, string[]]>([
    ['a list with short items', ['1 • oar • mast', '2 • keel • hook']], ['numbers that do not rise', PAGES.map((page) => `4 ${page}`)], ['pages without a dot', PAGES.map((page, at) => `${at + 1} ${page.replaceAll('•', ';')}`)], ['one page', [`2 ${PAGES[1] ?? ''}`]], ['lines between them', PAGES.flatMap((page, at) => [`${at + 1} ${page}`, 'Whatever stands between.'])],
  ])('is not %s', (_what, lines) => {
    const reading = lines.map((text, at) => ({ text, from: at + 1, to: at + 1 }));
    expect(withPagesApart(reading)).toEqual(reading);
  });

  it.each(NUMBERED_PAGES.map(({ example, is }) => [example, is] as const))('%s bears its number', (example, is) => {
    expect(Object.values(is.exec(example)?.groups ?? {})).toContain('2');
  });
});
