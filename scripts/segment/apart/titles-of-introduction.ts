/** What a list of contents puts below the introduction is told there, and the same titles further down head parts of it: they are no topics. */
import { keyOf } from './contents.ts';

/** What introduces a document, as its contents name it. */
const INTRODUCES = /^(?:(?:an? |the )?(?:introduction|preface|foreword|preamble|preliminaries|front matter)|about (?:this|the|these) (?:document|list|file|rulings|digest|glossary|update)|how to (?:use|read) (?:this|the|these) \p{L}+|using (?:this|the) (?:document|list|file|glossary)|read (?:this|me) first)$/u;
const NUMBER = /^(?<number>\d{1,2}(?:\.\d{1,2}){0,3})\.?\s/u;
const LONGEST = 180;

/** Reads: the lines of a document, and the indexes of those that are a list of contents. Writes: the indexes of lines behind it that are titles within the introduction, as the list sets them in or numbers them. */
export function titlesOfIntroduction(texts: readonly string[], contents: readonly number[]): number[] {
  const rows = contents.toSorted((a, b) => a - b).flatMap((at) => {
    const text = texts[at] ?? '';
    return text.length > LONGEST ? [] : [{ key: titleOf(text), depth: depthOf(text) }];
  });
  const first = rows.findIndex(({ key }) => INTRODUCES.test(key));
  const depth = rows[first]?.depth;
  if (depth === undefined) return [];
  const behind = rows.slice(first + 1);
  const end = behind.findIndex((row) => row.depth <= depth);
  const within = new Set((end < 0 ? [] : behind.slice(0, end)).map(({ key }) => key).filter((key) => key !== ''));
  const last = Math.max(...contents);
  return within.size === 0 ? [] : texts.flatMap((text, at) => (at > last && text.length <= LONGEST && within.has(titleOf(text)) ? [at] : []));
}

const titleOf = (text: string): string => keyOf(text).replace(/[\s.…·_]{2,}(?:p\.? ?)?(?:\d{1,3}|[ivx]{1,4})$/u, '').trim();

/** How far a row is set in; where it has a number, how many parts that has counts for more. */
function depthOf(text: string): number {
  const number = NUMBER.exec(text.trim())?.groups?.['number'];
  return (number?.split('.').length ?? 1) * LONGEST + text.search(/\S/u);
}
