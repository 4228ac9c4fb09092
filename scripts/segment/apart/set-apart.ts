/** Lines of a document that hold no topic and no text, told before anything is joined to paragraphs. */
import type { LedgerKind } from '../../../src/model/corpus.ts';
import { TERM } from '../../read/source-file.ts';
import type { ReadingLine } from '../../read/source-file.ts';
import { endsSentence } from '../blocks/ends-sentence.ts';
import { isBlank } from '../blocks/paragraphs.ts';
import { datesIn } from '../front-matter/dates.ts';
import { isTitle } from '../front-matter/stated-date.ts';
import { edgesOfPages } from '../layouts/pages-of-letters.ts';
import { namesDocument } from '../topics/kinds/kinds.ts';
import { contentsLines } from './contents.ts';
import { withLevels } from './contents-levels.ts';
import { legendRows, legendTitles } from './legend.ts';
import { drawnLines } from './drawn-lines.ts';
import { edgesAtFeeds } from './form-feeds.ts';
import { feedItems } from './feed-items.ts';
import { headsOfLetters, othersLetters } from './letters.ts';
import { namesAmong } from './names-of-pages.ts';
import { postsOf } from './forum-posts.ts';
import { lonePageNumbers } from './lone-page-numbers.ts';
import { notesOnEntries } from './notes-on-entries.ts';
import { advertisements, brokenBars, isPageLine } from './page-lines.ts';
import { besideHeads } from './beside-heads.ts';
import { feetWithin } from './feet-within.ts';
import { printedByBrowser } from './printed-by-browser.ts';
import { recurringLines } from './recurring.ts';
import { runningHeads } from './running-heads.ts';
import { goesOnBelow, shareLinks } from './share-links.ts';
import { titlesOfIntroduction } from './titles-of-introduction.ts';

export interface SetApart {
  /** The document's lines, blank where they are set apart: a sentence may go on across them. */
  lines: ReadingLine[];
  /** What each of those is. */
  apart: ReadonlyMap<number, LedgerKind>;
  /** The document's first line, where it stands again at the head of each page, and what its contents put below the introduction: titles, and no topics. */
  titles: ReadonlySet<number>;
  /** What a letter or a forum says it is about, and what stands at the head of its pages. */
  subjects: readonly string[];
}

