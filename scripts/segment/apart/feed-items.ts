/**
 * The items of a feed, as a reader of feeds shows or saves them: each with a title, a few fields of its own and a text. Where the
 * titles or the categories say which of them are rulings, the others are news.
 */
import { DAY } from '../topics/names/own-day.ts';

/** The fields of an item, between its title and its text. */
export const FEED_FIELDS: readonly { of: 'title' | 'day' | 'sort' | 'other'; is: RegExp; example: string }[] = [
  { of: 'title', is: /^(?:title|item|headline)\s?:\s+(?<words>\S.{0,120})$/iu, example: 'Title: Ruling: Towing' },
  { of: 'day', is: /^(?:published(?: on)?|pub ?date|date|posted(?: on)?|updated|issued)\s?:\s+(?<words>\S.{5,60})$/iu, example: 'Published: Mon, 10 Nov 2003 18:00:00 -0500' },
  { of: 'sort', is: /^(?:categor(?:y|ies)|tags?|section|filed under)\s?:\s+(?<words>\S.{0,80})$/iu, example: 'Category: rulings' },
  { of: 'other', is: /^(?:link|url|guid|id|author|creator|by|from|source|comments)\s?:\s+(?<words>\S.{0,160})$/iu, example: 'Link: http://ostermere.example/17' },
];
/** What the title of a ruling says before its name, and what a category says that holds rulings. */
const RULING = /^(?:(?:new|official|card|rules?) )?(?:rulings?|errat(?:um|a)|clarifications?|corrections?|answers?)(?: (?:on|for|about|to))?\s?[:–—-]\s*(?=\S)/iu;
const OF_RULINGS = /\b(?:rulings?|errat(?:um|a)|clarifications?|corrections?|faq)\b/iu;
const PRINTED_DAY = new RegExp(DAY, 'iu');
const FEWEST = 3;
const FEWEST_RULINGS = 2;
/** Blank lines between the fields of an item, at the most. */
const WIDEST_GAP = 1;

interface Item {
  /** Index of the line of its title, of its other fields, and of the lines of its text. */
  at: number;
  fields: number[];
  text: number[];
  words: string;
  /** The day on which it was published, as printed. */
  day: string;
  sort: string;
}

export interface Feed {
  /** What stands at a line in place of the title of a ruling: its name, and its day. */
  names: ReadonlyMap<number, string>;
  fields: readonly number[];
  news: readonly number[];
}

/** Reads: the lines of a document. Writes: what its items are, where it is a feed with rulings in it; else nothing. */
export function feedItems(texts: readonly string[]): Feed {
  const items = itemsIn(texts);
  const isRuling = (item: Item): boolean => RULING.test(item.words) || OF_RULINGS.test(item.sort);
  const rulings = items.filter(isRuling);
  if (items.length < FEWEST || rulings.length < FEWEST_RULINGS) return { names: new Map(), fields: [], news: [] };
  return {
    names: new Map(rulings.map((item) => [item.at, `${item.words.replace(RULING, '')} (${item.day})`])),
    fields: rulings.flatMap(({ fields }) => fields),
    news: items.filter((item) => !isRuling(item)).flatMap(({ at, fields, text }) => [at, ...fields, ...text]),
  };
}

/** Titles with a day among the fields below them, each up to the next. */
function itemsIn(texts: readonly string[]): Item[] {
  const titles = texts.flatMap((text, at) => (fieldAt(text)?.of === 'title' ? [at] : []));
  return titles.flatMap((at, index): Item[] => {
    const fields = fieldsBelow(texts, at);
    const days = fields.flatMap((line) => (fieldAt(texts[line])?.of === 'day' ? PRINTED_DAY.exec(fieldAt(texts[line])?.words ?? '')?.[0] ?? [] : []));
    if (days[0] === undefined) return [];
    const next = titles[index + 1] ?? texts.length;
    const from = (fields.at(-1) ?? at) + 1;
    const text = Array.from({ length: next - from }, (_, line) => from + line).filter((line) => (texts[line] ?? '').trim() !== '');
    return [{ at, fields, text, words: fieldAt(texts[at])?.words ?? '', day: days[0], sort: fields.flatMap((line) => (fieldAt(texts[line])?.of === 'sort' ? fieldAt(texts[line])?.words ?? [] : [])).join(' ') }];
  });
}

function fieldsBelow(texts: readonly string[], title: number): number[] {
  const fields: number[] = [];
  let [at, gap] = [title + 1, 0];
  for (; at < texts.length && gap <= WIDEST_GAP; at++) {
    if ((texts[at] ?? '').trim() === '') {
      gap += 1;
    } else {
      const field = fieldAt(texts[at]);
      if (field === null || field.of === 'title') break;
      fields.push(at);
      gap = 0;
    }
  }
  return fields;
}

function fieldAt(text = ''): { of: (typeof FEED_FIELDS)[number]['of']; words: string } | null {
  const row = FEED_FIELDS.find(({ is }) => is.test(text.trim()));
  return row === undefined ? null : { of: row.of, words: row.is.exec(text.trim())?.groups?.['words'] ?? '' };
}
