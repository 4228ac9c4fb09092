const types: Readonly<Record<string, string>> = {
  html: 'text/html;charset=utf-8',
  css: 'text/css;charset=utf-8',
  js: 'text/javascript;charset=utf-8',
  json: 'application/json;charset=utf-8',
  xml: 'application/xml;charset=utf-8',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
};

/** The media type of a file, by how its name ends; that of any bytes where the ending is not known. */
export const typeOf = (file: string): string => types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/** The file that a host would answer an address with. An address that is no proper one names itself, and so nothing. */
export function fileOf(address: string, root: string): string {
  const path = new URL(address).pathname.slice(new URL(root).pathname.length);
  const name = decoded(path);
  return name === '' || name.endsWith('/') ? `${name}index.html` : name;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whose name is made of its content: it is the same in every build that has it. */
export const isNamedByContent = (file: string): boolean => file.startsWith('_astro/');

/** What is for other programs, and in no copy: the open data. */
export const isForPrograms = (file: string): boolean => /^data\/.*\.json$/.test(file);
