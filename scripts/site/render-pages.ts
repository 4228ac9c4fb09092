/** The pages of a corpus, asked of the site's program one by one. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Program } from './program.ts';

/** Of the pages of a route, which there are: no page asks for that. */
type Quietly = <T>(work: () => T) => T;

type Params = Record<string, string | undefined>;

/** Of Astro's routes, what is needed to ask for their pages. */
interface Route {
  route: string;
  type: string;
  pathname?: string;
  prerender: boolean;
  component: string;
}

/** Of the program's own entry, as Astro builds it (`astro/entrypoints/prerender`), what is used here. */
interface App {
  manifest: { routes: { routeData: Route; styles: unknown[] }[] };
  setInternals: (internals: { pagesByKeys: Map<string, unknown> }) => void;
  setOptions: (options: { logger: { options: { destination: unknown } }; settings: { scripts: unknown[] } }) => void;
  getComponentByRoute: (route: Route) => Promise<{ getStaticPaths?: (about: object) => Promise<{ params: Params; props?: unknown }[]> | { params: Params; props?: unknown }[] }>;
  render: (request: Request, options: { routeData: Route }) => Promise<Response>;
}

/** Where the site will stand. */
export interface Where { base: string; address: string | null }

/** A file that the program can make. */
export interface PageToMake {
  /** Its name below the site's root. */
  name: string;
  /** What the route's list hands to the page. */
  props: unknown;
  make: () => Promise<Uint8Array>;
}

/** What Astro says while it makes pages; what stops it, it throws. */
const unheard = { write: () => undefined };

async function appOf({ server }: Program): Promise<App> {
  const entry = readdirSync(server).find((name) => name.startsWith('prerender-entry'));
  if (entry === undefined) throw new Error('Astro gave no entry for its pages.');
  const { app } = await import(pathToFileURL(path.join(server, entry)).href) as { app: App };
  app.setInternals({ pagesByKeys: new Map() });
  app.setOptions({ logger: { options: { destination: unheard } }, settings: { scripts: [] } });
  const [styled] = app.manifest.routes.filter(({ styles }) => styles.length > 0);
  if (styled !== undefined) throw new Error(`${styled.routeData.component} brings a style of its own: pages link their style sheets.`);
  return app;
}

/** `/entries/[id]/text.json` with its parameters. */
const filled = (route: string, params: Params): string => route.replaceAll(/\[([^\]]+)\]/gu, (_, name: string) => params[name] ?? '');

/** The file that a static host looks for at an address; what is no page is a file of its own name. */
function fileAt(pathname: string, isPage: boolean): string {
  const below = pathname.replaceAll(/^\/|\/$/gu, '');
  if (!isPage || below === '404') return isPage ? '404.html' : below;
  return below === '' ? 'index.html' : `${below}/index.html`;
}

async function pagesOfRoute(app: App, route: Route, { base, address }: Where, quietly: Quietly): Promise<PageToMake[]> {
  const component = await app.getComponentByRoute(route);
  const paths = component.getStaticPaths === undefined ? [{ params: {}, props: {} }] : await quietly(() => component.getStaticPaths?.({ routePattern: route.route }) ?? []);
  return paths.map(({ params, props }) => {
    const pathname = filled(route.route, params);
    // As Astro matches addresses: a slash ends all but those of routes that are called like a file.
    const end = pathname === '/' || /\.[^/]+$/.test(route.route) ? '' : '/';
    const url = new URL(encodeURI(`${base}${pathname.replaceAll(/^\/|\/$/gu, '')}${end}`), address ?? 'http://localhost');
    return {
      name: fileAt(pathname, route.type === 'page'),
      props,
      make: async () => {
        const response = await app.render(new Request(url), { routeData: route });
        if (!response.ok && response.status !== 404) throw new Error(`${pathname} could not be made: ${response.status}.`);
        return response.bytes();
      },
    };
  });
}

/** Whether a file of a site is a page of it. */
export const isPage = (name: string): boolean => name.endsWith('.html');

/** All files that the program makes of the corpus that it is told of: pages before the rest, else in its order; of two of one name the first. */
export async function pagesToMake(program: Program, where: Where, quietly: Quietly): Promise<PageToMake[]> {
  const app = await appOf(program);
  const pages: PageToMake[] = [];
  for (const { routeData } of app.manifest.routes) if (routeData.prerender) pages.push(...await pagesOfRoute(app, routeData, where, quietly));
  const { true: first = [], false: rest = [] } = Object.groupBy(new Map(pages.toReversed().map((page) => [page.name, page])).values().toArray().toReversed(), ({ name }) => String(isPage(name)));
  return [...first, ...rest];
}
