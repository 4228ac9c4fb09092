import { beforeAll, describe, expect, it } from 'vitest';

import { readingOfText } from '../../scripts/read/formats/text/text.ts';
import type { SourceFile } from '../../scripts/read/source-file.ts';
import { isPageLine } from '../../scripts/segment/apart/page-lines.ts';
import { LAYOUTS } from '../../scripts/segment/layouts.ts';
import { costlyOf } from './rig/growth.ts';
import { hostileWords } from './rig/hostile-words.ts';

const frames = {
  'a page': (line: string) => `Glossary - L\n\n\u00a0\n\nlamp\n${line}\n\n${line}\nbelow\n\n\u00a0\n\n${line}\n\n\u00a0\n`,
  'a table': (line: string) => `|||||||\nGlossary - L |\n|||||||\nlamp A lamp. ${line} |\n|||||||\n${line}\nText. |\n|||||||\n`,
  rulings: (line: string) => `Current Rulings\n\n${line}\n\nlamp - ${line}\n\n${line} - Text.\n\n${line}`,
};

function sourceOf(text: string): SourceFile {
  const lines = text.split('\n');
  return { file: 'hostile.txt', format: 'text', sha256: '', lines, reading: readingOfText(lines) };
}

const layouts = new Map(LAYOUTS.map((layout) => [layout.name, (source: SourceFile) => {
  layout.recognise(source);
  layout.segment(source, { names: new Set() });
}]));

describe.each(Object.entries(frames))('a long line of one word, in %s', (_, frame) => {
  let costly = new Map<string, string[]>();
  beforeAll(() => { costly = costlyOf(hostileWords, (line) => sourceOf(frame(line)), layouts); }, 600_000);

  it.each(LAYOUTS)('costs no more than its length, read as $name', ({ name }) => {
    expect(costly.get(name)).toEqual([]);
  });
});

describe('a line of nothing but signs that stand between names', () => {
  it.each(['|', '·', '›', '>', ' | |'])('is told in one look: %s', (sign) => {
    const line = `lamp${`  ${sign}`.repeat(35)} x`.slice(0, 200);
    const took = process.cpuUsage();
    expect(isPageLine(line)).toBe(false);
    expect(process.cpuUsage(took).user).toBeLessThan(200_000);
  });

  it.each(['Home | Rules | Cards', 'Quay • Rules • 2016', 'Home > Rules > Rulings'])('is a bar of pages where it has names: %s', (line) => {
    expect(isPageLine(line)).toBe(true);
  });
});
