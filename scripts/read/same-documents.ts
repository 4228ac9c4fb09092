/** One document under two names. */
import type { Message } from '../../src/model/corpus.ts';
import type { SourceFile } from './source-file.ts';

/**
 * Reads: documents, and the files that the operator speaks of. Writes: each document once, and a message for each that says
 * line for line what another says. The one that the operator speaks of is read, else the one with the shorter name: "(1)" is
 * what programs add to a copy. Two of which the operator speaks apart are two: editions that print the same, of different days.
 */
export function eachOnce(sources: readonly SourceFile[], spokenOf: ReadonlySet<string>): { sources: SourceFile[]; messages: Message[] } {
  const groups = [...Map.groupBy(sources, sayingsOf).values()].map((same) => same.toSorted((one, other) => rank(one, spokenOf) - rank(other, spokenOf) || one.file.length - other.file.length));
  const leftOut = new Map(groups.flatMap(([first, ...others]) => (first === undefined ? [] : others.filter(({ file }) => !spokenOf.has(file)).map((other) => [other, first] as const))));
  return { sources: sources.filter((source) => !leftOut.has(source)), messages: [...leftOut].map(([{ file }, { file: read }]) => sameAs(file, read)) };
}

const sayingsOf = ({ reading }: SourceFile): string => reading.map(({ text, heading }) => `${heading ?? ''} ${text}`.trimEnd()).join('\n').trim();

const rank = ({ file }: SourceFile, spokenOf: ReadonlySet<string>): number => (spokenOf.has(file) ? 0 : 1);

function sameAs(file: string, read: string): Message {
  return {
    rule: 'same-document', severity: 'warning', file, line: null,
    message: `${file} and ${read} are the same document: ${read} is read, and ${file} is not`,
    hint: 'Move one of them out of the folder. If they are two editions that print the same, say the day of each in corpus.yaml.',
  };
}
