/** Signs that part a name from its text, each looked for where the rest of a document uses another. */

export interface PartingSign {
  /** Behind a name, on its line: what the document's own names bear. */
  behind: RegExp;
  /** A name at the beginning of a paragraph, and the sign. */
  before: RegExp;
  /** Words of a sentence stand before it as well: by itself it tells no name. */
  common: boolean;
  /** Names have lines of their own. */
  alone?: true;
  example: string;
}

/** No sign is looked for in what is longer than a name. */
export const LONGEST_NAME = 60;

export const PARTING: readonly PartingSign[] = [
  { behind: /^[*"”’')\]]{0,4}\s?:[*]{0,2}(?:\s|$)/u, before: /^(?<name>[^.:;!?\t=]{2,60}?)\s?:\s+(?=\S)/u, common: false, example: 'barge: It floats.' },
  { behind: /^[*"”’')\]]{0,4}\s[-–—]{1,2}(?:\s|$)/u, before: /^(?<name>[^.:;!?\t=]{2,60}?)(?:\s[-–—]{1,2}\s|[–—]\s?)\s*(?=\S)/u, common: false, example: 'barge – It floats.' },
  { behind: /^[*"”’')\]]{0,4}\s?\t/u, before: /^(?<name>[^.:;!?\t=]{2,60}?)\s?\t\s*(?=\S)/u, common: false, example: 'barge\tIt floats.' },
  { behind: /^[*"”’')\]]{0,4}\s?(?:=>?|->|→|::)(?:\s|$)/u, before: /^(?<name>[^.:;!?\t=]{2,60}?)\s?(?:=>?|->|→|::)\s+(?=\S)/u, common: false, example: 'barge = It floats.' },
  { behind: /^[*"”’')\]]{0,4}\.[*]{0,2}\s+["“'‘(]?\p{Lu}/u, before: /^(?<name>[^.:;!?\t=]{2,40}?)\.\s+(?=["“'‘(]?\p{Lu})/u, common: true, example: 'Barge. It floats.' },
];

/** What stands behind names that no sign parts from their texts: the end of the line, or of the bold print. */
export const NO_SIGN: readonly PartingSign[] = [
  { behind: /^[*"”’')\]]{0,4}\s*$/u, before: /(?!)/u, common: false, alone: true, example: 'barge' },
  { behind: /^\*\*\s+\S/u, before: /(?!)/u, common: false, example: '**barge** It floats.' },
];

/** The share of names behind which a document's own sign stands. */
const NEARLY_ALL = 0.8;

/** Reads: what stands behind each name of a document, on its line. Writes: the sign that nearly all bear; null where they bear none, or several. */
export function ownSign(behind: readonly string[]): PartingSign | null {
  return [...PARTING, ...NO_SIGN].find((sign) => behind.filter((rest) => sign.behind.test(rest)).length >= behind.length * NEARLY_ALL) ?? null;
}

export interface Parted {
  name: string;
  /** Characters up to the text. */
  length: number;
  sign: PartingSign;
}

/** Reads: a text, and the sign that its document uses. Writes: the shortest name that another sign parts from the rest; null where none does. */
export function partedOtherwise(text: string, own: PartingSign): Parted | null {
  const head = text.slice(0, LONGEST_NAME * 2);
  const found = PARTING.flatMap((sign) => {
    const match = sign === own ? null : sign.before.exec(head);
    const name = match?.groups?.['name'];
    return match === null || name === undefined ? [] : [{ name: name.trim(), length: match[0].length, sign }];
  });
  return found.toSorted((a, b) => a.name.length - b.name.length)[0] ?? null;
}
