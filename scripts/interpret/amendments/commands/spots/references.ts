import { firstOf } from '../../grammar/branch-search.ts';
import type { Branch } from '../../grammar/parse-change.ts';
import type { Spot } from '../command.ts';
import { positionOf } from '../../../../language/en/numbers.ts';
import { quotedName } from '../quoted.ts';
import { nameIn } from '../words-in.ts';
import type { Meaning } from './meaning.ts';

/** What is named as a reference, or as the line of them. */
export const references: Readonly<Record<string, Meaning>> = {
  // the cross-reference to "storms"
  References: (branch) => {
    const name = firstOf(branch, 'quotation', 'name');
    return { unit: 'cross-reference', old: name && quotedName(name), within: name ? null : 'references' };
  },
  // the reference to docking; that to ship; docking
  RefTo: (branch, read) => ({ ...read.parts({ ...branch, branches: branch.branches.filter(({ rule }) => rule !== 'RefName') }), ...namedReference(branch) }),
  KeptReference: (branch, read) => read.branch(firstOf(branch, 'RefTo', 'References') ?? branch),
  RefOld: namedReference,
  ListedName: namedReference,
  ListedBeside: (branch) => ({ beside: nameIn(firstOf(branch, 'ListedOther') ?? branch), position: /^\W*(?:after|behind)/.test(branch.words) ? 'after' : 'before' }),
  ListedEdge: (branch) => ({ position: branch.words.startsWith('first') ? 'start' : 'end' }),
  ListedEnd: (branch) => ({ unit: 'cross-reference', position: / (?:end|bottom|back|foot) of /.test(branch.words) ? 'end' : 'start' }),
  OnlyRef: () => ({ unit: 'cross-reference' }),
  refsAlone: () => ({ unit: 'cross-reference', within: 'references' }),
  OldBare: namedReference,
  // the closing "See" line; the reference at the end
  refList: ({ words }) => ({ unit: 'cross-reference', within: 'reference line', position: atTheFoot.test(words) ? 'end' : null }),
  refAmong: ({ words }) => ({ within: 'references', position: atTheFoot.test(words) ? 'end' : null }),
  refThere: ({ words }) => ({ within: 'references', position: atTheFoot.test(words) ? 'end' : null }),
  refAtTheirEnd: () => ({ within: 'references' }),
  refAtEnd: () => ({ within: 'references', position: 'end' }),
  refCount: ({ words }) => ({ times: positionOf(words.trim()) }),
};

/** What names the end of the entry, where its references stand. */
const atTheFoot = /\b(?:last|final|closing|concluding|bottom|end|foot|close|conclude)\b/;

function namedReference(branch: Branch): Partial<Spot> {
  return { unit: 'cross-reference', old: nameIn(branch) };
}
