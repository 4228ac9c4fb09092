import { isatty } from 'node:tty';

import { createColors } from 'picocolors';

import type { SearchDocument } from '../../src/search/documents/search-document.ts';
import type { Finding, Result } from '../../src/search/finding.ts';
import type { Mark } from '../../src/search/show/marks.ts';

/** Weight on a terminal alone: what is piped on is plain text, in a build server as well. */
const { bold, dim } = createColors(isatty(1));

/**
 * The results of a search as a person reads them: the headword, what it is, and the words in their context.
 *
 * @param nearest - what to offer where nothing was found
 */
export function asLines(finding: Finding, nearest: readonly SearchDocument[]): string[] {
  const repairs = finding.repairs.map(({ typed, used, sure }) => (sure ? `Results for “${used}” (you typed “${typed}”). To search exactly: --exact` : `Nothing has “${typed}”. Did you mean “${used}”? Results for that:`));
  const instead = finding.instead.map((word) => `No rule says “${word}”; near in meaning:`);
  if (finding.results.length > 0) return [...repairs, ...instead, ...finding.results.flatMap(linesOf)];
  return nearest.length === 0 ? ['Nothing was found, and no headword is near.'] : ['Nothing was found. The nearest headwords:', ...nearest.map(({ headword }) => `  ${headword}`)];
}

function linesOf({ document, score, marks, byName, excerpt, because }: Result, at: number): string[] {
  const standing = [
    document.kind,
    document.standing,
    ...(byName === null ? [] : [`also ${marked(byName.name, byName.marks)}`]),
    ...because.map(({ typed, used }) => `${typed}: ${used}`),
  ].join(', ');
  const head = `${String(at + 1).padStart(2)}  ${marked(document.headword, marks)}  ${dim(`(${standing}; ${score.toFixed(2)})`)}`;
  return excerpt === null ? [head] : [head, `    ${marked(excerpt.text, excerpt.marks)}`];
}

function marked(text: string, marks: readonly Mark[]): string {
  let written = '';
  let at = 0;
  for (const [from, to] of marks) {
    written += text.slice(at, from) + bold(text.slice(from, to));
    at = to;
  }
  return written + text.slice(at);
}
