/** Letters and signs that programs write in ways of their own: a reader sees them as one, and so do instructions that quote them. */

interface Written {
  is: RegExp;
  as: string;
  example: string;
}

export const FORMS: readonly Written[] = [
  { is: /\ufb00/gu, as: 'ff', example: 'e\ufb00ect' },
  { is: /\ufb01/gu, as: 'fi', example: '\ufb01re' },
  { is: /\ufb02/gu, as: 'fl', example: '\ufb02ood' },
  { is: /\ufb03/gu, as: 'ffi', example: 'o\ufb03ce' },
  { is: /\ufb04/gu, as: 'ffl', example: 'ra\ufb04e' },
  { is: /[\ufb05\ufb06]/gu, as: 'st', example: 'fa\ufb06' },
  // Bullets of word processors, by their places in fonts of pictures that no other program has.
  { is: /^(?<indent>\s*)[\uf0b7\uf0a7\uf0a8\uf076\uf0d8\uf0fc\uf06c\uf06e\u2023\u2043\u2219]\s*(?=\S)/gu, as: '$<indent>• ', example: '\uf0b7 fog on the water' },
  { is: /^(?<indent>\s*)o\t\s*(?=\S)/gu, as: '$<indent>• ', example: '\to\tfog on the water' },
  // Line ends within a paragraph; where a page ends, what is on it is not yet put in order.
  { is: /[\v\u0085\u2028\u2029]|(?<=\S)\f(?=\S)/gu, as: ' ', example: 'It opens\u2028at dawn' },
];
const ANY = /[\ufb00-\ufb06\uf06c-\uf0fc\u2023\u2043\u2219\v\f\u0085\u2028\u2029]|\p{Mn}|o\t/u;

/** Reads: a line. Writes: the same with letters, accents, bullets and breaks written in one way. */
export function inOneForm(text: string): string {
  return ANY.test(text) ? FORMS.reduce((line, { is, as }) => line.replace(is, as), text.normalize('NFC')) : text;
}
