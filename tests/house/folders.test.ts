import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { projectRoot } from '../../scripts/site/project-root.ts';

it('the README says of every folder of scripts what it holds', () => {
  const folders = readdirSync(path.join(projectRoot, 'scripts'), { withFileTypes: true }).filter((one) => one.isDirectory()).map(({ name }) => name);
  const rows = readFileSync(path.join(projectRoot, 'README.md'), 'utf8').split('\n').filter((line) => line.startsWith('| `scripts/'));
  const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(?:scripts\/)?(?<name>[\w-]+)(?:\/[\w-]+)?`/gu)].map(({ groups }) => groups?.['name']));
  expect(named.toSorted()).toEqual(folders.toSorted());
});
