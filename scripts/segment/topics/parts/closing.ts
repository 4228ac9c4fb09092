/** Notices at the end of a document that are no ruling: trademarks, rights, addresses. */
import { endsSentence } from '../../blocks/ends-sentence.ts';

export const CLOSING: readonly { is: RegExp; example: string }[] = [
  { is: /\bregistered trademark|\btrademarks? of\b|\bcopyright\b.{0,80}\d{4}|^(?:TM|™|©)\s|^\(c\)\s(?:copyright\b|.{0,40}\b(?:19|20)\d{2}\b)/iu, example: 'TIDE & LANTERN is a trademark of Quay Press.' },
  { is: /^[^.]{0,80}\bnot (?:connected|associated) (?:with|to) (?:the )?(?:makers?|publishers?|owners?|company|designers?|creators?)\b/iu, example: 'This page is not connected with the makers of Ostermere in any way.' },
  { is: /\bnot affiliated with\b|\ball rights reserved\b/iu, example: 'All rights reserved.' },
  { is: /^[^.]{0,120}\bused (?:by|with) (?:the )?(?:kind )?permission\b[^.]{0,80}\.|(?:^|\. )(?:©|\(c\)) ?(?:19|20)\d{2} \p{Lu}[^.]{0,80}\.?$/u, example: 'All names are used with permission. © 2012 Quay Press.' },
  { is: /^(?:last (?:updated|modified)|end of (?:the |this )?(?:document|rulings|file|list|glossary|text|terms|page|post|message)\.?$|-+\s*end\s*-+)/iu, example: '-- end --' },
  { is: /^(?:any )?(?:questions|comments|corrections|feedback|suggestions)(?:,? (?:or|and) \w+)?\?\s/iu, example: 'Questions? Write to the clerk.' },
  { is: /^(?:well, )?that(?:[’']s| is) (?:all|everything|it)(?:,? folks)?(?: (?:there is|we have|i have|for|from)\b[^.!]{0,60})?[.!](?:\s|$)/iu, example: 'That is all for this month. Good rowing.' },
  { is: /^(?:typed|typed up|compiled|collected|kept|maintained|written down|edited|transcribed|scanned) (?:up )?by \S.{0,100}$/iu, example: 'typed by N. - ask at the quay for a copy' },
  { is: /^(?:last )?(?:updated|revised|modified|edited)\b[^.:;]{0,40}\b(?:19|20)\d{2}\b[^.:;]{0,60}$/iu, example: 'Updated 4 June 2015 by the clerk' },
  { is: /^(?:last )?(?:updated|revised|modified|edited|changed)\b[^.:;]{0,40}\b(?:19|20)\d{2}\b[^.:;]{0,40}: [^.;]{1,80}\.?$/iu, example: 'Edited 3 Jan 2014 by Nan: fog added.' },
  { is: /^\(\d{1,4} (?:corrections?|entries|rulings?|changes?|terms?|words?|cards?|rows?|items?)\)$/iu, example: '(3 corrections)' },
  { is: /^(?:please )?(?:send|mail|e-mail|direct|address) (?:your |all |any |further )?(?:questions|comments|corrections|mistakes|feedback)\b[^:]{0,100}$/iu, example: 'Send questions to the clerk.' },
  { is: /^(?:edit(?:ed)?|eta|p\.?s\.?)(?: \d{1,2}| \([^()]{1,30}\))?:\s\S.{0,160}$/iu, example: 'Edit: towing corrected, thanks to Nan.' },
  { is: /^[[(]?(?:to be continued|continued (?:on|in|overleaf)|(?:cont[’']d|continues) (?:on|in))\b[^.]{0,60}[.\])]*$/iu, example: '[continued on sheet 6]' },
  { is: /^version \d+(?:\.\d+)* of this (?:page|document|list|glossary)\b/iu, example: 'Version 7 of this page. Edit · History' },
  { is: /^\([cC]\) \p{Lu}[\p{L}.&'’-]*(?: \p{Lu}[\p{L}.&'’-]*){0,4}$/u, example: '(c) Quay Press' },
  { is: /^[^.!?]{0,60}\s\S{1,40}@\S{1,60}$|^next (?:week|month|issue):? .{1,160}$/iu, example: 'Contact: clerk@quay.example' },
  { is: /^_{10,}$/u, example: '__________' },
];

/** How a letter ends, before the name of the one who wrote it. */
const SIGN_OFF = /^(?:best(?=\s?[,!])|all the best|(?:with )?(?:(?:best|kind|warm)(?:est)? )?regards|(?:with )?(?:best|kind|warm|good) wishes|many thanks|greetings(?=\s?[,!])|take care|sincerely(?: yours)?|yours(?: \p{L}+)?|bye(?: bye)?|so long|until next (?:time|month|week)|see you(?: \p{L}+){0,3}|cheers|thanks(?: (?:again|for .{2,40}))?|thank you(?: .{2,40})?|good luck|have fun|happy \p{L}+ing)\s?[,.!]*$/iu;
/** Whether a line is how a letter ends. */
export const isSignOff = (text: string): boolean => SIGN_OFF.test(text.trim());

/** Characters of a line in which somebody says who he is. */
const LONGEST_NAME = 40;

/** Titles of what stands behind the last text of a document. */
const LAST_SECTIONS = /^(?:\d{1,2}\. |(?:appendix|part|chapter|section) \w{1,4}\s?[:.–-]\s)?(?:credits|contacts?(?: us)?|how to reach us|(?:any )?questions\?|feedback|disclaimer|legend|key to (?:the )?(?:marks|signs|symbols)|acknowledge?ments|colophon|contributors|(?:earlier|older|previous|past) (?:rulings|lists|documents|issues|updates|digests)|about (?:this|the) (?:document|page|list|glossary|author)|trivia|gallery|external links|references|footnotes|see also|categories|navigation)$/iu;
const LONGEST_SECTION = 7;
/** Whether a line is the title of what stands behind the last text of a document. */
export const isLastSection = (text: string): boolean => LAST_SECTIONS.test(text.trim());

/** Rows of a legend stand apart: what is below it in a document's head are its terms. */
const LEGENDS = /^(?:\d{1,2}\. )?(?:legend|key to )/iu;

/** Who did what, one line each, as stands below such a title. */
const CREDIT = /^\p{L}[\p{L} &/,-]{2,40}: ?\p{Lu}[^!?]{2,160}$|^(?:published|printed|written|edited|designed|illustrated|developed|thanks|special thanks|art|version|©|\(c\)|copyright)\b/iu;
const LONGEST_CREDITS = 12;
const FEWEST_CREDITS = 2;

/** What heads a list of other documents, or the rulings of one: those are sentences. */
const OF_EARLIER = /\b(?:rulings|lists|documents|issues|updates|digests)$/iu;
const MOST_SENTENCES = 0.5;

/** Reads: the paragraphs of a document. Writes: the place of the title behind which nothing stands but who did what, or of the document's end. */
export function startOfCredits(paragraphs: readonly string[]): number {
  const from = Math.max(0, paragraphs.length - 1 - LONGEST_CREDITS);
  const at = paragraphs.findIndex((text, index) => {
    if (index < from || !LAST_SECTIONS.test(text.trim()) || LEGENDS.test(text.trim())) return false;
    const below = paragraphs.slice(index + 1);
    const areRulings = OF_EARLIER.test(text.trim()) && below.filter(endsSentence).length >= below.length * MOST_SENTENCES;
    return !areRulings && below.length >= FEWEST_CREDITS && below.every((line) => CREDIT.test(line.trim()) || isClosingNotice(line));
  });
  return at < 0 ? paragraphs.length : at;
}

/** What parts a letter from the signature of the one who sent it, and the paragraphs that a signature has at the most. */
const SIGNATURE = /^(?:--|_{5,})$/u;
const LONGEST_SIGNATURE = 4;

/**
 * Reads: a document's paragraphs, and which of them is its last topic. Writes: the place of the first that belongs to the
 * closing notice, or of the document's end. A line that stands more than once, or before a topic, parts no signature.
 */
export function startOfClosing(paragraphs: readonly string[], lastTopic: number): number {
  const [signature, ...others] = paragraphs.flatMap((text, at) => (SIGNATURE.test(text.trim()) ? [at] : []));
  const isSigned = signature !== undefined && others.length === 0 && signature > lastTopic && signature >= paragraphs.length - 1 - LONGEST_SIGNATURE;
  const signed = isSigned ? signature : paragraphs.length;
  const signOff = paragraphs.findIndex((text, at) => at > lastTopic && at < signed && at >= signed - 1 - LONGEST_SIGNATURE && SIGN_OFF.test(text.trim()) && isSignedBy(paragraphs.slice(at + 1, signed)));
  const section = paragraphs.findIndex((text, at) => lastTopic >= 0 && at > lastTopic && at >= paragraphs.length - 1 - LONGEST_SECTION && LAST_SECTIONS.test(text.trim()));
  let end = Math.min(section >= 0 ? section : paragraphs.length, isSigned ? signature : paragraphs.length, signOff >= 0 ? signOff : paragraphs.length);
  while (end > lastTopic + 1 && (isClosingNotice(paragraphs[end - 1] ?? '') || (isSigned && isNameOf(paragraphs[end - 1] ?? '', paragraphs[signature + 1] ?? '')))) end -= 1;
  return end;
}

/** The name that stands above a signature, and in it again. */
function isNameOf(text: string, signature: string): boolean {
  const name = text.trim();
  return name !== '' && name.length <= LONGEST_NAME && signature.startsWith(name);
}

function isSignedBy(below: readonly string[]): boolean {
  return below.length <= LONGEST_SIGNATURE && below.every((text) => text.trim().length <= LONGEST_NAME && !/[.:;]$/u.test(text.trim()));
}

/** Whether a paragraph is a notice of rights, or says that the document ends. */
export function isClosingNotice(text: string): boolean {
  return CLOSING.some(({ is }) => is.test(text.trim()));
}
