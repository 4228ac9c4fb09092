/** The day that it is: one for all that comes of a call, the operator's own unless `IN_FORCE_TODAY` names another. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { operatorsToday } from '../../scripts/command/today.ts';
import { projectRoot } from '../../scripts/site/project-root.ts';
import { corpus as corpusSchema } from '../../src/model/corpus.ts';
import { localDay } from '../../src/model/dates.ts';
import { glossaryPage, rulingsDocument } from '../ingest/rig/sample-documents.ts';
import { temporaryFolder } from '../ingest/rig/temporary-folder.ts';

function call(day: string, script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`, ...args], {
    cwd: projectRoot, encoding: 'utf8', env: { ...process.env, IN_FORCE_TODAY: day },
  });
  return { status, stdout, stderr };
}

afterEach(() => { vi.unstubAllEnvs(); });

describe('the day of a moment', () => {
  it.each([
    ['Pacific/Auckland', '2026-06-01T13:00:00Z', '2026-06-02'],
    ['America/Los_Angeles', '2026-06-01T05:00:00Z', '2026-05-31'],
    ['UTC', '2026-06-01T23:59:59Z', '2026-06-01'],
  ])('is that of the clock’s place: %s', (zone, moment, day) => {
    vi.stubEnv('TZ', zone);
    expect(localDay(new Date(moment))).toBe(day);
  });
});

describe('the operator’s today', () => {
  it('is the day that is named, else that of the clock', () => {
    vi.stubEnv('IN_FORCE_TODAY', '2001-01-01');
    expect(operatorsToday()).toBe('2001-01-01');
    vi.stubEnv('IN_FORCE_TODAY', undefined);
    expect([localDay(new Date()), localDay(new Date(Date.now() - 60_000))]).toContain(operatorsToday());
  });

  it.each(['yesterday', '2026-02-30', '1 May 2020', ''])('is not “%s”', (named) => {
    vi.stubEnv('IN_FORCE_TODAY', named);
    expect(operatorsToday).toThrow(/IN_FORCE_TODAY is .*: expected a day such as 2020-05-01\./u);
  });

  it.each([['ingest'], ['check'], ['build'], ['start'], ['dev'], ['export'], ['query', 'lamp']])('where it is none, %s says so in one sentence and with exit code 2', (script, ...args) => {
    const { status, stdout, stderr } = call('tomorrow', script, ...args);
    expect(stderr).toBe('IN_FORCE_TODAY is “tomorrow”: expected a day such as 2020-05-01.\n');
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });

  it('is that of which the texts are read, and searched', () => {
    const folder = temporaryFolder({
      'page.txt': glossaryPage('L', 'lamp\nA lamp is lit.', 'lock\nA lock is shut.'),
      'rulings.txt': rulingsDocument('3 May 2015', 'lamp - Replace “lit” with “dark”.'),
    });
    const inForce = (day: string, ...args: string[]): string | undefined => {
      expect(call(day, 'ingest', '--from', folder, '--to', path.join(folder, 'out'), ...args)).toMatchObject({ status: 0 });
      return corpusSchema.parse(JSON.parse(readFileSync(path.join(folder, 'out/corpus.json'), 'utf8'))).entries.find(({ id }) => id === 'lamp')?.text[0]?.text;
    };
    const found = (day: string): unknown => (JSON.parse(call(day, 'query', '--json', '--corpus', path.join(folder, 'out'), 'lamp').stdout) as unknown[])[0];
    expect(inForce('2015-05-02')).toBe('A lamp is lit.');
    expect(inForce('2015-05-03')).toBe('A lamp is dark.');
    expect(inForce('2015-05-03', '--today', '2015-05-02')).toBe('A lamp is lit.');
    expect(found('2015-05-02')).toMatchObject({ excerpt: 'A lamp is lit.', amended: null });
    expect(found('2015-05-03')).toMatchObject({ excerpt: 'A lamp is dark.', amended: '2015-05-03' });
  });
});
