/** Decisions that cannot be read, or that cannot all hold: each has its message, and the documents are read. */
import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it, vi } from 'vitest';

import { ingest } from '../../scripts/ingest/ingest.ts';
import { entryOf, ingested, of } from './rig/ingested.ts';
import { runIngest } from './rig/run-ingest.ts';
import { pageL } from './rig/sample-documents.ts';
import { temporaryFolder } from './rig/temporary-folder.ts';

vi.setConfig({ testTimeout: 120_000 });

const signed = 'reason: so it is\nby: A. Keeper\ndate: 2020-01-31\n';
const alias = (name: string, entry: string): string => `kind: alias\nname: ${name}\nentry: ${entry}\n${signed}`;
const lines = pageL.split('\n');
const at = lines.findIndex((line) => line.startsWith('A lamp burns'));
const was = JSON.stringify(lines[at]);
const correction = (is: string, line = at + 1): string => `kind: line\ndocument: page.txt\nline: ${line}\nwas: ${was}\nis: ${is}\n${signed}`;

const errors = (messages: Parameters<typeof of>[1]) => messages.filter(({ severity }) => severity === 'error');

describe('two decisions', () => {
  it('that give one name to different entries: neither is used, and one message names both', async () => {
    const result = await ingested({ 'page.txt': pageL, 'decisions/a.yaml': alias('Glow', 'lamp'), 'decisions/b.yaml': alias('glow', 'lock') });
    expect(errors(result.messages)).toMatchObject([{ rule: 'decisions-contradict', file: 'a.yaml', message: 'Decisions do not agree on what the name “Glow” leads to: a.yaml says “lamp”, b.yaml says “lock”; none of them is used.' }]);
    expect(result.corpus.entries.flatMap(({ variants }) => variants)).not.toContain('Glow');
  });

  it('that give one name to one entry are no contradiction', async () => {
    const result = await ingested({ 'page.txt': pageL, 'decisions/a.yaml': alias('Glow', 'lamp'), 'decisions/b.yaml': alias('Glow', 'lamp') });
    expect(errors(result.messages)).toEqual([]);
    expect(entryOf(result, 'lamp').variants).toContain('Glow');
  });

  it('that correct one line in different ways: it stands as published, and one message names both', async () => {
    const result = await ingested({ 'page.txt': pageL, 'decisions/a.yaml': correction('A lamp glows.'), 'decisions/b.yaml': correction('A lamp shines.') });
    expect(errors(result.messages)).toMatchObject([{ rule: 'decisions-contradict', message: `Decisions do not agree on what line ${at + 1} of page.txt reads: a.yaml says “A lamp glows.”, b.yaml says “A lamp shines.”; none of them is used.` }]);
    expect(of('decision-lapsed', result.messages)).toEqual([]);
    expect(entryOf(result, 'lamp').base[0]?.text).toMatch(/^A lamp burns/u);
  });

  it('that correct one line in the same way correct it, and nothing is said', async () => {
    const result = await ingested({ 'page.txt': pageL, 'decisions/a.yaml': correction('A lamp glows.'), 'decisions/b.yaml': correction('A lamp glows.') });
    expect(result.messages.filter(({ file }) => file?.endsWith('.yaml') === true)).toEqual([]);
    expect(entryOf(result, 'lamp').base[0]?.text).toBe('A lamp glows.');
  });
});

describe('a correction with a line break in it', () => {
  it('is refused by name: it would change the number of lines', async () => {
    const result = await ingested({ 'page.txt': pageL, 'decisions/a.yaml': correction('"A lamp\\nglows."') });
    expect(errors(result.messages)).toMatchObject([{ rule: 'decision-not-understood', file: 'a.yaml', message: 'This decision is not understood: is: expected one line (a correction changes the words of a line, and never the number of lines), found "A lamp\\nglows.".' }]);
    expect(entryOf(result, 'lamp').base[0]?.text).toMatch(/^A lamp burns/u);
  });

  it('at its end alone, as YAML puts one there, is a correction like any other', async () => {
    const result = await ingested({ 'page.txt': pageL, 'decisions/a.yaml': correction('|\n  A lamp glows.') });
    expect(errors(result.messages)).toEqual([]);
    expect(entryOf(result, 'lamp').base[0]?.text).toBe('A lamp glows.');
  });
});

describe('a decision that is no YAML', () => {
  it('for want of quotation marks: its line, and how it is written', async () => {
    const result = await ingested({ 'page.txt': pageL, 'decisions/a.yaml': alias('Glow', 'lamp').replace('so it is', 'Kettle: so it is') });
    expect(errors(result.messages)).toMatchObject([{ rule: 'decision-yaml', file: 'a.yaml', line: 4, hint: expect.stringMatching(/^A value with a colon .* needs quotation marks: reason: "Kettle: so it is"; until then it decides nothing\.$/u) as unknown }]);
  });
});

describe('what stands in the place of a file and is none', () => {
  it('in decisions/: a message names it and says why, and the others are used', async () => {
    const folder = temporaryFolder({ 'sources/page.txt': pageL, 'decisions/good.yaml': alias('Glow', 'lamp') });
    mkdirSync(path.join(folder, 'decisions/folder.yaml'));
    symlinkSync(path.join(folder, 'nowhere.yaml'), path.join(folder, 'decisions/link.yaml'));
    const { corpus } = await ingest({ from: folder, to: path.join(folder, 'out') });
    expect(of('unreadable-file', corpus.messages).map(({ severity, message }) => [severity, message])).toEqual([
      ['error', 'decisions/folder.yaml could not be read: it is a folder'], ['error', 'decisions/link.yaml could not be read: it is a link that leads nowhere'],
    ]);
    expect(corpus.entries.flatMap(({ variants }) => variants)).toContain('Glow');
  });

  it.each([['a folder', (file: string) => mkdirSync(file)], ['a link that leads nowhere', (file: string) => { symlinkSync(`${file}-gone`, file); }]])('as corpus.yaml: one sentence and exit code 2 (%s)', async (what, put) => {
    const folder = temporaryFolder({ 'sources/page.txt': pageL });
    put(path.join(folder, 'corpus.yaml'));
    const { code, complained } = await runIngest(['--from', folder]);
    expect(code).toBe(2);
    expect(complained.trimEnd().split('\n').at(-1)).toBe(`${path.join(folder, 'corpus.yaml')} could not be read: it is ${what}.`);
    expect(complained).not.toMatch(/\n\s+at /u);
  });
});

describe('a file in decisions/ that nobody reads', () => {
  it('for its name, or for its folder: each is told, and what to do', async () => {
    const result = await ingested({ 'page.txt': pageL, 'decisions/c.yaml.txt': alias('Glow', 'lamp'), 'decisions/sub/x.yaml': alias('Gleam', 'lamp'), 'decisions/README.md': 'What we decided.', 'decisions/good.yaml': alias('Shine', 'lamp') });
    expect(of('decision-passed-over', result.messages).map(({ message, hint }) => `${message}: ${hint ?? ''}`)).toEqual([
      'decisions/c.yaml.txt is not read, and decides nothing: A decision’s name ends in .yaml: give it that name, or move the file elsewhere.',
      'decisions/sub/x.yaml is not read, and decides nothing: Move it into decisions/ itself.',
    ]);
    expect(entryOf(result, 'lamp').variants).toEqual(['Shine']);
  });
});
