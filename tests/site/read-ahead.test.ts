import { expect, test } from 'vitest';

import { readingUntil } from '../../scripts/site/read-ahead.ts';
import { textTree } from '../../src/markdown/text-tree.ts';

const owner = { id: 'lamp' };
const mdx = '<Block id="lamp-p1" type="paragraph" lines="1">\nA lamp burns.\n</Block>\n';
const textOf = (file: string) => ({ file, owner, mdx });

test('texts are read as a page would read them, until what is waited for is there', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const last = { file: 'c.mdx', owner, get mdx() { resolve('the program'); return mdx; } };
  const { awaited, texts } = await readingUntil(promise, [textOf('a.mdx'), { ...textOf('b.mdx'), mdx: '{1 + 1}' }, last, textOf('d.mdx')]);
  expect(awaited).toBe('the program');
  // What cannot be read is left to the page that shows it.
  expect([...texts]).toEqual(['a.mdx', 'c.mdx'].map((file) => [file, { mdx, tree: textTree(mdx, owner) }]));
});

test('none is read where it is there, and its failure is told', async () => {
  expect((await readingUntil(Promise.resolve(1), [textOf('a.mdx')])).texts.size).toBe(0);
  await expect(readingUntil(Promise.reject(new Error('There is no program.')), [textOf('a.mdx')])).rejects.toThrow('There is no program.');
});
