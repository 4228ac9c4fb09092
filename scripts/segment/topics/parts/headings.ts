/** Headings of a document of topics. */
import { monthsBut } from '../../../language/en/calendar-words.ts';
import { isLastSection } from './closing.ts';

export type HeadingKind = 'rulings' | 'summary' | 'temporary';

export const HEADINGS: readonly { kind: HeadingKind; is: RegExp; example: string }[] = [
  { kind: 'summary', is: /^(?:significant|summary|major|list|recent) .*\b(?:changes|rulings|clarifications|updates)\b[^.]*$/iu, example: 'SIGNIFICANT RULINGS CHANGES AND CLARIFICATIONS' },
  { kind: 'summary', is: /^(?:rules? |rulings? )?changes (?:and|&) clarifications$/iu, example: 'CHANGES & CLARIFICATIONS' },
  { kind: 'summary', is: /^(?:summary|highlights|what(?:[’']s| is| has) (?:new|changed)|overview)(?: (?:of|in|for|since) .{3,50})?$/iu, example: 'What’s new in this document' },
  { kind: 'summary', is: /^(?:changes|rulings|updates|clarifications) (?:to note|at a glance|in (?:short|brief)|in this (?:document|update|issue|list))$/iu, example: 'CHANGES TO NOTE' },
  { kind: 'summary', is: /^(?:rules? |rulings? )?changes (?:that )?(?:you|players|every player|judges|everybody|readers) (?:ought to|should|must|need to|have to) (?:know|note|see|read|be aware of)$/iu, example: 'CHANGES THAT EVERY PLAYER SHOULD KNOW' },
  { kind: 'summary', is: /^(?:what (?:was|is|you) )?(?:most (?:often |frequently )?asked|asked most(?: often)?)(?: (?:about|for|of us))?(?: (?:this|in this|since|at) .{3,30})?$|^(?:in (?:short|brief|a nutshell)|at a glance|the short version)$/iu, example: 'Most asked about this time' },
  { kind: 'summary', is: /^(?:the )?(?:(?:more|most) important|notable|main|chief|principal|biggest|bigger|key) (?:changes|rulings|news|points|updates)(?: (?:of|in|for|since|at) .{2,40})?$/iu, example: 'THE MORE IMPORTANT CHANGES' },
  { kind: 'temporary', is: /^(?:temporary|interim|provisional|pending)\b.*$/iu, example: 'Temporary Rulings (Pending Final Wording)' },
  { kind: 'rulings', is: /^(?:new |general |card |game ?play |revised |additional |individual card )?rulings?(?: (?:by|on|for) \w+(?: \w+)*)?(?:\s*[-–—:]\s*[\w/&][\w /&]*)?$/iu, example: 'RULINGS – General' },
  { kind: 'rulings', is: /^(?:(?:all )?(?:the )?(?:other|further|remaining|miscellaneous|various)|rules?|keyword|concept|specific card) (?:(?:card|rules?|game ?play) )?rulings$/iu, example: 'Other Rulings' },
  { kind: 'rulings', is: /^(?:(?:card|rules?|new|general|further|other) )?(?:rulings|errata|clarifications|corrections)(?:(?:,| and| &) (?:(?:card|rules?|new|general|further|other) )?(?:rulings|errata|clarifications|corrections))+$/iu, example: 'Rulings and Clarifications' },
  { kind: 'rulings', is: /^(?:current )?rulings,? [A-Z](?:\s*[-–]\s*[A-Z])?$/iu, example: 'RULINGS A-G' },
  { kind: 'rulings', is: /^(?:(?:card|rules?|game|general|text) )?(?:errata|clarifications|glossary (?:entries|updates|changes)|changes to the glossary|new entries)(?:\s*[-–—:]\s*[\w/&][\w /&]*)?:?$/iu, example: 'GLOSSARY UPDATES' },
  { kind: 'rulings', is: /^(?:chapter|part|appendix) (?:[IVX]+|\d+|[A-Z]|one|two|three|four|five|six)\b[ .:–-]?.{0,60}$/iu, example: 'Chapter 1' },
  { kind: 'rulings', is: /^section (?:(?:\w+|\d+)\b[ .:–-].{0,60}|\d{1,2})$/iu, example: 'Section One - Rulings by card title' },
  { kind: 'rulings', is: new RegExp(`^(?:${monthsBut('may', 'march')})$`, 'iu'), example: 'February' },
  { kind: 'rulings', is: /^[-~]{2,} ?(?!(?:end|the end|cut|snip)\b)\p{L}[^-~]{1,40}? ?[-~]{2,}$/iu, example: '--- BARGES ---' },
];

/** A heading that holds nothing but the letters below it. */
const LETTERS = /^[-–—=~*#[(|\s]{0,20}(?:[A-Z]|XYZ|(?!Q\s?&)[A-Z]\s*[-–—/&,]\s*[A-Z]|[A-Z] (?:to|thru|through) [A-Z]|0-9|#|numbers|numerals|symbols)[-–—=~*#\])|\s.:]{0,20}$/u;

/** The number that a document's contents give a part: `2 Summary of changes`, `IV. Rulings`. */
const NUMBER = /^(?:\d{1,2}(?:\.\d{1,2})?[.):]?|[IVX]{1,4}[.):])\s+(?=\p{L})/u;
/** What holds for a time may be a thing's name, too, behind a number: only its rulings head a part. */
const NUMBERED_NAME = /^(?!.*\brulings?\b)(?:temporary|interim|provisional|pending)\b/iu;

/** `Appendix B: Credits`: a part with a number that holds nothing of the kind. */
const isLastAppendix = (line: string): boolean => /^(?:appendix|part|chapter|section)\b/iu.test(line) && isLastSection(line);

/** What stands between a summary of changes and what it sums up. At the head of a document it is a title. */
const BEHIND_SUMMARY = /^(?:(?:the|all|our|full|complete|official|detailed|actual|current|individual|new) )*(?:rulings?|entries|listings?|details)(?: (?:in (?:full|detail|alphabetical order)|follow|begin here|themselves|by (?:name|card|topic)))?:?$/iu;

/** Whether a paragraph in a summary is the title of what follows it. */
export const headsRulings = (text: string): boolean => BEHIND_SUMMARY.test(text.replaceAll(/[*_=-]/gu, '').trim());

/** Reads: a paragraph. Writes: what kind of heading it is, or null for none. */
export function headingKind(text: string): HeadingKind | null {
  const line = text.replaceAll(/[*_=]/gu, '').trim();
  if (line.length > 90 || /[.;,]$/u.test(line) || isLastAppendix(line)) return null;
  const words = line.replace(NUMBER, '');
  if (words !== line && NUMBERED_NAME.test(words)) return null;
  return HEADINGS.find(({ is }) => is.test(words))?.kind ?? null;
}

/** Whether a paragraph is the heading of a letter: `A`, `- A -`, `[A]`, `XYZ`. */
export function isLetterHeading(text: string): boolean {
  return LETTERS.test(text.trim());
}

/** The one letter that such a heading names, or null where it names several. */
export function letterNamed(text: string): string | null {
  const [letter, ...others] = text.match(/\p{L}/gu) ?? [];
  return letter !== undefined && others.length === 0 ? letter : null;
}
