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

function row(name: string, { relevance }: Judged): string {
  return `${name.padEnd(22)}${Object.values(relevance).map((share: number) => share.toFixed(3).padEnd(8)).join('')}`.trimEnd();
}

function missLine({ q, expect, place, first }: Miss): string {
  const found = place === null ? 'not among the first ten' : `at place ${place}`;
  return `  ${q}: ${expect.join(' or ')} ${found}${first === null ? '' : `; first is ${first}`}`;
}
