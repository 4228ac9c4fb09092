import type { Message } from '../../src/model/corpus.ts';
import type { Alias, Decision, LineCorrection, Placement, SameEntry } from './decision.ts';

/** Decisions by kind, each for the stage that carries it out. */
export interface SortedDecisions {
  placements: Placement[];
  corrections: LineCorrection[];
  aliases: Alias[];
  sameEntries: SameEntry[];
}

/** The decisions by kind, those of one kind in the order given. */
export function sortDecisions(decisions: Decision[]): SortedDecisions {
  const of = <K extends Decision['kind']>(kind: K) =>
    decisions.filter((decision): decision is Extract<Decision, { kind: K }> => decision.kind === kind);
  return { placements: of('place'), corrections: of('line'), aliases: of('alias'), sameEntries: of('same-entry') };
}

/** A message for each decision that names something which is not there: a document, an entry, a headword. */
export function unusedNames({ corrections, aliases, sameEntries }: SortedDecisions, documents: Set<string>, names: Set<string>): Message[] {
  return [
    ...corrections
      .filter(({ document }) => !documents.has(document))
      .map(({ file, document }) => unused(file, `there is no document “${document}”`)),
    ...aliases.filter(({ entry }) => !names.has(entry)).map(({ file, entry }) => unused(file, `there is no entry “${entry}”`)),
    ...sameEntries.flatMap(({ file, headwords }) =>
      headwords.filter((name) => !names.has(name)).map((name) => unused(file, `there is no entry “${name}”`)),
    ),
  ];
}

/** Says that a decision had nothing to decide. */
export function unused(file: string, why: string): Message {
  return {
    rule: 'decision-unused',
    severity: 'warning',
    file,
    line: null,
    message: `This decision is not used: ${why}.`,
    hint: 'Correct the name, or delete the file.',
  };
}
