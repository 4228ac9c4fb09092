/** What must hold of a document however it is cut. */
import type { SourceFile } from '../../../scripts/read/source-file.ts';
import type { SegmentedBlock, SegmentedDocument, SegmentedRow } from '../../../scripts/segment/segments.ts';

/** Numbers of the lines, 1-based, that stand in no row or in more than one; empty where the account is right. */
export function misplacedLines({ lines }: SourceFile, ledger: readonly SegmentedRow[]): number[] {
  const rows = lines.map((_, at) => ledger.filter(({ lines: [first, last] }) => first <= at + 1 && at + 1 <= last).length);
  return rows.flatMap((count, at) => (lines[at]?.trim() !== '' && count !== 1 ? [at + 1] : []));
}

/** What the editor of a page put between headword and text is no part of either. */
const EDITORS_MARK = /\(updated by [^)]*\)\s/gu;

/** Nor are the words that stand for a lost picture beside its headword: the name of the icon once more. */
const PICTURE_WORDS = /^((.+) icon)\s+\2$/gmu;

/** Letters and figures; a delta may be a letter, but at the head of a topic it is a mark. */
const letters = (text: string): string => text.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]|[Δ∆]/gu, '');

/** A topic that is an item of a numbered list keeps its number with its text; it is printed before the topic. */
const numberOf = ([first]: readonly SegmentedBlock[]): string | null => (first?.type === 'paragraph' ? first.marker : null);

function wordsOf(name: string | null, blocks: readonly SegmentedBlock[]): string {
  const number = numberOf(blocks);
  return letters([number ?? '', name ?? '', ...blocks.flatMap(({ marker, text }, at) => [at === 0 && number !== null ? '' : marker ?? '', text])].join(''));
}

/** What announces a ruling stands above its name: it is the first of its blocks, and printed before it. */
function isKept(printed: string, name: string | null, blocks: readonly SegmentedBlock[]): boolean {
  const [first, ...others] = blocks;
  return printed === wordsOf(name, blocks) || (first !== undefined && printed === letters(first.text) + wordsOf(name, others));
}

/**
 * Entries and rulings of a text file that say more, less or something else than their lines: for each, what the lines say
 * and what was made of them, letters and figures only.
 */
export function changedWords({ lines }: SourceFile, { ledger, entries, rulings }: SegmentedDocument): { printed: string; kept: string }[] {
  const owned = [
    ...entries.map(({ headword, blocks }, owner) => ({ is: 'entry', owner, name: headword, blocks })),
    ...rulings.map(({ topic, blocks, effective }, owner) => ({ is: 'ruling', owner, name: effective === null ? topic : `${topic ?? ''} ${effective.words}`, blocks })),
  ];
  return owned.flatMap(({ is, owner, name, blocks }) => {
    const rows = ledger.filter((row) => row.is === is && row.owner === owner);
    const printed = letters(rows.flatMap(({ lines: [first, last] }) => lines.slice(first - 1, last)).join('\n').replaceAll(EDITORS_MARK, '').replaceAll(PICTURE_WORDS, '$1'));
    return isKept(printed, name, blocks) ? [] : [{ printed, kept: wordsOf(name, blocks) }];
  });
}
