import path from 'node:path';

import type { dev } from 'astro';

import { UsageError } from '../command/usage-error.ts';
import { holdLock } from '../output/lock.ts';
import { addressOf } from '../serve/serve.ts';
import { astroSettings } from '../site/astro-settings.ts';
import type { Places } from '../site/places.ts';
import { projectRoot } from '../site/project-root.ts';

export interface LiveSite {
  address: string;
  /** Reads the corpus again; browsers that show a page reload it. */
  restart: () => Promise<void>;
  close: () => Promise<void>;
}

type Running = Awaited<ReturnType<typeof dev>>;

/**
 * Serves a corpus by Astro's development server, which makes each page when it is asked for.
 *
 * The pages share what they read of the corpus, so a changed corpus means a server started anew: on the same port, in
 * a second or two, and the page that was open loads again by itself.
 *
 * It works in the checkout itself, so that who changes the site's source sees it: one at a time.
 *
 * @param port - one that is free: Astro would quietly take another
 * @throws UsageError where another one is at work in this checkout
 */
export async function liveSite(places: Places, port: number, host: string): Promise<LiveSite> {
  const release = holdLock(path.join(projectRoot, '.astro'));
  if (release === null) throw new UsageError('Another "npm run dev" is at work in this checkout: end it first, or use "npm start", of which any number may run.');
  process.once('exit', release);
  const { dev } = await import('astro');
  const settings = astroSettings({ corpus: places.corpus, to: places.site, base: '/', address: null });
  const start = (): Promise<Running> => dev({ ...settings, server: { port, host } });
  let running = await start();
  return {
    address: addressOf(host, port),
    restart: async () => {
      await running.stop();
      running = await start();
    },
    close: () => running.stop(),
  };
}
