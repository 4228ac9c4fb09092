import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

import { projectRoot } from '../../scripts/site/project-root.ts';
import { buildFinder } from '../../src/search/build-finder.ts';
import { shippedCorpus, shippedQueries } from './rig/shipped-corpus.ts';

interface Said { code: number; stdout: string; stderr: string }

async function run(script: string, ...args: string[]): Promise<Said> {
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [path.join('scripts', script), ...args], { cwd: projectRoot });
    return { code: 0, stdout, stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as Said;
    return { code, stdout, stderr };
  }
}

describe('npm run query', () => {
  const typed = 'tidewrite amsel';

  it('prints the results as a list, the same as the site finds', async () => {
    const { stdout } = await run('query.ts', '--json', typed);
    const listed = JSON.parse(stdout) as { headword: string; id: string; score: number; repaired: unknown[] }[];
    const found = buildFinder(shippedCorpus, '2026-01-01').find(typed, { most: 10 });
    expect(listed.map(({ id }) => id)).toEqual(found.results.map(({ document }) => document.id));
    expect(listed[0]).toMatchObject({ headword: 'Tidewright Amsel', kind: 'card', status: 'in force', repaired: [{ typed: 'tidewrite', used: 'tidewright', sure: true }] });
  });

  it('tells a person what was repaired', async () => {
    const { stdout } = await run('query.ts', 'tidewrite', 'amsel');
    expect(stdout).toMatch(/^Results for “tidewright” \(you typed “tidewrite”\)/);
    expect(stdout).toContain(' 1  Tidewright Amsel');
  });

  it('says which words stand for words that no document has', async () => {
    const { stdout } = await run('query.ts', 'who', 'commands', 'a', 'vessel');
    expect(stdout).toContain('vessel: barge');
  });

  it('offers headwords where nothing is found, and none where none looks like it', async () => {
    const { code, stdout } = await run('query.ts', 'lockpicker');
    expect(code).toBe(0);
    expect(stdout).toContain('Nothing was found. The nearest headwords:\n  Lock-Keeper Osk');
    expect((await run('query.ts', 'zzqxw')).stdout).toContain('Nothing was found, and no headword is near.');
  });

  it.each([
    ['no words', ['query.ts']],
    ['a folder without a corpus', ['query.ts', '--corpus', 'scripts', 'lamp']],
    ['no such file of queries', ['../tests/relevance/run.ts', '--queries', 'nowhere.json']],
    ['a file that is no list of queries', ['../tests/relevance/run.ts', '--queries', 'package.json']],
  ])('says what is wrong with a call: %s', async (_, [script = '', ...args]) => {
    const { code, stderr } = await run(script, ...args);
    expect(code).toBe(2);
    expect(stderr).not.toContain('    at ');
  });
});

describe('npm run bench:search', () => {
  it('measures this search and Pagefind on the same queries', async () => {
    const { stdout } = await run('../tests/relevance/run.ts', '--json');
    const figures = JSON.parse(stdout) as Record<'inForce' | 'pagefind', { relevance: Record<string, number> }>;
    for (const measure of ['hit@1', 'hit@5', 'MRR@10']) {
      expect(figures.pagefind.relevance[measure]).toBeGreaterThan(0);
      expect(figures.inForce.relevance[measure]).toBeGreaterThan(figures.pagefind.relevance[measure] ?? 1);
    }
  });

  it('takes any corpus and any queries, and shows the misses', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'in-force-queries-')), 'queries.json');
    writeFileSync(file, JSON.stringify([{ q: 'lamp', expect: ['No Such Headword'] }]));
    const { stdout } = await run('../tests/relevance/run.ts', '--corpus', path.dirname(shippedQueries), '--queries', file);
    expect(stdout).toContain('lamp: No Such Headword not among the first ten; first is lamp');
  });

  it('measures each set of questions by itself', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'in-force-questions-')), 'questions.json');
    writeFileSync(file, JSON.stringify([{ q: 'lamp', expect: ['lamp'], set: 'one' }, { q: 'lamp', expect: ['No Such Headword'], set: 'two' }]));
    const { stdout } = await run('../tests/relevance/run.ts', '--questions', file);
    expect(stdout).toMatch(/^one \(1\) +1\.000 +1\.000 +1\.000$/mu);
    expect(stdout).toMatch(/^two \(1\) +0\.000 +0\.000 +0\.000$/mu);
    expect(stdout).toContain('Not among the first five:');
  });
});
