import path from 'node:path';

import type { AstroIntegration } from 'astro';
import { isRunnableDevEnvironment } from 'vite';
import type { ViteDevServer } from 'vite';

import { UsageError } from '../command/usage-error.ts';
import { holdLock } from '../output/lock.ts';
import { addressOf } from '../serve/serve.ts';
import { astroSettings } from '../site/astro-settings.ts';
import type { Places } from '../site/places.ts';
import { projectRoot } from '../site/project-root.ts';

export interface LiveSite {
  address: string;
  /** Shows the corpus as it lies on the disk now; browsers that show a page reload it. */
  show: () => void;
  close: () => Promise<void>;
}

const corpusModule = path.join(projectRoot, 'src/data/corpus.ts');

/** Every module that was made with the corpus as it was is made again when it is next asked for: the one that reads it, and all that stand on it. */
function forgetCorpus(server: ViteDevServer): void {
  for (const environment of Object.values(server.environments).filter(isRunnableDevEnvironment)) {
    const { evaluatedModules } = environment.runner;
    const stale = new Set(evaluatedModules.getModulesByFile(corpusModule.replaceAll(path.sep, '/')));
    const above = (ids: ReadonlySet<string>) => [...ids].flatMap((id) => evaluatedModules.getModuleById(id) ?? []);
    for (const module of stale) above(module.importers).forEach((one) => stale.add(one));
    for (const module of stale) evaluatedModules.invalidateModule(module);
    // Astro then forgets which pages there are.
    environment.hot.send('astro:content-changed', {});
  }
}

/**
 * Serves a corpus by Astro's development server, which makes each page when it is asked for.
 *
 * The pages share what they read of the corpus. A changed corpus is read again, and a text when its page is asked for; the server
 * goes on, and the page that was open loads again by itself.
 *
 * It works in the checkout itself, so that who changes the site's source sees it: one at a time.
 *
 * @param port - one that is free: Astro would quietly take another
 * @throws UsageError where another one is at work in this checkout
 */
export async function liveSite({ corpus, site, today }: Places & { today: string }, port: number, host: string): Promise<LiveSite> {
  const release = holdLock(path.join(projectRoot, '.astro'));
  if (release === null) throw new UsageError('Another "npm run dev" is at work in this checkout: end it first, or use "npm start", of which any number may run.');
  process.once('exit', release);
  const { dev } = await import('astro');
  const settings = astroSettings({ corpus, to: site, base: '/', address: null, today });
  let inside: ViteDevServer | undefined;
  const integration: AstroIntegration = { name: 'live corpus', hooks: { 'astro:server:setup': ({ server }) => { inside = server; } } };
  const running = await dev({ ...settings, integrations: [integration], server: { port, host } });
  return {
    address: addressOf(host, port),
    show: () => {
      if (inside === undefined) return;
      forgetCorpus(inside);
      inside.environments.client.hot.send({ type: 'full-reload', path: '*' });
    },
    close: () => running.stop(),
  };
}
