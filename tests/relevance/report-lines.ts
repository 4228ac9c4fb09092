import type { Judged, Miss } from './relevance.ts';

export interface Figures {
  /** The corpus's title. */
  corpus: string;
  /** How many queries were asked. */
  queries: number;
  inForce: Judged;
  pagefind: Judged;
}

/** The figures side by side, and every query whose first result was not right. */
export function reportLines({ corpus, queries, inForce, pagefind }: Figures): string[] {
  return [
    `${corpus}: ${queries} queries`,
    `${' '.repeat(22)}hit@1   hit@5   MRR@10`,
    row('In Force', inForce),
    row("Pagefind's defaults", pagefind),
    ...(inForce.misses.length === 0 ? [] : ['', 'Not first with In Force:', ...inForce.misses.map(missLine)]),
  ];
}

/** The figures of sets of questions, and every question without a right answer among the first five. */
export function setLines(sets: readonly { set: string; asked: number; judged: Judged }[]): string[] {
  const missed = sets.flatMap(({ judged }) => judged.misses).filter(({ place }) => place === null || place > 5);
  return [
    `${' '.repeat(22)}hit@1   hit@5   MRR@10`,
    ...sets.map(({ set, asked, judged }) => row(`${set} (${asked})`, judged)),
    ...(missed.length === 0 ? [] : ['', 'Not among the first five:', ...missed.map(missLine)]),
  ];
}

function row(name: string, { relevance }: Judged): string {
  return `${name.padEnd(22)}${Object.values(relevance).map((share: number) => share.toFixed(3).padEnd(8)).join('')}`.trimEnd();
}

function missLine({ q, expect, place, first }: Miss): string {
  const found = place === null ? 'not among the first ten' : `at place ${place}`;
  return `  ${q}: ${expect.join(' or ')} ${found}${first === null ? '' : `; first is ${first}`}`;
}
