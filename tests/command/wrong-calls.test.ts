import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';

import { describe, expect, it } from 'vitest';

import { projectRoot } from '../../scripts/site/project-root.ts';
import { temporaryFolder } from '../ingest/rig/temporary-folder.ts';

function call(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`, ...args], {
    cwd: projectRoot, encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const wrong = [
  { what: 'an unknown option', script: 'start', args: ['--prot', '1'], says: /unknown option.*--port/i },
  { what: 'a missing value', script: 'start', args: ['--port'], says: /argument missing/ },
  { what: 'a port that is no number', script: 'start', args: ['--port', 'x'], says: /from 1 to 65535/ },
  { what: 'a port too high', script: 'start', args: ['--port', '70000'], says: /from 1 to 65535/ },
  { what: 'no such folder', script: 'start', args: ['--from', 'no-such-folder'], says: /no folder .*no-such-folder/ },
  { what: 'a file for a folder', script: 'ingest', args: ['--from', 'package.json'], says: /is a file/ },
  { what: 'the two dashes forgotten', script: 'start', args: ['4000'], says: /two dashes/ },
  { what: 'a folder never ingested', script: 'build', args: ['--corpus', tmpdir()], says: /no corpus\.json/ },
  { what: 'a base that is no path', script: 'build', args: ['--base', 'http://x/?y'], says: /a path such as/ },
  { what: 'an address that is none', script: 'build', args: ['--address', 'rules.example'], says: /such as https/ },
  { what: 'an address and a base that do not agree', script: 'build', args: ['--address', 'https://rules.example/a/', '--base', '/b/'], says: /different paths/ },
  { what: 'a count of nothing', script: '../tests/bench/run', args: ['--entries', '0'], says: /1 or more/ },
];

describe('a wrong call', () => {
  it.each(wrong)('$what: one sentence and exit code 2', ({ script, args, says }) => {
    const { status, stdout, stderr } = call(script, ...args);
    expect(stderr).toMatch(says);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });

  it('a port that somebody else has: one sentence and exit code 2', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const { status, stderr } = call('start', '--port', String(port));
    server.close();
    expect(stderr).toBe(`Port ${port} is in use: name another one, or leave out --port to take the next that is free.\n`);
    expect(status).toBe(2);
  });

  it.each(['build', 'export'])('%s of a corpus.json that breaks off: one sentence and exit code 2', (script) => {
    const folder = temporaryFolder({ 'corpus/corpus.json': '{"schema":2' });
    const { status, stderr } = call(script, '--corpus', `${folder}/corpus`, '--to', `${folder}/site`);
    expect(stderr.trimEnd().split('\n').at(-1)).toBe(`${folder}/corpus/corpus.json is not a corpus this program can read: ingest the documents again.`);
    expect(stderr).not.toContain('    at ');
    expect(status).toBe(2);
    expect(existsSync(`${folder}/site`)).toBe(false);
  });
});

describe.each([...['start', 'dev', 'ingest', 'build'].map((name) => ({ name, script: name })), { name: 'bench', script: '../tests/bench/run' }])('--help of $name', ({ name, script }) => {
  it('says how it is called and what its options do', () => {
    const { status, stdout, stderr } = call(script, '--help');
    expect(stdout).toContain(`Usage: npm run ${name} -- [options]`);
    expect(stdout).toContain('--help');
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });
});
