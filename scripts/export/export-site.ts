import path from 'node:path';

import type { About } from '../site/about-site.ts';
import { projectRoot } from '../site/project-root.ts';
import { bytes, sorted, text } from '../site/site-files.ts';
import type { SiteFiles } from '../site/site-files.ts';
import { kindOf } from './file-kinds.ts';
import type { FileKind } from './file-kinds.ts';
import { readme } from './output/readme.ts';
import { expectNoDeadLinks } from './pages/dead-links.ts';
import type { Link } from './pages/dead-links.ts';
import { pageForFiles } from './pages/page-for-files.ts';
import { classicScript, ownScript } from './scripts/classic.ts';
import { styleForFiles } from './scripts/style.ts';

type File = readonly [name: string, bytes: Uint8Array];

/** The script that every page of the copy runs first. */
const firstScript = 'files.js';

const pagesOf = (files: readonly File[]) =>
  new Map(files.map(([name, html]) => [name, pageForFiles(text(html), name, firstScript)]));

async function scriptsOf(site: SiteFiles, modules: readonly File[], data: readonly File[]): Promise<File[]> {
  const classics = modules.map(async ([name]) => [name, await classicScript(site, name)] as const);
  const first = await ownScript(path.join(projectRoot, 'src/offline/files/files.ts'));
  return [...await Promise.all(classics), [firstScript, first], ...data.map(([name, held]) => [`${name}.js`, dataScript(name, held)] as const)];
}

const stylesOf = (styles: readonly File[], site: SiteFiles, found: (link: Link) => void): Promise<File[]> =>
  Promise.all(styles.map(async ([name]) =>
    [name, await styleForFiles(name, site, (address) => { found({ page: name, address }); })] as const));

/**
 * Makes of a built site one that opens from a disk by a double click, and reads the same.
 *
 * @param site - the files of a site built for the path `/`
 * @throws DeadLinks where an address in the copy leads to nothing
 */
export async function exportSite(site: SiteFiles, about: About): Promise<SiteFiles> {
  const byKind = Map.groupBy(site, ([name]) => kindOf(name));
  const of = (kind: FileKind): readonly File[] => byKind.get(kind) ?? [];
  const pages = pagesOf(of('page'));
  const links = [...pages.values()].flatMap((page) => page.links);
  const copy = sorted([
    ...of('plain'),
    ...[...pages].map(([name, { html }]) => [name, bytes(html)] as const),
    ...await scriptsOf(site, of('module'), of('data')),
    ...await stylesOf(of('style'), site, (link) => links.push(link)),
    ['README.txt', bytes(readme(about))],
  ]);
  expectNoDeadLinks(links, (file) => copy.has(file) || copy.has(`${file}.js`), (file) => pages.get(pages.get(file)?.leadsTo ?? file)?.ids ?? null);
  return copy;
}

/** A data file as a classic script: `src/offline/files/files.ts` runs it where the site would fetch the file. */
const dataScript = (name: string, data: Uint8Array): Uint8Array =>
  bytes(`inForceFiles.hold(${JSON.stringify(name)},"${Buffer.from(data).toString('base64')}");\n`);
