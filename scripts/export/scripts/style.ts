import path from 'node:path';

import { build } from 'esbuild';
import type { Plugin } from 'esbuild';

import { placeOf, relativeAddress } from '../pages/address.ts';
import { bytes, text } from '../../site/site-files.ts';
import type { SiteFiles } from '../../site/site-files.ts';

/** Type comes inside its style sheet: some browsers do not let a page on a disk fetch it from another folder. */
const typeInside = (name: string, site: SiteFiles): Plugin => ({
  name: 'type inside',
  setup: (bundler) => {
    bundler.onResolve({ filter: /\.woff2$/ }, ({ path: address }) => {
      const file = placeOf(address, name)?.file;
      return file !== undefined && site.has(file) ? { path: file, namespace: 'type' } : undefined;
    });
    bundler.onLoad({ filter: /.*/, namespace: 'type' }, ({ path: file }) => ({ contents: site.get(file) ?? '', loader: 'dataurl' }));
  },
});

/** Every address in a style sheet, told to `found`, and made relative. */
const addresses = (name: string, found: (address: string) => void): Plugin => ({
  name: 'addresses',
  setup: (bundler) => {
    bundler.onResolve({ filter: /.*/ }, ({ path: address }) => {
      const place = placeOf(address, name);
      if (place === null) return { path: address, external: true };
      const relative = relativeAddress(place, name);
      found(relative);
      return { path: relative, external: true };
    });
  },
});

/**
 * A style sheet with its addresses made relative, and with the type that it names inside it: nobody waits for type that
 * has come, so the first page is set in it, too.
 *
 * @param site - the files of the site, type among them
 * @param found - is called with every address that leads into the site
 */
export async function styleForFiles(name: string, site: SiteFiles, found: (address: string) => void): Promise<Uint8Array> {
  const style = site.get(name) ?? new Uint8Array();
  const { outputFiles } = await build({
    stdin: { contents: text(style), loader: 'css', resolveDir: path.posix.sep },
    bundle: true,
    write: false,
    minify: true,
    charset: 'utf8',
    logLevel: 'silent',
    plugins: [typeInside(name, site), addresses(name, found)],
  });
  return bytes(text(outputFiles[0]?.contents ?? style).replaceAll('font-display:optional', 'font-display:block'));
}
