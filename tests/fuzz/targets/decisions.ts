import fc from 'fast-check';

import { consolidate } from '../../../scripts/consolidate/consolidate.ts';
import { sortDecisions } from '../../../scripts/decisions/sort-decisions.ts';
import { correctSources, readDecisions } from '../../../scripts/ingest/decisions.ts';
import { interpretAll } from '../../../scripts/interpret/interpret.ts';
import { link } from '../../../scripts/link/link.ts';
import { weave } from '../../../scripts/link/weave.ts';
import { parseCorpusConfig } from '../../../scripts/read/corpus-config.ts';
import { readSource } from '../../../scripts/read/read-source.ts';
import { segmentAll } from '../../../scripts/segment/segment.ts';
import { corpusFiles } from '../../../scripts/write/corpus-files.ts';
import { pageL, rulings2010 } from '../../ingest/rig/sample-documents.ts';
import { target } from '../target.ts';
import { changed } from './changed.ts';

const signed = 'reason: So it was said.\nby: A keeper\ndate: 2010-06-01\n';
const wholes = [
  `kind: alias\nname: lampe\nentry: lamp\n${signed}`,
  `kind: line\ndocument: page.txt\nline: 8\nwas: A lamp burns until dawn. See lantern, wick.\nis: A lamp burns. See lock.\n${signed}`,
  `kind: place\namendment: lock-1\nentry: lock\nwhere: { how: replace, blocks: [p1] }\nhash: ${'a'.repeat(64)}\n${signed}`,
  `kind: place\namendment: lock-1\nwhere: { how: replace, blocks: [p1], words: lock, nth: every }\nhash: ${'a'.repeat(64)}\n${signed}`,
  `kind: place\namendment: lock-1\nwhere: { how: beside }\nhash: ${'a'.repeat(64)}\n${signed}`,
  `kind: same\nnames: [lamp, lantern]\n${signed}`,
];
const words = ['kind: alias\n', 'kind: line\n', 'line: 0\n', 'line: 1e9\n', 'entry: lock\n', 'name: lock\n', 'is: |\n  a\n  b\n', '*a', '&a ', '!!binary ', '{', ']', '---\n', '\t', '__proto__', 'document: rulings.txt\n', '""', '<<: *x'];

const filesOf = fc.array(fc.oneof(...wholes.map((text) => changed(text, words))), { minLength: 1, maxLength: 4 })
  .map((texts) => texts.map((text, at) => ({ file: `${at}.yaml`, text })));

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Decisions in any state: each is carried out or spoken of, and the corpus is made all the same. */
export const decisions = target({
  name: 'decisions',
  cases: filesOf,
  holds: async (given) => {
    const decided = readDecisions(given);
    const read = [await readSource('page.txt', bytes(pageL)), await readSource('rulings.txt', bytes(rulings2010))];
    const { sources } = correctSources(read.flatMap(({ source }) => source ?? []), decided.decisions);
    const linked = link(interpretAll(segmentAll(sources).documents), parseCorpusConfig(''), sortDecisions(decided.decisions));
    corpusFiles(weave(consolidate(linked, decided.decisions)));
    if (decided.decisions.length + decided.messages.length === 0) throw new Error('A decision was neither read nor reported.');
  },
});
