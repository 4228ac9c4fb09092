/** The process that `bundle-program.ts` starts: it is told one program to make, makes it, and ends. */
import { renameSync } from 'node:fs';
import path from 'node:path';

import { build } from 'astro';

import { astroSettings } from './astro-settings.ts';
import type { Bundled, ToBundle } from './bundle-program.ts';

/** Has Astro make the program of a root; the pages are asked of it afterwards (`render-pages.ts`). */
async function bundle({ settings, root, server }: ToBundle): Promise<void> {
  await build({
    ...astroSettings(settings), root, cacheDir: path.join(root, 'cache'),
    integrations: [{
      name: 'the program without its pages',
      hooks: {
        'astro:build:start': ({ setPrerenderer }) => setPrerenderer((standard) => ({
          ...standard,
          name: 'no pages',
          setup: () => Promise.resolve(),
          getStaticPaths: () => {
            renameSync(path.join(settings.to, '.prerender'), server);
            return Promise.resolve([]);
          },
        })),
      },
    }],
  });
}

/** Of an error what a message between processes leaves out: by these it is known whether the system refused. */
function told(error: unknown): Bundled {
  const thrown = error instanceof Error ? error : new Error(String(error));
  const { code, syscall, path: at } = thrown as NodeJS.ErrnoException;
  return { thrown, code, syscall, path: at };
}

function answer(bundled: Bundled): void {
  process.send?.(bundled, () => { process.exit(); });
}

// Whoever asked is gone: nobody needs it any more.
process.on('disconnect', () => { process.exit(); });
process.on('message', (asked: ToBundle) => {
  bundle(asked).then(() => { answer({}); }, (error: unknown) => { answer(told(error)); });
});
