/** A file holds one idea, and can be read in one go. */
import { readFileSync, readdirSync } from 'node:fs';

import { expect, test } from 'vitest';

const MOST_LINES = 200;

const root = new URL('../../', import.meta.url);
const files = ['scripts', 'src'].flatMap((folder) => readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`)).filter((name) => /\.(?:ts|astro|css|ohm)$/.test(name));

test(`no file of the program has over ${MOST_LINES} lines`, () => {
  expect(files.length).toBeGreaterThan(500);
  const long = files.filter((name) => readFileSync(new URL(name, root), 'utf8').trimEnd().split('\n').length > MOST_LINES);
  expect(long).toEqual([]);
});
