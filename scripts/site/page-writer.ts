/** Where a built site's pages are written: by this program, which knows every one of them before it comes to the disk. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { AstroIntegration } from 'astro';

/** The file that a static host looks for at an address; what is no page is a file of its own name. */
function fileAt(pathname: string, base: string, isPage: boolean): string {
  const below = decodeURIComponent(pathname.slice(base.length)).replace(/\/$/u, '');
  if (!isPage || below === '404') return isPage ? '404.html' : below;
  return below === '' ? 'index.html' : `${below}/index.html`;
}

/**
 * Takes the pages from Astro as it renders them, one by one. Astro itself goes by way of a thread for each folder and
 * each file, and whoever needs their bytes afterwards would read thousands of files again.
 *
 * @param folder - where the site is written
 * @param base - the path that it is served under
 * @param made - is told each file's name below the site's root, and its bytes
 */
export function pageWriter(folder: string, base: string, made: (name: string, bytes: Uint8Array) => Promise<void>): AstroIntegration {
  const folders = new Set<string>();
  const write = (name: string, bytes: Uint8Array): Promise<void> => {
    const file = path.join(folder, name);
    const parent = path.dirname(file);
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
    folders.add(parent);
    writeFileSync(file, bytes);
    return made(name, bytes);
  };
  return {
    name: 'pages are written here',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) => setPrerenderer((astros) => ({
        ...astros,
        name: 'pages are written here',
        render: async (request, options) => {
          const rendered = await astros.render(request, options);
          const response = rendered instanceof Response ? rendered : rendered.response;
          if (response.status >= 300 && response.status !== 404) return response;
          await write(fileAt(new URL(request.url).pathname, base, options.routeData.type === 'page'), await response.bytes());
          // Astro writes no file of an answer without a body.
          return new Response(null);
        },
      })),
    },
  };
}
