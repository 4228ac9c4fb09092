/** Examples and lists that stand in the words of a sentence: "for cats (e.g., Tom, Bess, and Ann)". */
import type { Block } from '../../../src/model/corpus.ts';
import { sentences } from '../../../src/model/sentences.ts';
import type { Found } from '../text/quotation.ts';

/** What leads to examples. */
const leads = /\b(?:examples?|for instance|such as|including)\b|\be\.g\.|\be\.\s?g\b/giu;
/** A whole block, or a sentence, that opens so is one, and what comes behind it may be of it. */
const opens = /^["'“‘([]*(?:(?:for|as an) )?(?:examples?|instance)\b|^["'“‘([]*e\.g\./iu;

/** Where the bracket ends in which a place of a text stands; the end of the text where it stands in none. */
function endOfBracket(text: string, at: number): number {
  const opening = text.lastIndexOf('(', at);
  const closing = opening < 0 ? -1 : text.indexOf(')', opening);
  return closing >= at ? closing : text.length;
}

/** Whether words of a block stand in an example: in one that it is, or behind the words that lead to one, as far as these reach. */
export function standsInExample({ text }: Pick<Block, 'text'>, from: number): boolean {
  if (opens.test(text)) return true;
  return sentences(text).some((one) => {
    if (from < one.from) return false;
    if (opens.test(one.text)) return true;
    return from < one.to && [...one.text.matchAll(leads)].some(({ index }) => from >= one.from + index && from < endOfBracket(text, one.from + index));
  });
}

const before = /(?:[,(:]|\b(?:such as|including|e\.g\.,?|and|or|for|of|is|are|needs?|has|have|may))\s+$/iu;
const behind = /^(?:,|\)|\s+(?:and|or)\s|[.;](?:\s|$))/iu;
const fewest = 2;

/** The words without the one comma that parts them from the next item, or from the last: "tin, ". */
function withoutComma({ block, from, to }: Found): Found {
  const words = block.text.slice(from, to);
  const core = words.replace(/^\s*,\s*|\s*,\s*$/u, '');
  const at = from + words.indexOf(core);
  return { block, from: at, to: at + core.length };
}

/** Whether words are an item, whole, of a list of three or more that commas part. */
export function isInCommaList(found: Found): boolean {
  const { block: { text }, from, to } = withoutComma(found);
  const around = sentences(text).find((one) => one.from <= from && to <= one.to);
  const commas = around === undefined ? 0 : (around.text.match(/,/gu) ?? []).length;
  const isApart = (text.slice(0, from).trimEnd().endsWith(',') || text.slice(to).startsWith(',')) && before.test(text.slice(0, from)) && behind.test(text.slice(to));
  return commas >= fewest && isApart && !/[,;.:()]/u.test(text.slice(from, to));
}
