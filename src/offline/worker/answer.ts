import type { OfflineCopy } from '../../model/offline-copy.ts';
import { listOf } from '../copy/from-site.ts';
import type { Held } from '../copy/store.ts';
import { LostPart } from './copy-reader.ts';
import type { CopyReader } from './copy-reader.ts';
import { fileOf, isForPrograms, isNamedByContent, typeOf } from './names.ts';
import { lostPage, needsNetwork, withOnlyCopy, withOtherBuild } from './say-on-page.ts';

/** How long a network may take for what the copy does not have, and for what it has lost, in milliseconds. */
const patience = { lacks: 200, forPrograms: 5000, lost: 3000, list: 1000 };

/** An answer, and the version of the copy that it is of; null where it is not the copy's. */
export interface Answered {
  response: Response;
  version: string | null;
}

/** What is named by its content is the same for ever: a browser that has it from one page need not ask for it on the next. */
const forEver = { 'Cache-Control': 'max-age=31536000, immutable' };

const ok = (file: string, bytes: Uint8Array<ArrayBuffer>, { copy }: Held): Response =>
  new Response(bytes, { headers: { 'Content-Type': typeOf(file), 'X-Copy': copy.version, ...(isNamedByContent(file) ? forEver : {}) } });

const within = <Thing>(wait: number, coming: Promise<Thing>): Promise<Thing | null> => Promise.race([
  coming.catch(() => null),
  new Promise<null>((resolve) => { setTimeout(() => { resolve(null); }, wait); }),
]);

/** A page's address ends with a slash, as every host of folders says. */
function withSlash(address: string): Response {
  const url = new URL(address);
  url.pathname += '/';
  return Response.redirect(url.href, 301);
}

/** What the copy has for an address; null where it has nothing. @throws LostPart */
async function fromCopy(address: string, reader: CopyReader, held: Held, root: string): Promise<Response | null> {
  const file = fileOf(address, root);
  const bytes = await reader.file(file, held);
  if (bytes !== undefined) return ok(file, bytes, held);
  return await reader.file(`${file}/index.html`, held) === undefined ? null : withSlash(address);
}

/** The site's page as it came, with a line at its head that says which build it is of. */
async function labelled(response: Response, { copy }: Held, site: OfflineCopy | null, root: string): Promise<Response> {
  if (response.headers.get('Content-Type')?.startsWith('text/html') !== true) return response;
  const headers = new Headers(response.headers);
  // The text is neither packed nor as long as it was.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  return new Response(withOtherBuild(await response.text(), copy, site, root), { status: response.status, headers });
}

/**
 * The site's own page, where it has it and answers soon. It is the copy's build if the site's list says so. The site's
 * "No such page" is not worth more than the copy's.
 */
async function fromSite(request: Request, held: Held, root: string, wait: number): Promise<Answered | 'no such page' | 'no answer'> {
  const list = listOf(root, wait + patience.list);
  list.catch(() => undefined);
  const response = await within(wait, fetch(request));
  // A redirection is not looked into: the browser follows it, and asks again.
  if (response?.type === 'opaqueredirect') return { response, version: null };
  if (response === null) return 'no answer';
  if (!response.ok) return 'no such page';
  const site = await within(patience.list, list);
  if (site?.version === held.copy.version) return { response, version: site.version };
  return { response: await labelled(response, held, site, root), version: null };
}

const said = (html: string, { copy }: Held, status: number): Response =>
  new Response(html, { status, headers: { 'Content-Type': typeOf('.html'), 'X-Copy': copy.version } });

/** Nobody is to take the copy's word for the site's: whether the site has the page is not known. */
async function noSuchPage(reader: CopyReader, held: Held, root: string, siteAnswered: boolean): Promise<Response> {
  const page = await reader.file('404.html', held);
  if (page === undefined) return Response.error();
  const html = new TextDecoder().decode(page);
  return said(siteAnswered ? html : withOnlyCopy(html, held.copy, root), held, 404);
}

async function lost({ shard }: LostPart, reader: CopyReader, held: Held, root: string): Promise<Response> {
  return said(lostPage(shard, await shellOf(reader, held), root), held, 503);
}

/** A page of the copy to say something on; null where that is lost as well. */
async function shellOf(reader: CopyReader, held: Held): Promise<string | null> {
  const shell = await reader.file('404.html', held).catch(() => undefined);
  return shell === undefined ? null : new TextDecoder().decode(shell);
}

/**
 * Answers a request for a page: from the copy first, and then without asking the network anything. What the copy lacks,
 * or has lost and could not get again, may come from the site, and says so; else the copy says that it has no such page.
 */
export async function answerPage(request: Request, reader: CopyReader, root: string): Promise<Answered> {
  const held = await reader.held();
  if (held === null) return { response: await fetch(request), version: null };
  const { version } = held.copy;
  try {
    const answer = await fromCopy(request.url, reader, held, root);
    if (answer !== null) return { response: answer, version };
    const forPrograms = isForPrograms(fileOf(request.url, root));
    const site = await fromSite(request, held, root, forPrograms ? patience.forPrograms : patience.lacks);
    if (typeof site === 'object') return site;
    if (forPrograms && site === 'no answer') return { response: said(needsNetwork(await shellOf(reader, held), root), held, 503), version };
    return { response: await noSuchPage(reader, held, root, site === 'no such page'), version };
  } catch (error) {
    if (!(error instanceof LostPart)) throw error;
    const site = await fromSite(request, held, root, patience.lost);
    return typeof site === 'object' ? site : { response: await lost(error, reader, held, root), version };
  }
}

/**
 * Answers a request that a page makes: from the build that the page is of, or not at all. A search that finds what the
 * page beside it does not know is worse than one that says it could not be loaded.
 *
 * @param version - of the copy that the page came from; null where it came from the site
 */
export async function answerPart(request: Request, version: string | null, reader: CopyReader, root: string): Promise<Response> {
  const held = await reader.held();
  if (held === null) return fetch(request);
  const none = (status: number): Response => new Response(null, { status, headers: { 'X-Copy': held.copy.version } });
  const isOfCopy = version === held.copy.version;
  if (isOfCopy || isNamedByContent(fileOf(request.url, root))) {
    const answer = await fromCopy(request.url, reader, held, root).catch(() => 'lost' as const);
    if (answer instanceof Response) return answer;
    if (isOfCopy && answer === null) return none(404);
  }
  return version === null ? fetch(request) : none(504);
}
