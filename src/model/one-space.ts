const spaces = /\s+/gu;

/** The same text in one line: each run of white space is one space, and there is none at the ends. */
export function oneSpace(text: string): string {
  return text.replace(spaces, ' ').trim();
}
