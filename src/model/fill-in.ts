/**
 * Puts words into pages in place of signs that stand for them: what every page says and every document changes
 * (`src/data/everywhere.ts`). The build does it when a page is written, and the copy on a device when it is read; all else
 * of a page stays as it was made.
 */

/** The first byte of U+E0F4, by which a sign is found: no other character of a text but a private one has it. */
const lead = 0xEE;

interface Sign {
  bytes: Uint8Array;
  /** Where in it the first byte of its mark stands. */
  mark: number;
  words: Uint8Array;
}

const isAt = (page: Uint8Array, at: number, { bytes }: Sign): boolean => bytes.every((byte, further) => page[at + further] === byte);

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** What is put in, by sign; each sign has exactly one U+E0F4. */
export type Words = ReadonlyMap<string, string>;

/**
 * A function that puts the words into a page: the page itself where it has no sign, else a new one. A mark that belongs to
 * no sign stays.
 */
export function filling(words: Words): <Page extends Uint8Array>(page: Page) => Page | Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const signs: Sign[] = [...words].map(([sign, said]) => ({ bytes: encoder.encode(sign), words: encoder.encode(said) })).map((sign) => ({ ...sign, mark: sign.bytes.indexOf(lead) }));
  return (page) => {
    const parts: Uint8Array[] = [];
    let done = 0;
    for (let at = page.indexOf(lead); at >= 0; at = page.indexOf(lead, Math.max(at + 1, done))) {
      const sign = signs.find((one) => at - one.mark >= done && isAt(page, at - one.mark, one));
      if (sign === undefined) continue;
      parts.push(page.subarray(done, at - sign.mark), sign.words);
      done = at - sign.mark + sign.bytes.length;
    }
    return done === 0 ? page : joined([...parts, page.subarray(done)]);
  };
}
