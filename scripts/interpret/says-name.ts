/** Whether a text has a name with its capitals, in the midst of a sentence, and not as the beginning or the end of a longer one. */
export function says(text: string, name: string): boolean {
  const at = text.indexOf(name);
  const [before, behind] = [text.slice(0, Math.max(at, 0)), text.slice(at + name.length)];
  return at > 0 && /(?:^|\s)\p{Ll}[\p{L}’']*\s$/u.test(before.slice(-40)) && /^s?(?:[.,;:)]|\s(?!\p{Lu})|$)/u.test(behind);
}
