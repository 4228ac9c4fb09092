import { describe, expect, it } from 'vitest';

import { textTree } from '../../src/markdown/text-tree.ts';
import type { TextElement, TextNode } from '../../src/model/texts.ts';

const block = (words: string, attributes = 'type="paragraph"') => `<Block id="p1" ${attributes}>\n  ${words}\n</Block>`;

function only(nodes: TextNode[]): TextElement {
  const [node, ...more] = nodes.filter((one) => one !== '\n');
  if (node === undefined || typeof node === 'string' || more.length > 0) throw new Error(`one element expected: ${JSON.stringify(nodes)}`);
  return node;
}

describe('the tree of a text', () => {
  it('has its words, its names and its icons as data', () => {
    const { name, attributes, children } = only(textTree(block('Pay <Icon code="T">\\[T]</Icon> to the <Ref to="lock" kind="see">lock</Ref>, *now* &lt;b>.'.replace('*now*', '<em>now</em>')), { id: 'toll' }));
    expect([name, attributes]).toEqual(['Block', { id: 'p1', type: 'paragraph', sign: '1', owner: 'toll' }]);
    expect(children).toEqual([
      'Pay ', { name: 'Icon', attributes: { code: 'T' }, children: ['[T]'] }, ' to the ', { name: 'Ref', attributes: { to: 'lock', kind: 'see' }, children: ['lock'] },
      ', ', { name: 'em', attributes: {}, children: ['now'] }, ' <b>.',
    ]);
  });

  it('says whose version it is', () => {
    expect(only(textTree(block('A toll.'), { entry: 'toll', version: '2017-02-06' })).attributes).toMatchObject({ owner: 'toll', version: '2017-02-06' });
  });

  it('has lists, with deeper items in the item above them', () => {
    const items = ['type="bullet"', 'type="bullet" level="1"', 'type="bullet"'].map((attributes, at) => block(`item ${at}`, attributes)).join('\n\n');
    const list = only(textTree(items, { id: 'toll' }));
    const elements = (nodes: TextNode[]) => nodes.filter((node) => typeof node !== 'string');
    expect([list.name, elements(list.children).length]).toEqual(['List', 2]);
    const [nested] = elements(elements(list.children)[0]?.children ?? []);
    expect(nested).toMatchObject({ name: 'List', attributes: { slot: 'nested' } });
  });

  it.each([
    ['an expression', block('{process.exit()}')],
    ['an import', `import x from "y"\n\n${block('a')}`],
    ['an element of its own', block('<script>alert(1)</script>')],
    ['an attribute that is computed', block('a', 'onclick={alert}')],
    ['Markdown besides', '# A heading'],
  ])('is none of a file with %s', (_, mdx) => {
    expect(() => textTree(mdx, { id: 'toll' })).toThrow(/ingestion/u);
  });
});

describe('quotation marks in a text', () => {
  it('are set over the whole block, through names and emphasis, and not over what is nested in it', () => {
    const items = '<Block id="a" type="bullet" lines="1" document="d" level="0">\n  Say "<Ref to="lock" kind="see">lock</Ref>", then "\n</Block>\n\n'
      + '<Block id="b" type="bullet" lines="2" document="d" level="1">\n  "Ring" twice.\n</Block>\n';
    const words = (node: TextNode): string => (typeof node === 'string' ? node : node.children.map(words).join(''));
    expect(textTree(items, { id: 'toll' }).map(words).join('')).toMatch(/^Say “lock”, then ”?“?\s*“Ring” twice\.$/u);
  });

  it('that were published curly are named, so that the published characters can be told', () => {
    expect(only(textTree(block('Say “lock” and "ring".'), { id: 'toll' }))).toMatchObject({ attributes: { curly: '1 2' }, children: ['Say “lock” and “ring”.'] });
    expect(only(textTree(block('Say "ring".'), { id: 'toll' })).attributes).not.toHaveProperty('curly');
  });
});
