/** A name that a decision gives to one entry, and that is another's own, leads where it led: a person is told. */
import { expect, it } from 'vitest';

import { ingested, of } from './rig/ingested.ts';
import { pageL, rulingsDocument } from './rig/sample-documents.ts';

const alias = (name: string, entry: string): string => `kind: alias\nname: ${name}\nentry: ${entry}\nreason: it is called so\nby: the keeper\ndate: 2020-01-31\n`;
const read = (name: string, entry: string) => ingested({ 'page.txt': pageL, 'r.txt': rulingsDocument('3 May 2010', 'lantern - Delete the second paragraph.', 'Lock - A lock has one keeper.', 'oar - See **lock**.'), 'decisions/a.yaml': alias(name, entry) });

it.each([['lock', 'lamp'], ['Lock', 'lamp']])('“%s” for “%s”', async (name, entry) => {
  const { corpus, messages } = await read(name, entry);
  expect(of('alias-of-another', messages)).toMatchObject([{ severity: 'warning', file: 'a.yaml', message: `decisions/a.yaml has “${name}” lead to “lamp”, but an entry is headed “lock”: the name leads there` }]);
  expect(corpus.rulings.map(({ topic, entry: leadsTo }) => [topic, leadsTo])).toContainEqual(['Lock', 'lock']);
});

it.each([['lampion', 'lamp'], ['Lamp', 'lamp'], ['lock', 'quay']])('nothing is said of “%s” for “%s”', async (name, entry) => {
  expect(of('alias-of-another', (await read(name, entry)).messages)).toEqual([]);
});
