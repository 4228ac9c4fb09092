/**
 * References that a page gives as links: their words may be any, the address names the entry. `[tow it](towing.md)`,
 * `[[Towing|tow it]]`, `<a href="#r7">`, where `r7` is a name by which the page calls the place of an entry.
 */
import type { PageLink, ReadingLine } from '../read/source-file.ts';
import type { LineRange, SegmentedEntry } from '../segment/segments.ts';
import { sortKey } from '../names/sort-key.ts';
import type { SeePhrase } from './see-phrase.ts';

/** The parts of an address that may name an entry, the surest first. */
interface Address {
  names: string[];
  /** The page's own name for a place in it. */
  anchor: string | null;
  /** It names an entry or nothing: a wiki's own link, a place of the page, a file of Markdown beside it. */
  asks: boolean;
}

/** Characters of an address that names a page, at the most. */
const LONGEST = 1000;
/** How the readers of wikis write the address of a page that is called by its name. */
const WIKI_PAGE = 'wiki:';
/** Words that programs put before a term in the name of its place. */
const PREFIX = /^(?:user-content|term|gloss(?:ary)?|def(?:inition)?|entry|gl)[-_:.](?=\S)/iu;
/** Places of every page, and notes at its foot. */
const OF_THE_PAGE = /^(?:top|toc|contents?|bottom|main|page|home|index|_?ft?n(?:ref|t)?\d+|fn:?.*|cite.*|note.*|\p{L}|\d+|0-9|_toc\d+|_?hlk?\d+|_ref\d+|h\.\w+|kix\.\w+|id\.\w+)$/iu;
/** Files that are a folder's own page. */
const OF_A_FOLDER = /^(?:index|default|readme|home|glossary|rules)$/iu;
/** Another site, or another wiki by its short name. */
const ELSEWHERE = /^(?:https?:|mailto:|\/\/|:?(?:w|wp|wikt|wikipedia|wiktionary|commons|meta)[:>])/iu;
const ASKED = /(?:^|&)(?:title|id|page|term|entry)=(?<page>[^&]*)/iu;
const WIKI = /(?:\/wiki\/|[?&](?:title|id|page|term|entry)=)/iu;

/** What an address may name; null where it leads to another site, to a mailbox, to a picture. */
export function addressed(to: string): Address | null {
  if (to.length > LONGEST) return null;
  if (to.startsWith(WIKI_PAGE)) return pageOfWiki(decoded(to.slice(WIKI_PAGE.length)));
  const isSite = /^(?:https?:)?\/\//iu.test(to);
  return (isSite || /^[a-z][a-z0-9+.-]*:/iu.test(to)) && !(isSite && WIKI.test(to)) ? null : placeOnSite(to);
}

/** A page by its name, and perhaps a place in it; the name may begin with that of its part of the wiki. */
function pageOfWiki(link: string): Address | null {
  const [page = '', place = ''] = link.split('#');
  const names = [place, page, page.slice(page.lastIndexOf(':') + 1)].map(named).filter((name) => name !== '');
  return ELSEWHERE.test(page) ? null : { names, anchor: null, asks: names.length > 0 };
}

function placeOnSite(to: string): Address {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/su.exec(to) ?? [];
  const { file, ending } = fileIn(path);
  const anchor = decoded(hash);
  const asked = decoded(ASKED.exec(query)?.groups?.['page'] ?? '');
  const place = OF_THE_PAGE.test(anchor) ? '' : anchor.replace(PREFIX, '');
  const names = [place, asked.slice(asked.lastIndexOf(':') + 1), OF_A_FOLDER.test(file) ? '' : decoded(file)].map(named);
  return {
    names: names.filter((name) => name !== ''), anchor: path === '' && anchor !== '' ? anchor : null,
    asks: (path + query === '' && place !== '') || /^(?:md|markdown)$/iu.test(ending),
  };
}

function fileIn(path: string): { file: string; ending: string } {
  const last = path.split('/').findLast((part) => part !== '') ?? '';
  const ending = /\.(?<ending>[a-z]{2,5}|markdown)$/iu.exec(last)?.groups?.['ending'] ?? '';
  return { file: ending === '' ? last : last.slice(0, -ending.length - 1), ending };
}

function named(words: string): string {
  return words.replaceAll(/[_\s]+/gu, ' ').trim();
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    return part;
  }
}

/** Links ahead of the one that a block holds, at the most. */
const FARTHEST = 50;
/** Lines of a file between the name of a place and the entry that begins there. */
const NEAR = 3;

/** The links of one document, each of which is found once, in the order of its lines. */
export class LinkReferences {
  readonly #links: ReadonlyMap<number, readonly PageLink[]>;
  /** How many links of a line have been found. */
  readonly #read = new Map<number, number>();
  readonly #places = new Map<string, string>();
  readonly #names: ReadonlySet<string>;

  constructor(reading: readonly ReadingLine[], entries: readonly SegmentedEntry[], names: ReadonlySet<string>) {
    this.#names = names;
    this.#links = Map.groupBy(reading.flatMap(({ links = [], from }) => links.map((link) => ({ ...link, from }))), ({ from }) => from);
    let next = 0;
    for (const { anchors = [], from } of reading) {
      while ((entries[next]?.lines[1] ?? Infinity) < from) next += 1;
      const entry = entries[next];
      if (entry !== undefined && entry.lines[0] <= from + NEAR) for (const anchor of anchors) this.#places.set(anchor, entry.headword);
    }
  }

  /** Reads: the text of a block, its lines, and the headword that it stands under. Writes: its links to entries, side by side. */
  in(text: string, lines: LineRange, owner: string | null): SeePhrase[] {
    const found: SeePhrase[] = [];
    for (let line = lines[0]; line <= lines[1]; line++) {
      for (let ahead = 0, link = this.#next(line, ahead); link !== undefined && ahead < FARTHEST; link = this.#next(line, ahead)) {
        const from = placeOf(link.words, text, found.at(-1)?.to ?? 0);
        if (from < 0) {
          ahead += 1; // of a heading, or of another block on the same line
          continue;
        }
        this.#read.set(line, (this.#read.get(line) ?? 0) + ahead + 1);
        ahead = 0;
        const name = this.#entryOf(link, owner);
        if (name !== null) found.push({ phrase: link.words, from, to: from + link.words.length, ...(sortKey(name) === sortKey(link.words) ? {} : { name }) });
      }
    }
    return found;
  }

  #next(line: number, ahead: number): PageLink | undefined {
    return this.#links.get(line)?.[(this.#read.get(line) ?? 0) + ahead];
  }

  /** The name of the entry that a link leads to, or that it asks for; null where it asks for none, or for the one it stands in. */
  #entryOf({ words, to }: PageLink, owner: string | null): string | null {
    const address = addressed(to);
    if (address === null) return null;
    const place = this.#places.get(address.anchor ?? '');
    const candidates = [...address.names, ...(place === undefined ? [] : [place]), words];
    const name = candidates.find((one) => this.#names.has(sortKey(one))) ?? (address.asks && place === undefined ? address.names.at(-1) : undefined);
    return name === undefined || (owner !== null && sortKey(name) === sortKey(owner)) ? null : name;
  }
}

/** Where words stand in a text, from a place on, and are no part of a longer word. A plural may stand behind its link. */
function placeOf(words: string, text: string, from: number): number {
  for (let at = text.indexOf(words, from); at >= 0; at = text.indexOf(words, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1)) && !/^[\p{L}\p{N}]{2}/u.test(text.slice(at + words.length, at + words.length + 2))) return at;
  }
  return -1;
}
