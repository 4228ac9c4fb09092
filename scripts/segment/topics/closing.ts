/** Notices at the end of a document that are no ruling: trademarks, rights, addresses. */
const CLOSING: readonly { is: RegExp; example: string }[] = [
  { is: /\bregistered trademark|\btrademarks? of\b|\bcopyright\b.{0,80}\d{4}|^(?:TM|™|©|\(c\))\s/iu, example: 'TIDE & LANTERN is a trademark. TM & © 2012 Quay Press.' },
  { is: /\bnot affiliated with\b|\ball rights reserved\b/iu, example: 'All rights reserved.' },
  { is: /^(?:last (?:updated|modified)|end of (?:document|rulings|file)|-+\s*end\s*-+)/iu, example: '-- end --' },
  { is: /^-- ?$|^_{10,}$/u, example: '-- (a mail signature)' },
];

export function isClosingNotice(text: string): boolean {
  return CLOSING.some(({ is }) => is.test(text.trim()));
}
