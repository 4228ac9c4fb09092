/** Signs that stand before a topic and mark it as new or changed. */
export const MARKS: readonly { is: RegExp; example: string }[] = [
  { is: /^\*{2,3}\s+(?=[\p{L}\p{N}“"'‘(])/u, example: '** lamp oil - Text.' },
  { is: /^[([]\*{1,2}[)\]]\s*(?=[\p{L}\p{N}“"'‘(])/u, example: '(*) lamp oil - Text.' },
  { is: /^\\\*\s*(?=[\p{L}\p{N}“"'‘(])/u, example: '\\*lamp oil - Text.' },
  { is: /^\*(?:\s+(?=\S)|(?=\*\*(?!\*))|(?=[\p{L}\p{N}“"'‘’([]))/u, example: '*lamp oil - Text.' },
  { is: /^\+(?:\s+(?=[\p{L}“"])|(?=\*\*|[\p{L}“"]))/u, example: '+ lamp oil - Text.' },
  { is: /^[@§Δ∆†‡◊◆]+\s*(?=\S)/u, example: '§ lamp oil - Text.' },
  { is: /^(?:-=-|>>|»)\s*(?=\S)/u, example: '-=- lamp oil: Text.' },
];

/** The same within the bold print of a topic: `**† lamp oil** - Text.`, `**\\*lamp oil** - Text.` */
const WITHIN_BOLD = /^\*\*(?:\\\*|[+@§Δ∆†‡◊◆]{1,3})\s*(?=[\p{L}\p{N}“"'‘(])/u;

/** `*lamp* in front of a text` is emphasis. */
const EMPHASIS = /^\*[^*\s][^*]{0,60}\*(?=[\s.,;!?)”"]|$)/u;

/** Reads: a text. Writes: the text behind the sign, and whether there was one. */
export function readMark(text: string): { text: string; starred: boolean } {
  const within = WITHIN_BOLD.exec(text);
  if (within !== null) return { text: `**${text.slice(within[0].length)}`, starred: true };
  const found = EMPHASIS.test(text) ? null : MARKS.map(({ is }) => is.exec(text)).find((match) => match !== null);
  return found ? { text: text.slice(found[0].length), starred: true } : { text, starred: false };
}
