/** Glossaries that say of themselves that they hold what others do not: a supplement, an addendum. What is absent from one was dropped by nobody. */
import type { SourceFile } from '../../read/source-file.ts';
import { endsSentence } from '../blocks/ends-sentence.ts';
import type { CutDocument } from '../segments.ts';

/** How a title says so. */
export const TITLES: readonly { is: RegExp; example: string }[] = [
  { is: /\b(?:supplements?|supplementary|supplemental|addend(?:um|a))\b/iu, example: 'GLOSSARY SUPPLEMENT' },
  { is: /\b(?:glossary|lexicon|dictionary) (?:updates?|additions|changes|amendments|errata)\b/iu, example: 'Glossary Update, 5 May 2005' },
  { is: /\b(?:additions|amendments|changes|corrections|updates?|new (?:entries|terms)) (?:to|for|in) (?:the |our )?(?:[\p{L}’'-]+ ){0,4}(?:glossary|lexicon|dictionary)\b/iu, example: 'Additions to the Ostermere Glossary' },
  { is: /^(?:the |all )?(?:new|changed|revised|additional|more|further) (?:(?:and|or) (?:new|changed|revised) )?(?:glossary )?(?:entries|terms|keywords|definitions)\b/iu, example: 'New and changed terms' },
  { is: /^(?:the |all )?(?:additions|supplements?) (?:for|from|since|of) /iu, example: 'Additions for High Water, November 2004' },
];

/** How a sentence of the head does. */
export const SENTENCES: readonly { is: RegExp; example: string }[] = [
  { is: /\bthis (?:[\p{L}-]+ ){0,2}(?:supplement|addendum)\b/iu, example: 'This supplement holds the terms of High Water.' },
  { is: /\b(?:this|it) (?:[\p{L}-]+ ){0,2}(?:supplements|is (?:an? |the )?(?:[\p{L}-]+ ){0,2}(?:supplement|addendum|addition) to) (?:the |our )?(?:[\p{L}’'-]+ ){0,4}(?:glossary|lexicon|dictionary)\b/iu, example: 'It supplements the Ostermere Glossary.' },
  { is: /\b(?:lists?|holds?|contains?|has|gives?|brings?) (?:only|nothing but|just) (?:the |those )?(?:new|changed|revised|additional|entries (?:that|which))\b/iu, example: 'It lists only new and changed entries.' },
  { is: /\b(?:only|nothing but|just) (?:the |those )?(?:new|changed|revised|additional)\b[^.]{0,40}\b(?:listed|given|printed|included|here)\b/iu, example: 'Only new and changed entries are given.' },
  { is: /\b(?:these|the following|all) (?:new )?(?:terms|entries|definitions) (?:will|are to|shall) (?:be|appear|stand|come) (?:(?:added|printed|found) )?(?:in|to|with) the (?:next|coming)\b/iu, example: 'These terms will stand in the next edition of the Glossary.' },
];

const LONGEST_TITLE = 100;
const LINES_OF_HEAD = 60;

/** Reads: a glossary as cut. Writes: why names may be absent from it that hold all the same, in a few words; null where its head says nothing of that. */
export function supplementAs({ reading }: SourceFile, { entries }: CutDocument): string | null {
  const first = entries[0]?.lines[0] ?? 0;
  const head = reading.filter(({ to }) => to < first).slice(0, LINES_OF_HEAD).map(({ text }) => text.trim());
  const isTitle = (text: string): boolean => text.length <= LONGEST_TITLE && !endsSentence(text);
  const isSaid = head.some((text) => SENTENCES.some(({ is }) => is.test(text)) || (isTitle(text) && TITLES.some(({ is }) => is.test(text))));
  return isSaid ? 'is a supplement by its own words, and holds only what it adds or changes' : null;
}
