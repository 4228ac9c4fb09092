import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { amendment, block, document, entry, ruling, version } from './arrange.ts';
import { projectRoot } from '../../scripts/site/project-root.ts';
import { changesIn } from '../../src/model/period/changes.ts';
import { during, since } from '../../src/model/period/period.ts';
import { rulingChanges } from '../../src/model/period/ruling-changes.ts';
import type { RulingChanges } from '../../src/model/period/ruling-changes.ts';
import { corpus as schema } from '../../src/model/corpus.ts';
import type { Ruling } from '../../src/model/corpus.ts';

const documents = [document('first', { date: '2015-01-05' }), document('second', { date: '2016-01-04' }), document('third', { date: '2017-01-02' })];
const [first = document(''), second = document(''), third = document('')] = documents;
const refused = [amendment('a', { outcome: 'not applied', reason: { why: 'text not found', more: null } })];
const clarifies = [amendment('c', { operation: 'clarification', outcome: 'not applied', reason: { why: 'no instruction', more: null } })];
const next = (id: string, by: string): Ruling['supersededBy'] => ({ document: by, entry: null, ruling: id, how: 'repeated', block: null, likeness: null });
const says = (text: string) => [block('r1', text)];

const lists = ({ notApplied, explaining, repeated, superseded }: RulingChanges) => ({
  notApplied: notApplied.map(({ ruling: one }) => one.id),
  explaining: explaining.map(({ ruling: one }) => one.id),
  repeated: repeated.map(({ ruling: one }) => one.id),
  superseded: superseded.map(({ id }) => id),
});
const none = { notApplied: [], explaining: [], repeated: [], superseded: [] };

describe('rulings that a stretch of time brought', () => {
  it('are told apart: those that change rules but no text, those that clarify, those older than the edition', () => {
    const rulings = [
      ruling('refused', 'second', { amendments: refused }),
      ruling('clarifies', 'second', { amendments: clarifies }),
      ruling('older', 'second', { amendments: refused, supersededBy: { document: 'glossary', entry: null, ruling: null, how: 'found', block: null, likeness: 1 } }),
    ];
    expect(lists(rulingChanges({ documents, entries: [], rulings }, during({ documents }, second))))
      .toEqual({ ...none, notApplied: ['refused'], explaining: ['clarifies'], superseded: ['older'] });
  });

  it('are nothing new where an earlier document said the same, whatever its capitals', () => {
    const rulings = [
      ruling('old', 'first', { amendments: refused, blocks: says('FOG HIDES A BARGE.'), supersededBy: next('again', 'second') }),
      ruling('again', 'second', { amendments: refused, blocks: says('Fog hides a barge.'), supersededBy: next('once-more', 'third') }),
      ruling('once-more', 'third', { amendments: refused, blocks: says('Fog hides a barge.') }),
    ];
    expect(lists(rulingChanges({ documents, entries: [], rulings }, since({ documents }, first)))).toEqual({ ...none, repeated: ['again', 'once-more'] });
    expect(lists(rulingChanges({ documents, entries: [], rulings }, during({ documents }, first)))).toEqual({ ...none, notApplied: ['old'] });
  });

  it('are new where the words were changed, and then stand until they were replaced', () => {
    const rulings = [
      ruling('old', 'first', { amendments: refused, supersededBy: next('other', 'second') }),
      ruling('other', 'second', { amendments: refused, blocks: says('Fog hides two barges.'), supersededBy: next('last', 'third') }),
      ruling('last', 'third', { amendments: refused, blocks: says('Fog hides none.') }),
    ];
    const { notApplied } = rulingChanges({ documents, entries: [], rulings }, since({ documents }, first));
    expect(notApplied.map(({ ruling: one, from, to }) => [one.id, from, to])).toEqual([['other', '2016-01-04', '2017-01-02'], ['last', '2017-01-02', null]]);
  });

  it('are in no list where they made a version, and nothing new where what they ask for was in force', () => {
    const entries = [entry('fog', [version('2017-01-02', 'third', 'Thick.', ['made'])])];
    const rulings = [ruling('makes', 'third', { amendments: [amendment('made')] }), ruling('late', 'third', { amendments: [amendment('in-force-already')] })];
    expect(lists(rulingChanges({ documents, entries, rulings }, during({ documents }, third)))).toEqual({ ...none, repeated: ['late'] });
  });
});

describe('the shipped corpus', () => {
  const corpus = schema.parse(JSON.parse(readFileSync(path.join(projectRoot, 'content/corpus.json'), 'utf8')));

  it.each(corpus.documents.filter(({ kind }) => kind === 'rulings'))('accounts for every ruling of $id', (one) => {
    const changes = changesIn(corpus, during(corpus, one));
    const made = new Set(changes.entries.flatMap(({ steps }) => steps.flatMap((step) => step.amendments)));
    const listed = new Set([...changes.notApplied, ...changes.explaining, ...changes.repeated].map((standing) => standing.ruling.id));
    for (const { id } of changes.superseded) listed.add(id);
    const missing = corpus.rulings.filter((each) => each.document === one.id && !listed.has(each.id) && !each.amendments.some(({ id }) => made.has(id)));
    expect(missing.map(({ id }) => id)).toEqual([]);
  });
});
