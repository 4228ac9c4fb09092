import path from 'node:path';

import { build } from 'esbuild';
import type { Plugin } from 'esbuild';

import { placeOf, relativeAddress } from '../pages/address.ts';
import { text } from '../../site/site-files.ts';

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
 * A style sheet with its addresses made relative.
 *
 * @param found - is called with every address that leads into the site
 */
export async function styleForFiles(name: string, style: Uint8Array, found: (address: string) => void): Promise<Uint8Array> {
  const { outputFiles } = await build({
    stdin: { contents: text(style), loader: 'css', resolveDir: path.posix.sep },
    bundle: true,
    write: false,
    minify: true,
    charset: 'utf8',
    logLevel: 'silent',
    plugins: [addresses(name, found)],
  });
  return outputFiles[0]?.contents ?? style;
}
