import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { interpretAll } from '../../scripts/interpret/interpret.ts';
import { link } from '../../scripts/link/link.ts';
import type { LinkedCorpus } from '../../scripts/link/linked.ts';
import { parseCorpusConfig } from '../../scripts/read/corpus-config.ts';
import { withExtent } from '../../scripts/segment/extent/extent.ts';
import type { SegmentedDocument } from '../../scripts/segment/segments.ts';
import { glossaryPage, rulingsDocument } from '../ingest/rig/sample-documents.ts';
import { cut, sourceOf } from '../segment/rig/cut.ts';

const names = ['tack', 'taper', 'tarpaulin', 'teller', 'tide', 'tiller', 'toll', 'tow', 'trim', 'turn'];
const pageT = glossaryPage('T', ...names.map((name) => `${name}\nA ${name} is kept by its keeper until the next bell. Nobody lends it to a cat.`)).trimEnd();
const pageL = glossaryPage('L', `lamp\nA lamp burns until dawn. See ${names.join(', ')}.`, 'lantern\nA lantern is carried. See lamp.', 'lock\nA lock has two gates. See lamp, lantern.');
const rulings = rulingsDocument('3 May 2010', ...names.map((name) => `${name} - It may be lent.`));

async function linked(texts: readonly string[], config = ''): Promise<LinkedCorpus> {
  const sources = await Promise.all(texts.map((text, at) => sourceOf(text, `${String(at)}.txt`)));
  const documents = sources.flatMap((source) => {
    const document = cut(source);
    return document === null ? [] : [{ source, document }];
  });
  return link(interpretAll(documents), parseCorpusConfig(config));
}

/** What is said of the names on the page: each reason for which one leads nowhere. */
const reasons = ({ entries, rulings: list }: LinkedCorpus): unknown[] =>
  [...entries.flatMap(({ seeAlso }) => seeAlso), ...list.map(({ targetReason }) => ({ reason: targetReason }))].map(({ reason }) => reason);

const proofs = ['no such entry', 'new entry'];

describe('a page cut short beside others', () => {
  it('whole, has every name that is asked for', async () => {
    expect(reasons(await linked([pageT, pageL, rulings])).filter((reason) => reason !== null)).toEqual([]);
  });

  it('in the midst of a sentence, proves nothing by what is absent from it', async () => {
    await fc.assert(fc.asyncProperty(fc.integer({ min: Math.ceil(pageT.length / 5), max: pageT.length - 1 }), async (end) => {
      const rest = pageT.slice(0, end).trimEnd();
      fc.pre(/[a-z]$/u.test(rest) && pageT.charAt(end) !== '\n');
      expect(reasons(await linked([rest, pageL, rulings])).filter((reason) => proofs.includes(String(reason)))).toEqual([]);
    }), { numRuns: 25 });
  });

  it('behind a sentence, proves nothing where most of what is asked for is absent', async () => {
    for (let kept = 1; kept < names.length / 2; kept++) {
      const rest = pageT.slice(0, pageT.indexOf(`\n${names[kept] ?? ''}\n`)).trimEnd();
      const corpus = await linked([rest, pageL, rulings]);
      expect(reasons(corpus).filter((reason) => proofs.includes(String(reason)))).toEqual([]);
      const held = corpus.documents.flatMap(({ extent }) => extent).filter(({ letter }) => letter === 'T');
      expect(held.map(({ why }) => why)).toEqual(held.map(() => `lacks ${String(names.length - kept)} of the ${String(names.length)} names under T that these documents ask for`));
      expect(held).toHaveLength(kept < 2 ? 0 : 1);
    }
  });

  it('lacks one name or two of many in its midst, and is whole: then such an entry is new', async () => {
    const without = `${pageT.slice(0, pageT.indexOf('\ntow\n'))}${pageT.slice(pageT.indexOf('\ntrim\n'))}`;
    expect(reasons(await linked([without, pageL, rulings])).filter((reason) => reason !== null)).toEqual(['no such entry', 'new entry']);
  });

  it('behind any of its entries, or before one, proves nothing of the names beyond, where the page has no head or foot there', async () => {
    const at = (name: string): number => pageT.indexOf(`\n${name}\n`) + 1;
    const parts = names.slice(1).flatMap((name) => [pageT.slice(0, at(name)).trimEnd(), pageT.slice(at(name))]);
    for (const part of parts) {
      const some = rulingsDocument('3 May 2010', 'tack - It may be lent.', 'turn - It may be lent.');
      expect(reasons(await linked([part, pageL, some])).filter((reason) => proofs.includes(String(reason)))).toEqual([]);
    }
  });

  it('has a foot behind its last entry: a name that would stand there is new', async () => {
    const more = rulingsDocument('3 May 2010', 'tack - It may be lent.', 'twine - It may be lent.');
    expect(reasons(await linked([pageT, pageL, more])).filter((reason) => reason !== null)).toEqual(['new entry']);
    const bare = pageT.slice(0, pageT.lastIndexOf('A - B')).trimEnd();
    expect(reasons(await linked([bare, pageL, more])).filter((reason) => reason !== null)).toEqual(['entry not in this copy']);
  });

  it('is asked for no name that a ruling itself calls new', async () => {
    const bare = pageT.slice(0, pageT.lastIndexOf('A - B')).trimEnd();
    const fresh = rulingsDocument('3 May 2010', 'tack - It may be lent.', 'twine - New entry: "It holds what it binds."');
    expect(reasons(await linked([bare, pageL, fresh])).filter((reason) => reason !== null)).toEqual(['new entry']);
  });

  it('is whole where its operator says so', async () => {
    const rest = pageT.slice(0, pageT.indexOf(`\n${names[3] ?? ''}\n`)).trimEnd();
    const corpus = await linked([rest, pageL], 'documents: [{ file: 0.txt, extent: whole }]');
    expect(reasons(corpus)).toContain('no such entry');
  });

  it('with entries in no order of the alphabet, is whole in none of their letters', async () => {
    const source = await sourceOf(['Amber – It is found in sand. Cats ignore it.', 'Bream – A fish of the canal. It bites.', 'Cord – It ties a barge. It frays.', 'Salt – It holds a cask, and nothing'].join('\n\n'));
    const document = cut(source);
    const whole = (entries: SegmentedDocument['entries']): string[] => (document === null ? [] : withExtent(source, { ...document, entries }).extent.filter((one) => one.whole).map(({ letter }) => letter));
    const [amber, bream, cord, salt] = document?.entries ?? [];
    if (!amber || !bream || !cord || !salt) throw new Error('four entries are read');
    expect(whole([amber, bream, cord, salt])).toEqual(['A', 'B', 'C']);
    expect(whole([cord, amber, bream, salt])).toEqual([]);
  });
});
