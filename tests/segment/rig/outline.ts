/** A document as cut, so short that a person can check it line by line beside the document. */
import { stringify } from 'yaml';

import type { SegmentedBlock, SegmentedDocument } from '../../../scripts/segment/segments.ts';

type Range = readonly [first: number, last: number];

const span = ([first, last]: Range): string => (first === last ? String(first) : `${first}-${last}`);

/** Whole where it is short; else how it begins and how it ends. */
function brief(text: string): string {
  const words = text.split(' ');
  return words.length <= 12 ? text : `${words.slice(0, 7).join(' ')} ... ${words.slice(-4).join(' ')}`;
}

/** `bullet 14, level 1: words`. */
const block = ({ type, lines, level, text, marked, marker, gaps = [] }: SegmentedBlock): string =>
  `${type} ${span(lines)}${marker === null ? '' : ` (${marker})`}${level === 0 ? '' : `, level ${level}`}: ${brief(marked)}${marked === text ? '' : ' [marked]'}${gaps.map((at) => ` [gap behind "${text.slice(Math.max(0, at - 15), at).trim()}"]`).join('')}`;

const dropEmpty = (value: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null && one !== false && !(Array.isArray(one) && one.length === 0)));

/** Reads: a document as cut. Writes: its headwords or topics, their lines and blocks, and the ledger, as YAML. */
export function outline({ layout, title, letter, date, amends, follows, entries, rulings, summary, ledger, messages }: SegmentedDocument): string {
  const names = [...entries.map(({ headword }) => headword), ...rulings.map(({ topic }) => topic ?? '(no topic)')];
  return stringify(dropEmpty({
    layout, title, letter, date, amends, follows,
    entries: entries.map(({ headword, lines, completeness, blocks, losses }) => dropEmpty({
      headword, lines: span(lines), completeness, blocks: blocks.map(block), losses: losses.map(({ what, line }) => `${line}: ${what}`),
    })),
    rulings: rulings.map(({ topic, starred, section, effective, lines, blocks }) => dropEmpty({ topic: topic ?? '(none)', starred, section, day: effective?.from ?? null, lines: span(lines), blocks: blocks.map(block) })),
    summary: summary.map(({ topic, text, lines }) => `${span(lines)} ${topic ?? '(no topic)'}: ${brief(text)}`),
    messages,
    ledger: ledger.map(({ is, lines, owner }) => `${span(lines)} ${is}${owner === null ? '' : `: ${names[owner] ?? '?'}`}`),
  }), { lineWidth: 0 });
}
