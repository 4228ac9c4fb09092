import type { AstroInlineConfig } from 'astro';

import { projectRoot } from './project-root.ts';

/** What `astro.config.mjs` needs to be told. */
export interface SiteSettings {
  /** The corpus folder to show. */
  corpus: string;
  /** The file that holds all its texts; without one, each lies in the folder. */
  texts?: string;
  /** The folder that the site is written to; in development, nothing is. */
  to: string;
  /** The path that the site is served under, with a slash at both ends. */
  base: string;
  /** The address of the home page on the web, with a slash at its end; null where none is known. */
  address: string | null;
  /** The day that the site is built for. */
  today: string;
}

/** What pages read as `import.meta.env.NAME`: Astro would take a variable of that name from the caller's shell instead. */
const ownNames = ['ASSETS_PREFIX', 'BASE_URL', 'DEV', 'MODE', 'PROD', 'SITE', 'SSR'];

/**
 * Hands the settings to Astro: by environment what its configuration file reads, the rest as inline configuration.
 *
 * Astro reports its use and asks for newer versions over the network unless told not to; a build here is silent.
 */
export function astroSettings(settings: SiteSettings): AstroInlineConfig {
  for (const name of ownNames) Reflect.deleteProperty(process.env, name);
  process.env['IN_FORCE_CORPUS'] = settings.corpus;
  process.env['IN_FORCE_TEXTS'] = settings.texts ?? '';
  process.env['IN_FORCE_OUT'] = settings.to;
  process.env['IN_FORCE_BASE'] = settings.base;
  process.env['IN_FORCE_ADDRESS'] = settings.address ?? '';
  process.env['IN_FORCE_TODAY'] = settings.today;
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  process.env['ASTRO_DISABLE_UPDATE_CHECK'] = 'true';
  return { root: projectRoot, logLevel: 'warn' };
}
