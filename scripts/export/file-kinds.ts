/** What becomes of each file of a built site in the copy for a disk. */
export type FileKind
  /** Belongs to a web host alone. */
  = | 'left out'
    | 'page'
    | 'style'
  /** A module, which becomes a classic script. */
    | 'module'
  /** Data that a script asks for: a disk does not let it, so the data comes as a script as well. */
    | 'data'
  /** Goes into the copy as it is. */
    | 'plain';

/** The first row that fits. `404.html` answers any unknown address of a host, and so cannot hold relative links. */
const kinds: readonly [pattern: RegExp, kind: FileKind][] = [
  [/^404\.html$|^service-worker\.js$|\.webmanifest$|^offline-copy\/|^(?:sitemap\.xml|opensearch\.xml|robots\.txt)$/, 'left out'],
  [/\.woff2$/, 'left out'], // type comes inside the style sheets
  [/(?:^|\/)feed\.xml$/, 'left out'], // who reads feeds asks a host for them
  [/\.html$/, 'page'],
  [/^pagefind\/pagefind\.js$/, 'module'],
  [/^pagefind\/.*\.(?:js|css)$/, 'left out'], // Pagefind's ready-made boxes and its worker
  [/^pagefind\/wasm\.unknown\./, 'left out'],
  [/^pagefind\//, 'data'],
  [/^_astro\/.*\.js$/, 'module'],
  [/\.css$/, 'style'],
  [/^data\//, 'plain'], // the open data, for people and other programs
  [/\.(?:js|svg|png|jpg|webp|ico|txt|xml)$/, 'plain'],
];

/** A file that no row knows is data. */
export const kindOf = (name: string): FileKind => kinds.find(([pattern]) => pattern.test(name))?.[1] ?? 'data';
