/** Notices at the end of a document that are no ruling: trademarks, rights, addresses. */
const CLOSING: readonly { is: RegExp; example: string }[] = [
  { is: /\bregistered trademark|\btrademarks? of\b|\bcopyright\b.{0,80}\d{4}|^(?:TM|™|©|\(c\))\s/iu, example: 'TIDE & LANTERN is a trademark. TM & © 2012 Quay Press.' },
  { is: /\bnot affiliated with\b|\ball rights reserved\b/iu, example: 'All rights reserved.' },
  { is: /^(?:last (?:updated|modified)|end of (?:document|rulings|file)|-+\s*end\s*-+)/iu, example: '-- end --' },
  { is: /^(?:any )?(?:questions|comments|corrections|feedback|suggestions)(?:,? (?:or|and) \w+)?\?\s/iu, example: 'Questions? Write to the clerk.' },
  { is: /^_{10,}$/u, example: '__________' },
];

/** How a letter ends, before the name of the one who wrote it. */
const SIGN_OFF = /^(?:(?:best|kind|warm) (?:regards|wishes)|regards|sincerely|yours(?: \p{L}+)?|cheers|thanks(?: (?:again|for .{2,40}))?|thank you(?: .{2,40})?|good luck|have fun|happy \p{L}+ing)\s?[,.!]*$/iu;
/** Characters of a line in which somebody says who he is. */
const LONGEST_NAME = 40;

/** What parts a letter from the signature of the one who sent it, and the paragraphs that a signature has at the most. */
const SIGNATURE = /^--$/u;
const LONGEST_SIGNATURE = 4;

/**
 * Reads: a document's paragraphs, and which of them is its last topic. Writes: the place of the first that belongs to the
 * closing notice, or of the document's end. A line that stands more than once, or before a topic, parts no signature.
 */
export function startOfClosing(paragraphs: readonly string[], lastTopic: number): number {
  const [signature, ...others] = paragraphs.flatMap((text, at) => (SIGNATURE.test(text.trim()) ? [at] : []));
  const isSigned = signature !== undefined && others.length === 0 && signature > lastTopic && signature >= paragraphs.length - 1 - LONGEST_SIGNATURE;
  const signOff = paragraphs.findIndex((text, at) => at > lastTopic && at >= paragraphs.length - 1 - LONGEST_SIGNATURE && SIGN_OFF.test(text.trim()) && isSignedBy(paragraphs.slice(at + 1)));
  let end = isSigned ? signature : signOff >= 0 ? signOff : paragraphs.length;
  while (end > 0 && isClosingNotice(paragraphs[end - 1] ?? '')) end -= 1;
  return end;
}

function isSignedBy(below: readonly string[]): boolean {
  return below.length <= LONGEST_SIGNATURE && below.every((text) => text.trim().length <= LONGEST_NAME && !/[.:;]$/u.test(text.trim()));
}

/** Whether a paragraph is a notice of rights, or says that the document ends. */
export function isClosingNotice(text: string): boolean {
  return CLOSING.some(({ is }) => is.test(text.trim()));
}
