import path from 'node:path';

import { build } from 'esbuild';
import type { Plugin } from 'esbuild';
import { Parser } from 'htmlparser2';

import { text } from './site-files.ts';
import type { SiteFiles } from './site-files.ts';

/** What a page is not itself without: the attribute that names it, by element. */
const naming: Readonly<Record<string, string>> = { script: 'src', img: 'src', source: 'src', audio: 'src', video: 'src', iframe: 'src', object: 'data' };
const links = new Set(['stylesheet', 'modulepreload', 'preload', 'icon', 'apple-touch-icon', 'manifest', 'search']);

/** The addresses of the files that a page is shown with: styles, scripts, images. */
export function namedIn(html: string): string[] {
  const named: string[] = [];
  const parser = new Parser({
    onopentag: (element, attributes) => {
      const address = element === 'link' && links.has(attributes['rel'] ?? '') ? attributes['href'] : attributes[naming[element] ?? ''];
      if (address !== undefined) named.push(address);
    },
  });
  parser.end(html);
  return named;
}

/** The tags that may name a file, each as it stands: pages share nearly all of theirs, and the parser need not read the rest. */
const namingTags = /<(?:link|script|img|source|audio|video|iframe|object)\b(?:"[^"]*"|'[^']*'|[^"'>])*>/gi;

/** What `namedIn` finds, of many pages: a tag that has been seen is not read again. */
function reader(): (html: string) => string[] {
  const known = new Map<string, string[]>();
  return (html) => [...new Set(html.match(namingTags) ?? [])].flatMap((tag) => {
    const named = known.get(tag) ?? namedIn(tag);
    known.set(tag, named);
    return named;
  });
}

/** The file of the site that an address leads to; null where it leads elsewhere. */
function fileOf(address: string, page: string, base: string): string | null {
  const site = new URL(base, 'https://site.invalid');
  const url = new URL(address, new URL(page, site));
  if (url.origin !== site.origin || !url.pathname.startsWith(site.pathname)) return null;
  return decodeURIComponent(url.pathname.slice(site.pathname.length));
}

/** Addresses that do not say where they lead from are the pages' matter. */
const fromTheRoot = /^(?:\/|#|[a-z]+:)/;

/** The files of a site, as they are before any is written. */
const filesOf = (site: SiteFiles): Plugin => ({
  name: 'the files of a site',
  setup: (bundler) => {
    bundler.onResolve({ filter: /(?:)/ }, ({ kind, path: address, importer }) => {
      if (kind !== 'entry-point' && fromTheRoot.test(address)) return { path: address, external: true };
      const file = kind === 'entry-point' ? address : path.posix.join(path.posix.dirname(importer), address);
      return site.has(file) ? { path: file, namespace: 'site' } : null;
    });
    bundler.onLoad({ filter: /(?:)/, namespace: 'site' }, ({ path: file }) => ({ contents: site.get(file) ?? '', loader: file.endsWith('.js') ? 'js' : file.endsWith('.css') ? 'css' : 'dataurl' }));
  },
});

/** What the scripts and styles themselves name: the bundler looks for all of it. */
async function lackingIn(site: SiteFiles, files: readonly string[]): Promise<string[]> {
  try {
    await build({ entryPoints: [...files], bundle: true, write: false, outdir: '/', format: 'esm', logLevel: 'silent', plugins: [filesOf(site)] });
    return [];
  } catch (error) {
    return (error as { errors?: { text: string }[] }).errors?.map(({ text }) => text) ?? [String(error)];
  }
}

/**
 * Makes sure that a built site has every style, script and image that its pages name.
 *
 * @param site - all its files
 * @param whole - scripts and styles of the same program that were seen to have all that they name
 * @returns those that its pages name: they have it
 * @throws BrokenBuild that names the first page and the file that is not there
 */
export async function expectNamedFiles(site: SiteFiles, base: string, whole: ReadonlySet<string> = new Set()): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  const namedBy = reader();
  for (const [page, html] of [...site].filter(([file]) => file.endsWith('.html'))) {
    for (const address of namedBy(text(html))) {
      const file = fileOf(address, page, base);
      if (file !== null && !site.has(file)) throw new BrokenBuild(`The build is not complete: ${page} names ${file}, which was not made. Build again; nothing was written.`);
      if (file !== null && /\.(?:js|css)$/.test(file)) named.add(file);
    }
  }
  const [lacking] = named.isSubsetOf(whole) ? [] : await lackingIn(site, [...named]);
  if (lacking !== undefined) throw new BrokenBuild(`The build is not complete: ${lacking}. Build again; nothing was written.`);
  return named;
}

/** A site that was built and is not whole: it is not written. The command ends with this sentence and exit code 1. */
export class BrokenBuild extends Error {
  override readonly name = 'BrokenBuild';
}
