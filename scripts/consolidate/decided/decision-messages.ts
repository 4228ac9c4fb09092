import type { Message } from '../../../src/model/corpus.ts';
import type { Placement } from '../../decisions/decision.ts';
import { unused, unusedNames } from '../../decisions/sort-decisions.ts';
import type { SortedDecisions } from '../../decisions/sort-decisions.ts';
import type { LinkedCorpus } from '../../link/linked.ts';
import { sortKey } from '../../names/sort-key.ts';
import type { Decided } from './as-decided.ts';

/** What became of the decisions, where there is something to say: lapsed, in vain, or never used. */
export function decisionMessages(sorted: SortedDecisions, decided: Decided[], { documents, entries }: LinkedCorpus): Message[] {
  const looked = new Set(decided.map(({ placement }) => placement.file));
  const names = new Set(entries.flatMap(({ id, headword, variants }) => [id, headword, ...variants]));
  return [
    ...decided.flatMap(({ placement, problem, lapsed }) => (problem === null ? [] : [lapsed === true ? outdated(placement, problem) : inVain(placement, problem)])),
    ...sorted.placements
      .filter(({ file }) => !looked.has(file))
      .map(({ file, amendment }) => unused(file, `there is no amendment “${amendment}”`)),
    ...namesOfOthers(sorted.aliases, entries),
    ...unusedNames(sorted, new Set(documents.flatMap(({ id, file }) => [id, file])), names),
  ];
}

/** Names given to one entry that are another's own: whoever asks for such a name is led to the entry that is headed so. */
function namesOfOthers(aliases: SortedDecisions['aliases'], entries: LinkedCorpus['entries']): Message[] {
  return aliases.flatMap(({ file, name, entry }) => {
    const own = entries.find(({ headword }) => sortKey(headword) === sortKey(name));
    const meant = entries.find(({ id, headword }) => id === entry || headword === entry);
    if (own === undefined || meant === undefined || own.id === meant.id) return [];
    return [{
      rule: 'alias-of-another', severity: 'warning' as const, file, line: null,
      message: `decisions/${file} has “${name}” lead to “${meant.headword}”, but an entry is headed “${own.headword}”: the name leads there`,
      hint: 'If both are one entry, say so by a decision of kind same-entry; else delete the file.',
    }];
  });
}

function outdated({ file, amendment }: Placement, problem: string): Message {
  return {
    rule: 'decision-lapsed',
    severity: 'warning',
    file,
    line: null,
    message: `The decision on ${amendment} has lapsed: ${problem}. The amendment is treated as if nothing had been decided.`,
    hint: 'Look at the texts again, and decide anew or delete the file.',
  };
}

/** The text is what it was, and the decision does not fit it. */
function inVain({ file, amendment }: Placement, problem: string): Message {
  return {
    rule: 'decision-not-carried-out',
    severity: 'warning',
    file,
    line: null,
    message: `The decision on ${amendment} cannot be carried out: ${problem}. The amendment is treated as if nothing had been decided.`,
    hint: 'Correct the file. What is to stay beside the text as it is has `how: beside`.',
  };
}
