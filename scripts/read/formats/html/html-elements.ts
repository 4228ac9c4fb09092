/** What the elements of a page mean to a reader. */
import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { markOfColour, type MarksLegend } from '../../marks-legend.ts';
import { TERM } from '../../source-file.ts';
import type { Mark } from '../../source-file.ts';

/** Elements that hold nothing to read. */
const SKIPPED = new Set(['script', 'style', 'head', 'nav', 'form', 'select', 'noscript', 'template', 'iframe', 'object', 'svg', 'button', 'footer']);
/** Elements that stand apart from what is before and after them. */
export const PARAGRAPHS = new Set(['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'dl', 'dt', 'dd', 'table', 'tr', 'blockquote', 'pre', 'section', 'article', 'header', 'footer', 'main', 'hr', 'center', 'td', 'th', 'details', 'summary']);
/** Elements whose white space is kept. */
export const PREFORMATTED = new Set(['pre', 'xmp', 'listing', 'textarea']);

/** Parts of a page that its program puts around the text, by the class or id that it gives them. */
const APPARATUS: readonly { name: string; of: string }[] = [
  { name: 'mw-editsection', of: 'MediaWiki: “[edit]” behind a heading' },
  { name: 'toc', of: 'MediaWiki: the contents' },
  { name: 'catlinks', of: 'MediaWiki: the categories below a page' },
  { name: 'mw-navigation', of: 'MediaWiki: the menus' },
  { name: 'mw-jump-link', of: 'MediaWiki: “Jump to navigation”' },
  { name: 'printfooter', of: 'MediaWiki: “Retrieved from”' },
  { name: 'siteSub', of: 'MediaWiki: “From the ... wiki”' },
  { name: 'mw-footer', of: 'MediaWiki: when the page was edited, its licence, its legal pages' },
  { name: 'dokuwiki__header', of: 'DokuWiki: the wiki’s name, its tools, where one has been' },
  { name: 'dokuwiki__usertools', of: 'DokuWiki: “Log In”' },
  { name: 'dokuwiki__sitetools', of: 'DokuWiki: the search' },
  { name: 'dokuwiki__pagetools', of: 'DokuWiki: “Show pagesource”' },
  { name: 'dokuwiki__footer', of: 'DokuWiki: the licence' },
  { name: 'breadcrumbs', of: 'DokuWiki: “Trace:”' },
  { name: 'pageId', of: 'DokuWiki: the page’s name in the wiki' },
  { name: 'dw__toc', of: 'DokuWiki: the contents' },
  { name: 'secedit', of: 'DokuWiki: the button that edits a section' },
  { name: 'comments', of: 'WordPress: what readers wrote below an article' },
  { name: 'respond', of: 'WordPress: “Leave a reply”' },
  { name: 'comment-respond', of: 'WordPress: the same' },
  { name: 'entry-footer', of: 'WordPress: “Filed under”' },
  { name: 'sharedaddy', of: 'WordPress: “Share this”' },
  { name: 'jp-relatedposts', of: 'WordPress: other articles' },
  { name: 'post-navigation', of: 'WordPress: the articles before and after' },
  { name: 'widget-area', of: 'WordPress: the columns beside a page' },
  { name: 'disqus_thread', of: 'Disqus: what readers wrote' },
  { name: 'signature', of: 'phpBB: what the writer puts below all he writes' },
  { name: 'postprofile', of: 'phpBB: who wrote it' },
  { name: 'docInfo', of: 'DokuWiki: the file and when it was changed' },
];
/** Classes and ids of what leads elsewhere, where hardly a word in it stands outside links. */
const MENU = /^(?:(?:main|top|site|page|side|left|right|global)[-_]?)?(?:menu|nav|navbar|navigation|sidebar|breadcrumbs?|toolbar|links)$/iu;
/** Classes and ids of a column beside the text, where it lists what else there is: most of its items bear a day. */
const BESIDE = /^(?:side|side[-_]?bar|right|rail|aside|related|more|news|latest|recent|widgets?|teasers?)(?:[-_]\w{1,20})?$/iu;
const ENDS_IN_DAY = /\b(?:19|20)\d{2}\)?\s*$/u;
/** The share of a column's words in links where it is a menu. */
const MOSTLY_LINKS = 0.8;
const APPARATUS_NAMES = new Set(APPARATUS.map(({ name }) => name));

/** What stands between the links of a line that leads elsewhere: `Home - Cards - Rules`. */
const BETWEEN_LINKS = /^[\s|·•‹›«»–—-]*$/u;

/** Whether an element holds nothing that its author wrote. */
export function isApparatus(element: Element): boolean {
  const { properties, tagName } = element;
  if (tagName === 'p' && isRowOfLinks(element)) return true;
  if (SKIPPED.has(tagName) || properties['role'] === 'navigation' || ((tagName === 'aside' || namesOf(element).some((name) => MENU.test(name))) && isMenu(element))) return true;
  return namesOf(element).some((name) => APPARATUS_NAMES.has(name) || (BESIDE.test(name) && isNews(element)));
}

/** Whether a paragraph holds nothing but several links, with signs between them. */
function isRowOfLinks({ children }: Element): boolean {
  const links = children.filter((child) => child.type === 'element' && child.tagName === 'a' && child.properties['href'] !== undefined).length;
  const others = children.filter((child) => !(child.type === 'element' && child.tagName === 'a'));
  const signs = others.map((child) => (child.type === 'text' ? child.value : child.type === 'comment' ? '' : '?')).join('');
  return links > 1 && signs.trim() !== '' && BETWEEN_LINKS.test(signs);
}

/** Whether an element lists what came out on other days. */
function isNews(element: Element): boolean {
  const items: string[] = [];
  visit(element, { type: 'element', tagName: 'li' }, (item) => {
    let words = '';
    visit(item, 'text', ({ value }) => { words += value; });
    items.push(words.slice(-40));
  });
  return items.length > 1 && items.filter((words) => ENDS_IN_DAY.test(words)).length > items.length / 2;
}

/** The classes and the id of an element. */
function namesOf({ properties: { className, id } }: Element): string[] {
  return [...(Array.isArray(className) ? className.map(String) : []), ...(typeof id === 'string' ? [id] : [])];
}

/** Whether hardly a word of an element stands outside its links. */
function isMenu(element: Element): boolean {
  let [all, linked] = [0, 0];
  visit(element, 'text', ({ value }) => { all += value.trim().length; });
  visit(element, { type: 'element', tagName: 'a' }, (link) => { visit(link, 'text', ({ value }) => { linked += value.trim().length; }); });
  return linked > all * MOSTLY_LINKS;
}

/** Elements that lay a page out: their colour is the page's. */
const LAYS_OUT = new Set(['body', 'div', 'center', 'table', 'tbody', 'tr', 'ul', 'ol', 'dl', 'section', 'article', 'main', 'header']);
const STRUCK = new Set(['del', 's', 'strike']);
const INSERTED = new Set(['ins', 'u']);
const UNDERLINED = /text-decoration[a-z-]*\s*:[^;]*underline/iu;
const COLOUR = /(?:^|;)\s*color\s*:\s*(?<colour>[^;]{1,40})/iu;
const LINE_THROUGH = /text-decoration[a-z-]*\s*:[^;]*line-through/iu;

/**
 * How an element marks the words in it: struck out, by its name or its own style, or inserted; null where it does not. A
 * colour marks what the document's legend says that it marks; without one it is kept as the colour that it is.
 */
export function markOf({ tagName, properties }: Element, legend: readonly MarksLegend[]): Omit<Mark, 'words'> | null {
  const style = typeof properties['style'] === 'string' ? properties['style'] : '';
  if (STRUCK.has(tagName) || LINE_THROUGH.test(style)) return { is: 'struck' };
  if (INSERTED.has(tagName) || UNDERLINED.test(style)) return { is: 'inserted' };
  const colour = COLOUR.exec(style)?.groups?.['colour'] ?? (tagName === 'font' ? properties['color'] : undefined);
  return typeof colour === 'string' && !LAYS_OUT.has(tagName) ? markOfColour(colour, legend) : null;
}

/** Classes by which a wiki's program marks a link whose page is not there. */
const DEAD = new Set(['new', 'wikilink2']);

/**
 * Where a link leads to; null for what is none. What a wiki's program gives as the page's name says it better than the
 * address; of a page that is not there it is all that is known.
 */
export function addressOf({ tagName, properties }: Element): string | null {
  const { href, title } = properties;
  if (tagName !== 'a' || typeof href !== 'string' || href === '') return null;
  const classes = Array.isArray(properties['className']) ? properties['className'].map(String) : [];
  const isPage = typeof title === 'string' && (classes.some((name) => DEAD.has(name) || name === 'wikilink1'));
  return isPage ? `wiki:${encodeURIComponent(title.replace(/ \(page does not exist\)$/u, ''))}` : href;
}

/** The names by which an address may lead to an element. */
export function anchorsOf({ tagName, properties: { id, name } }: Element): string[] {
  return [...(typeof id === 'string' ? [id] : []), ...(tagName === 'a' && typeof name === 'string' ? [name] : [])];
}

const EMPHASIS: Record<string, string> = { b: '**', strong: '**', i: '*', em: '*' };
const BOLD = /font-weight:\s*(?:bold|[6-9]00)/iu;
const ITALIC = /font-style:\s*italic/iu;

/** A word in print of its own behind a term, which says that it is new. */
const BADGES = new Set(['small', 'sup', 'sub', 'span']);
const BADGE = /^(?:new|updated|changed|revised)!?$/iu;

/** The word of a badge: `<small>new</small>`; null for what is none. */
export function badgeOf({ tagName, children }: Element): string | null {
  const [only, ...others] = children;
  const word = BADGES.has(tagName) && others.length === 0 && only?.type === 'text' ? only.value.trim() : '';
  return BADGE.test(word) ? word : null;
}

/** The sign of emphasis that an element begins with and ends with, by its name or by its own style. */
export function emphasisOf({ tagName, properties }: Element): string | null {
  const style = properties['style'];
  if (typeof style !== 'string' || tagName !== 'span') return EMPHASIS[tagName] ?? null;
  return BOLD.test(style) ? '**' : ITALIC.test(style) ? '*' : null;
}

/** The level of a heading, or null for an element that is none. */
export function headingLevel({ tagName }: Element): number | null {
  if (tagName === 'dt' || tagName === 'summary') return TERM;
  return /^h[1-6]$/u.test(tagName) ? Number(tagName.slice(1)) : null;
}
