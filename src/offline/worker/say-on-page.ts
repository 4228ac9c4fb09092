/** What the service worker has to say on a page itself: scripts of the page may be of a build that knows nothing of it. */
import { asOfInWords } from '../copy/as-of.ts';
import { partsInWords } from '../copy/part-names.ts';
import type { OfflineCopy, OfflineShard } from '../../model/offline-copy.ts';

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const dated = ({ asOf }: OfflineCopy): string => escape(asOf === null ? '' : ` (${asOfInWords(asOf)})`);

const beforeMain = (html: string, said: string, mark = ''): string =>
  html.replace(/<main\b/, (main) => `<aside class="band current newer-copy" role="note" data-from-worker ${mark}>${said}</aside>${main}`);

/** On a page that is not the copy's: which build it is of. What site it is of is not always known. */
export function withOtherBuild(html: string, copy: OfflineCopy, site: OfflineCopy | null, root: string): string {
  const words = `This page comes from the site as it is now${site === null ? '' : dated(site)}, not from the copy on this device${dated(copy)}. `
    + 'The copy’s pages may say something else.';
  return beforeMain(html, `<p>${words}</p> <a href="${escape(root)}offline/">About the copy</a>`, 'data-from-site');
}

/** On the copy's "No such page", which speaks for the copy alone: the site was not reached in time. */
export function withOnlyCopy(html: string, copy: OfflineCopy, root: string): string {
  const words = `The copy on this device${dated(copy)} has no such page. The site did not answer at once; it may have it.`;
  return beforeMain(named(html, 'Not in this copy'), `<p>${words}</p> <a href="${escape(root)}offline/">Look for a newer copy</a>`)
    .replace(/(<p\b[^>]*\bdata-of-site\b[^>]*>)[^<]*/, (_, tag: string) => `${tag}Whether the address is right only the site can say. Search the copy above, or look under its letter.`);
}

/** In place of the open data, which no copy has, where the site does not answer. @param shell - a page of the copy to say it on */
export function needsNetwork(shell: string | null, root: string): string {
  return inPlace(shell, 'This needs the network', `
    <p>The open data is for other programs, and is not in the copy on this device. The site was not reached.</p>
    <p><a href="">Try again</a></p><p><a href="${escape(root)}offline/">The copy on this device</a></p>`);
}

/** In place of a page whose part of the copy is lost, where the site cannot be asked. @param shell - a page of the copy to say it on */
export function lostPage(shard: OfflineShard, shell: string | null, root: string): string {
  return inPlace(shell, 'A part of the copy is missing', `
    <p>This page lies in a part of the copy that this device has lost, or that was damaged: ${escape(partsInWords([shard]))}. The site was not reached; once it is, the part is fetched again by itself.</p>
    <p><a href="">Try again</a></p><p><a href="${escape(root)}offline/">The copy on this device</a></p>`);
}

function inPlace(shell: string | null, title: string, words: string): string {
  const bare = '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title></title></head><body><main></main></body></html>';
  const main = `<h1>${title}</h1>${words}`;
  return named(shell ?? bare, title).replace(/(<main\b[^>]*>)[\s\S]*(<\/main>)/, (_, begin: string, end: string) => begin + main + end);
}

function named(html: string, title: string): string {
  return html.replace(/(<(?:title|h1)>)[^<]*/g, (_, tag: string) => tag + title);
}
