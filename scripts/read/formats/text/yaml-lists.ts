/** Rulings kept as data: names as keys of a YAML file, each with a list of texts. Read line for line, for each text has lines of its own. */
import { TERM } from '../../source-file.ts';
import type { ReadingLine } from '../../source-file.ts';

/** A name at the margin, perhaps in quotation marks and behind the number of its card. */
const KEY = /^(?<quote>["']?)(?:\d{1,8}\|)?(?<name>[^\s"'#:|-][^"|]{0,90}?)\k<quote>:$/u;
const ITEM = /^ {0,4}-(?: (?<text>.*))?$/u;
/** The text of an item stands below it, as it is broken there. */
const BLOCK = /^[|>][+-]?$/u;
const COMMENT = /^\s*#\s?(?<words>.*)$/u;
const FENCE = /^(?:---|\.\.\.)$/u;
const SET_IN = /^ {2,}\S/u;
const QUOTED = /^(?<quote>["'])(?<text>.*)\k<quote>$/su;
const FEWEST = 3;

/** Reads: the lines of a text. Writes: where it is such a file and nothing else, each key as a term, each paragraph of its texts on one line. */
export function withoutYaml(lines: ReadingLine[]): ReadingLine[] {
  const written = lines.filter(({ text }) => text.trim() !== '');
  const texts = written.map(({ text }) => text.trimEnd());
  const keys = texts.flatMap((text, at) => (KEY.test(text) ? [at] : []));
  const isOther = (text: string): boolean => ![KEY, ITEM, COMMENT, FENCE, SET_IN].some((is) => is.test(text));
  const isYaml = FENCE.test(texts[0] ?? '') && keys.length >= FEWEST && !texts.some(isOther) && keys.every((at) => ITEM.test(texts[at + 1] ?? ''));
  return isYaml ? termsAndTexts(lines) : lines;
}

function termsAndTexts(lines: readonly ReadingLine[]): ReadingLine[] {
  const read: ReadingLine[] = [];
  let item: ReadingLine[] = [];
  const close = (): void => {
    read.push(...paragraphsOf(item));
    item = [];
  };
  for (const line of lines) {
    const text = line.text.trimEnd();
    if (item.length > 0 && (text === '' || SET_IN.test(text)) && !ITEM.test(text)) {
      item.push(line);
      continue;
    }
    close();
    if (ITEM.test(text)) item = [line];
    else if (KEY.test(text)) read.push({ ...line, text: KEY.exec(text)?.groups?.['name'] ?? text, heading: TERM });
    else read.push({ ...line, text: FENCE.test(text) ? '' : COMMENT.exec(text)?.groups?.['words'] ?? text });
  }
  close();
  return read;
}

/** The paragraphs of one item, each on a line; the first bears its dot. */
function paragraphsOf(item: readonly ReadingLine[]): ReadingLine[] {
  const bare = item.map((line, at): ReadingLine => ({ ...line, text: at > 0 ? line.text.trim() : (ITEM.exec(line.text.trimEnd())?.groups?.['text'] ?? '').trim() }));
  const [first] = bare;
  if (first === undefined) return [];
  const lines = BLOCK.test(first.text) ? bare.slice(1) : bare;
  const parts: ReadingLine[][] = [[]];
  for (const line of lines) {
    if (line.text === '') parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts.filter((part) => part.length > 0).flatMap((part, at): ReadingLine[] => {
    const range = { from: at === 0 ? first.from : part[0]?.from ?? first.from, to: part.at(-1)?.to ?? first.to };
    const text = unquoted(part.map((line) => line.text).join(' '));
    return [{ ...range, text: at === 0 ? `- ${text}` : text }, { from: range.to, to: range.to, text: '' }];
  });
}

/** A text without the marks that the format puts around it, and those within it once, not twice. */
function unquoted(text: string): string {
  const { quote, text: within } = QUOTED.exec(text)?.groups ?? {};
  if (within === undefined) return text;
  return quote === '\'' ? within.replaceAll('\'\'', '\'') : within.replaceAll(/\\(["\\])/gu, '$1');
}
