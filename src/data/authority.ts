/** Who decides at the table, in the words of the documents themselves. */
import type { SourceDocument } from '../model/corpus.ts';
import { sentences } from '../model/sentences.ts';

/** How documents say who has the last word. */
export const phrasings: { says: RegExp; example: string }[] = [
  { says: /\bfinal (?:authority|say|word|decision)\b/iu, example: 'The judge of the night has the final say.' },
  { says: /\b(?:judge|director|referee|arbiter|marshal)s?\b.*\bdecides?\b/iu, example: 'It is good advice, and the judge who is present decides.' },
  { says: /\b(?:judge|director|referee|arbiter|marshal)['’]?s['’]? (?:word|ruling|decision) (?:stands|is final)\b/iu, example: 'Until then the judge’s word stands.' },
];

export interface SaidOfAuthority {
  document: SourceDocument;
  /** The whole sentence, as printed. */
  sentence: string;
  line: number;
}

/** The newest document's sentence on who decides, from what stands before its rulings; null where none says. */
export function authorityInWords(documents: readonly SourceDocument[]): SaidOfAuthority | null {
  const said = documents.toReversed().flatMap((document) => openingLines(document).flatMap((line) =>
    sentences(document.source[line - 1] ?? '').filter(({ text }) => saysWhoDecides(text)).map(({ text }) => ({ document, sentence: text, line }))));
  return said[0] ?? null;
}

function saysWhoDecides(sentence: string): boolean {
  return phrasings.some(({ says }) => says.test(sentence));
}

/** The numbers of the lines before a document's rulings or entries. */
function openingLines({ ledger }: SourceDocument): number[] {
  return ledger.filter(({ is }) => is === 'front matter').flatMap(({ lines: [first, last] }) => Array.from({ length: last - first + 1 }, (_, at) => first + at));
}
