import path from 'node:path';

import { build } from 'esbuild';
import type { BuildOptions, Plugin } from 'esbuild';

import { text } from '../../site/site-files.ts';
import type { SiteFiles } from '../../site/site-files.ts';

/** What the site's bundler has a browser fetch ahead of an import: on a disk that fails, and the import with it. */
const fetchedAhead = /__vite__mapDeps\(\[[\d,]*\]\)/g;

/** Lets the bundler read a site's scripts where they are, in memory. */
const siteScripts = (site: SiteFiles): Plugin => ({
  name: 'scripts of the site',
  setup: (bundler) => {
    bundler.onResolve({ filter: /.*/ }, ({ path: address, importer, kind }) => {
      const from = path.posix.dirname(importer);
      const name = kind === 'entry-point' ? address : address.startsWith('/') ? address.slice(1) : path.posix.join(from, address);
      return site.has(name) ? { path: name, namespace: 'site' } : { errors: [{ text: `${importer}: ${address} is not in the site` }] };
    });
    bundler.onLoad({ filter: /.*/, namespace: 'site' }, ({ path: name }) => ({ contents: text(site.get(name) ?? new Uint8Array()).replaceAll(fetchedAhead, '[]'), loader: 'js' }));
  },
});

const classic = {
  bundle: true,
  write: false,
  format: 'iife',
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'inline',
  minify: true,
  logLevel: 'silent',
} as const satisfies BuildOptions;

function only(outputs: readonly { contents: Uint8Array }[]): Uint8Array {
  const [first] = outputs;
  if (first === undefined) throw new Error('The bundler gave nothing');
  return first.contents;
}

/** What scripts on a disk get instead of what they may not use there. */
const instead = {
  fetch: 'inForceFiles.read',
  // Pagefind is then where the site has it, asks for its files by the site's addresses, and works without a worker.
  'import.meta.url': '"/pagefind/pagefind.js"',
  Worker: 'undefined',
};

/**
 * Turns a module of the built site, with all that it imports, into one classic script.
 *
 * `fetch` in it becomes the reader of the data that the copy brings along; what it exports is kept under its name.
 */
export async function classicScript(site: SiteFiles, name: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    ...classic,
    entryPoints: [name],
    plugins: [siteScripts(site)],
    define: instead,
    globalName: `inForceFiles.modules[${JSON.stringify(name)}]`,
  });
  return only(outputFiles);
}

/** Bundles a script of this project's own into a classic one. */
export const ownScript = async (file: string): Promise<Uint8Array> => only((await build({ ...classic, entryPoints: [file] })).outputFiles);
