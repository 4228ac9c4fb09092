import path from 'node:path';

import { projectRoot } from '../site/project-root.ts';
import type { About } from '../site/about-site.ts';
import { readme } from './output/readme.ts';
import { expectNoDeadLinks } from './pages/dead-links.ts';
import type { Link } from './pages/dead-links.ts';
import { pageForFiles } from './pages/page-for-files.ts';
import type { PageForFiles } from './pages/page-for-files.ts';
import { classicScript, ownScript } from './scripts/classic.ts';
import { dataScript } from './scripts/data-script.ts';
import { styleForFiles } from './scripts/style.ts';
import { bytes, sorted, text } from '../site/site-files.ts';
import type { SiteFiles } from '../site/site-files.ts';

type File = readonly [name: string, bytes: Uint8Array];

const firstScript = 'files.js';
const fullText = 'pagefind/';

/** Answers any unknown address of a host, and so cannot hold relative links; a disk has no use for it. */
const isForHosts = (name: string): boolean => name === '404.html' || name === 'service-worker.js' || name.startsWith('offline-copy/') || name.endsWith('.webmanifest');

/** Of Pagefind's folder: its search itself, and its index. The rest are its ready-made boxes, which no page uses. */
const isFullTextScript = (name: string): boolean => name === `${fullText}pagefind.js`;
const isFullTextData = (name: string): boolean => name.startsWith(fullText) && !/\.(?:js|css)$/.test(name);

const isModule = (name: string): boolean => isFullTextScript(name) || (name.startsWith('_astro/') && name.endsWith('.js'));

const pagesOf = (site: SiteFiles): Map<string, PageForFiles> =>
  new Map([...site].filter(([name]) => name.endsWith('.html')).map(([name, html]) => [name, pageForFiles(text(html), name, firstScript)]));

/** Data that scripts ask for: the full-text index, and whatever a page names to a script that is no page and no script. */
const dataFiles = (site: SiteFiles): File[] =>
  [...site].filter(([name]) => isFullTextData(name) || (name.startsWith('search/') && !/\.(?:html|js)$/.test(name)));

const scriptsOf = async (site: SiteFiles): Promise<File[]> => {
  const modules = [...site.keys()].filter(isModule);
  const classics = await Promise.all(modules.map(async (name) => [name, await classicScript(site, name)] as const));
  const first = await ownScript(path.join(projectRoot, 'src/offline/files/files.ts'));
  return [...classics, [firstScript, first], ...dataFiles(site).map(([name, data]) => [`${name}.js`, dataScript(name, data)] as const)];
};

const stylesOf = async (site: SiteFiles, links: Link[]): Promise<File[]> => {
  const styles = [...site].filter(([name]) => name.endsWith('.css') && !name.startsWith(fullText));
  return Promise.all(styles.map(async ([name, style]) =>
    [name, await styleForFiles(name, style, (address) => links.push({ page: name, address }))] as const));
};

/** What needs no change: pictures, classic scripts, the open data. */
const asTheyAre = (site: SiteFiles): File[] =>
  [...site].filter(([name]) => !name.startsWith(fullText) && !isModule(name) && !/\.(?:html|css)$/.test(name));

/**
 * Makes of a built site one that opens from a disk by a double click, and reads the same.
 *
 * @param built - the files of a site built for the path `/`
 * @throws DeadLinks where an address in the copy leads to nothing
 */
export const exportSite = async (built: SiteFiles, about: About): Promise<SiteFiles> => {
  const site = sorted([...built].filter(([name]) => !isForHosts(name)));
  const pages = pagesOf(site);
  const links = [...pages.values()].flatMap((page) => page.links);
  const copy = sorted([
    ...asTheyAre(site),
    ...[...pages].map(([name, { html }]) => [name, bytes(html)] as const),
    ...await scriptsOf(site),
    ...await stylesOf(site, links),
    ['README.txt', bytes(readme(about))],
  ]);
  expectNoDeadLinks(links, (file) => copy.has(file), (file) => pages.get(file)?.ids ?? null);
  return copy;
};
