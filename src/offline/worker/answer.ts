import type { OfflineCopy } from '../../schemas/offline-copy.ts';
import { listOf } from '../copy/from-site.ts';
import type { Held } from '../copy/store.ts';
import { LostPart } from './copy-reader.ts';
import type { CopyReader } from './copy-reader.ts';
import { fileOf, isNamedByContent, typeOf } from './names.ts';
import { lostPage, withOtherBuild } from './say-on-page.ts';

/** How long a network may take for what the copy does not have, and for what it has lost, in milliseconds. */
const patience = { lacks: 200, lost: 3000, list: 1000 };

/** An answer, and the version of the copy that it is of; null where it is not the copy's. */
export interface Answered {
  response: Response;
  version: string | null;
}

const ok = (file: string, bytes: Uint8Array<ArrayBuffer>, { copy }: Held, status = 200): Response =>
  new Response(bytes, { status, headers: { 'Content-Type': typeOf(file), 'X-Copy': copy.version } });

const within = <Thing>(wait: number, coming: Promise<Thing>): Promise<Thing | null> => Promise.race([
  coming.catch(() => null),
  new Promise<null>((resolve) => { setTimeout(() => { resolve(null); }, wait); }),
]);

/** A page's address ends with a slash, as every host of folders says. */
const withSlash = (address: string): Response => {
  const url = new URL(address);
  url.pathname += '/';
  return Response.redirect(url.href, 301);
};

/** What the copy has for an address; null where it has nothing. @throws LostPart */
const fromCopy = async (address: string, reader: CopyReader, held: Held, root: string): Promise<Response | null> => {
  const file = fileOf(address, root);
  const bytes = await reader.file(file, held);
  if (bytes !== undefined) return ok(file, bytes, held);
  return await reader.file(`${file}/index.html`, held) === undefined ? null : withSlash(address);
};

/** The site's page as it came, with a line at its head that says which build it is of. */
const said = async (response: Response, { copy }: Held, site: OfflineCopy | null, root: string): Promise<Response> => {
  if (response.headers.get('Content-Type')?.startsWith('text/html') !== true) return response;
  const headers = new Headers(response.headers);
  // The text is neither packed nor as long as it was.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  return new Response(withOtherBuild(await response.text(), copy, site, root), { status: response.status, headers });
};

/** The site's own page, where it has it and answers soon. It is the copy's build if the site's list says so. */
const fromSite = async (request: Request, held: Held, root: string, wait: number): Promise<Answered | null> => {
  const list = listOf(root, wait + patience.list);
  list.catch(() => undefined);
  const response = await within(wait, fetch(request));
  // A redirection is not looked into: the browser follows it, and asks again.
  if (response?.type === 'opaqueredirect') return { response, version: null };
  if (response?.ok !== true) return null;
  const site = await within(patience.list, list);
  if (site?.version === held.copy.version) return { response, version: site.version };
  return { response: await said(response, held, site, root), version: null };
};

const text = async (reader: CopyReader, held: Held, file: string): Promise<Uint8Array<ArrayBuffer> | null> =>
  await reader.file(file, held).catch(() => null) ?? null;

const lost = async ({ shard }: LostPart, reader: CopyReader, held: Held, root: string): Promise<Response> => {
  const shell = await text(reader, held, '404.html');
  const html = lostPage(shard, shell === null ? null : new TextDecoder().decode(shell), root);
  return new Response(html, { status: 503, headers: { 'Content-Type': typeOf('.html') } });
};

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
    const site = await fromSite(request, held, root, patience.lacks);
    if (site !== null) return site;
    const page = await reader.file('404.html', held);
    return { response: page === undefined ? Response.error() : ok('404.html', page, held, 404), version };
  } catch (error) {
    if (!(error instanceof LostPart)) throw error;
    return await fromSite(request, held, root, patience.lost) ?? { response: await lost(error, reader, held, root), version };
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
  const ofPage = version === held.copy.version || isNamedByContent(fileOf(request.url, root));
  const answer = ofPage ? await fromCopy(request.url, reader, held, root).catch(() => null) : null;
  if (answer !== null) return answer;
  return version === null ? fetch(request) : new Response(null, { status: 504, headers: { 'X-Copy': held.copy.version } });
}