/** What a letter's or a message's line says it is about, behind the name of its list. */
const SUBJECT = /(?:^|\bpost )subject:\s*(?:(?:(?:re|fwd?):|\[[^[\]]{1,30}\])\s*)*(?<words>\S.*)$/iu;
/** The same before the place of a post in its thread: `Rulings of March « Thread Started on Mar 3, 2007 »`. */
const BEFORE_PLACE = /^(?:re:\s*)?(?<words>\S.{2,80}?) « (?:thread started|reply #\d)/iu;
/** The subject of a post, right above who wrote it and when: `Re: Rulings of March` above `by ferrywoman » Sun Mar 04, 2007 8:14 pm`. */
const WRITTEN_BY = /^(?:post )?by \S.{0,39} »/iu;

function subjectAbove(texts: readonly string[], at: number): string | null {
  return WRITTEN_BY.test(texts[at + 1]?.trim() ?? '') ? /^re:\s*(?<words>\S.{2,80})$/iu.exec(texts[at]?.trim() ?? '')?.groups?.['words'] ?? null : null;
}

/** What ends an article of the web, and begins what its readers write below it. */
const ENDS_ARTICLE = /^(?:leave a (?:comment|reply)(?: cancel reply)?|post navigation|your email address will not be published\b.*|\d+ (?:comments|responses|thoughts?) (?:on|to)\b.{1,80}|(?:\d+|no) comments?:|(?:\d+|no|one|two|three|four|five|six|seven|eight|nine|ten) (?:comments?|responses?|repl(?:y|ies)|thoughts?) (?:so far|yet|posted|below|left here)|post a comment|share this(?: article| post| page)?:?|related (?:articles|posts|stories|reading|content|topics)|you (?:may|might) (?:also )?(?:like|enjoy|be interested in)|recommended (?:for you|reading|articles)|more (?:from|by|like) \S.{1,40}|read next|up next|keep reading|comments? \(\d+\)|(?:readers[’'] )?comments|\(\d+ comments?\)(?: [-–—] \(post a new comment\))?|\d+ comments? ?share ?save\b.{0,30}|\d+ comments?shares?ave.{0,30}|all \d+ comments)$/iu;
/** The same where it stands once: on a page of several articles, each has such a line below it. */
const ENDS_ONE = /^(?:\d+ (?:comments?|responses?|repl(?:y|ies)|thoughts?)(?: (?:to|on|about) this(?: \w+)?)?|(?:comments|discussion)(?: so far)?(?:: ?\d+| ?\(\d+\))|\d+ (?:people|readers) (?:have )?(?:commented|replied|responded)(?: on this)?|(?:write|add|leave) (?:a|your) (?:comment|reply|response)|(?:what|from) (?:our |the )?readers(?: say| write| think)?|comments are (?:closed|open)\.?)$/iu;
/** Who wrote a post, below its subject. */
const BYLINE = /^(?:post(?:ed)? )?by (?<writer>[^\s.:;]{2,30}(?: [^\s.:;]{1,30}){0,2})$/iu;
/** Lines in which a document is still within the head of its page. */
const HEAD = 80;
/** Lines in which it is within its foot. */
const FOOT = 40;
/** Lines between two lines of a page that belong to the page with them, and how long each is at the most. */
const WIDEST_GAP = 40;
const LONGEST_WITHIN = 60;
/** The lines at its beginning that may be a document's title. */
const LINES_OF_TITLE = 6;
const YEAR = /\b(?:19|20)\d{2}\b/u;
/** A year, or a day with one of two figures: `14-SEP-98`. */
const isDated = (line: string): boolean => YEAR.test(line) || (/\d{2}\b/u.test(line) && datesIn(line).some(({ day }) => day !== null));
/** What a scan makes of a speck: a sign that no text has, beside a stop or a quotation mark. */
const SPECK = /^(?=.{2,6}$)(?:['"‘’“”.,:;_-]{0,3}[■□▪▫◦¦¬¤^`´¨~|\\<>{}]{1,2}['"‘’“”.,:;_-]{1,3}|['"‘’“”.,:;_-]{1,3}[■□▪▫◦¦¬¤^`´¨~|\\<>{}]{1,2})$/u;
/** What leads to the top of a page, below each of its entries. */
const TOP = /^[[(<](?:back to )?top(?: of (?:the )?page)?[\])>]$/iu;
/** So many of them are a menu. */
const FEWEST_OF_MENU = 4;

/** Reads: a document's lines. Writes: those that are its own, and those that are its page's, its letter's, its legend's. */
export function setApart(read: ReadingLine[]): SetApart {
  const feed = feedItems(read.map(({ text }) => text));
  const lines = feed.names.size === 0 ? read : read.map((line, at) => (feed.names.has(at) ? { ...line, text: feed.names.get(at) ?? '', heading: TERM } : line));
  const texts = lines.map(({ text }) => text);
  const apart = new Map<number, LedgerKind>();
  const { heads, title } = runningHeads(texts);
  const printed = printedByBrowser(texts);
  const contents = contentsLines(texts);
  const posts = [...postsOf(texts), ...othersLetters(texts, headsOfLetters(texts))];
  const furniture = [...feed.fields, ...heads, ...printed.lines, ...edgesOfPages(texts), ...besideHeads(texts, heads), ...feetWithin(texts), ...edgesAtFeeds(texts), ...pageLines(texts).filter((at) => lines[at]?.heading !== TERM), ...recurringLines(texts), ...lonePageNumbers(texts), ...notesOnEntries(texts), ...contents, ...posts, ...drawnLines(texts), ...shareLinks(texts), ...texts.flatMap((text, at) => (TOP.test(text.trim()) || isSpeck(texts, at) ? [at] : []))];
  for (const at of furniture) apart.set(at, 'furniture');
  const rows = legendRows(texts);
  for (const at of [...feed.news, ...legendTitles(texts, rows), ...rows]) if (!apart.has(at)) apart.set(at, 'front matter');
  const subjects = [...furniture.flatMap((at) => SUBJECT.exec(texts[at] ?? '')?.groups?.['words'] ?? BEFORE_PLACE.exec(texts[at] ?? '')?.groups?.['words'] ?? subjectAbove(texts, at) ?? []), ...printed.titles, ...titlesOfPages(texts, heads)];
  return { apart, titles: new Set([...(title === null ? [] : [title]), ...titlesOfIntroduction(texts, contents)]), subjects, lines: apart.size === 0 ? lines : withLevels(lines, contents).map((line, at) => (apart.has(at) ? blank(line) : line)) };
}

/** What the head of each page says, where it stands at the document's beginning: the title, without the number of the page. */
function titlesOfPages(texts: readonly string[], heads: readonly number[]): string[] {
  const written = texts.flatMap((text, at) => (isBlank(text) ? [] : [at])).slice(0, LINES_OF_TITLE);
  return heads.filter((at) => written.includes(at)).map((at) => (texts[at] ?? '').trim().replace(/[\s,;|(–—-]*\bpage \d{1,3}(?:(?: of |\s?\/\s?)\d{1,3})?\)?$/iu, '')).filter((text) => text !== '');
}

function blank({ from, to }: ReadingLine): ReadingLine {
  return { text: '', from, to };
}

function isSpeck(texts: readonly string[], at: number): boolean {
  return SPECK.test(texts[at]?.trim() ?? '') && isBlank(texts[at - 1] ?? '') && isBlank(texts[at + 1] ?? '');
}

function pageLines(texts: readonly string[]): number[] {
  const sure = new Set([...texts.flatMap((text, at) => (isPageLine(text) && !isBrokenThere(texts, at) ? [at] : [])), ...brokenBars(texts), ...advertisements(texts), ...headsOfLetters(texts).flatMap(({ lines }) => lines)]);
  for (const at of namesAmong(texts, sure)) sure.delete(at);
  const foot = footBehind(texts);
  return [...new Set([...sure, ...between(texts, sure), ...foot])];
}

/** A line that the one right above it goes on in, in the midst of a sentence, is text, whatever it reads like by itself. */
function isBrokenThere(texts: readonly string[], at: number): boolean {
  const [above, text] = [texts[at - 1] ?? '', texts[at] ?? ''];
  return /^\s*\p{Ll}/u.test(text) && !ADDRESS.test(text) && above.trim().length > LONGEST_WITHIN / 2 && !endsSentence(above) && !isPageLine(above);
}

/** What a browser prints below a page, between the two halves of a sentence: its address, and when it was printed. */
const ADDRESS = /^\s*https?:\/\/\S+\s{2,}\d/iu;

/** Behind an article others write: from the line that asks them to, in a document's second half, to its end. */
function footBehind(texts: readonly string[]): number[] {
  const ones = texts.flatMap((text, at) => (ENDS_ONE.test(text.trim()) ? [at] : []));
  const begin = texts.findIndex((text, at) => at >= texts.length / 2 && (ENDS_ARTICLE.test(text.trim()) || (ones.length === 1 && ones[0] === at) || isReply(texts, at) || isListOfReplies(texts, at)) && !goesOnBelow(texts, at));
  return begin < 0 ? [] : texts.flatMap((text, at) => (at >= begin && !isBlank(text) ? [at] : []));
}

/** The subject of a post below, right above the name of another than him who wrote the first. */
function isReply(texts: readonly string[], at: number): boolean {
  if (!/^re: \S.{0,80}$/iu.test(plain(texts[at]))) return false;
  const writer = BYLINE.exec(plain(texts[at + 1]))?.groups?.['writer'];
  return writer !== undefined && !texts.slice(0, Math.min(at, WIDEST_GAP)).some((text) => BYLINE.test(plain(text)) && plain(text).includes(writer));
}

/** What stands above the subjects of those who answered, one below the other. */
const REPLIES = /^(?:answers|replies|responses|follow-?ups?|antworten|réponses):?$/iu;

function isListOfReplies(texts: readonly string[], at: number): boolean {
  return REPLIES.test(plain(texts[at])) && /^re: \S/iu.test(plain(texts.slice(at + 1).find((text) => !isBlank(text))));
}

function plain(text = ''): string {
  return text.replaceAll('*', '').trim();
}

/** In the head and at the foot, what stands between two lines of the page is the page's too: who wrote it, where he lives. A title is the document's. */
function between(texts: readonly string[], sure: ReadonlySet<number>): number[] {
  const places = [...sure].filter((at) => at < HEAD || at >= texts.length - FOOT).sort((a, b) => a - b);
  return places.flatMap((place, index) => {
    const within = texts.slice(place + 1, places[index + 1] ?? place + 1).flatMap((text, at) => (isBlank(text) ? [] : [{ text, at: place + 1 + at }]));
    return within.length <= WIDEST_GAP && within.every(({ text, at }) => isOfPage(text, within.length >= FEWEST_OF_MENU) && !isTitleApart(texts, at)) ? within.map(({ at }) => at) : [];
  });
}

/** A line that names a document, with a gap above and below, or with what a board says of the post below it: no link of a menu. */
function isTitleApart(texts: readonly string[], at: number): boolean {
  return isBlank(texts[at - 1] ?? '') && /^$|^«/u.test(texts[at + 1]?.trim() ?? '') && namesDocument(texts[at]?.trim() ?? '');
}

/** A title is the document's; in a menu, the name of its page may be a word of the title. */
function isOfPage(text: string, inMenu: boolean): boolean {
  const line = text.trim();
  return line.length <= LONGEST_WITHIN && !/[.:;!?]["”’)]*$|\s[-–—]\s|[*[]/u.test(line) && ((!isTitle(line) && !(namesDocument(line) && isDated(line))) || (inMenu && !line.includes(' ')));
}
