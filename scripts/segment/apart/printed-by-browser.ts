/** What a browser prints around a page: the day and the hour, the title; the address and the number of the page. One page bears each once. */

/** The address that was printed, and which page of how many it is. */
const ADDRESS = /^(?:https?:\/\/|file:\/\/|www\.|about:)\S+\s+(?:page )?\d{1,3}\s?(?:\/|of)\s?\d{1,3}$/iu;
/** The day and the hour of printing, the title behind or before them, or neither. */
const HOUR = /^(?<before>\S.{1,100}?\s+)?(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2}),? (?:at )?\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AP]\.?M\.?)?(?<behind>\s+\S.{1,100})?$/iu;

/** The lines that a browser printed, by their indexes, and the titles in them. */
export interface PrintedByBrowser {
  lines: number[];
  titles: string[];
}

/** Reads: a document's lines. Writes: those of a browser's print; a day with an hour is of them only where such an address stands, too, at the edge of the document or of a page. */
export function printedByBrowser(texts: readonly string[]): PrintedByBrowser {
  const written = texts.flatMap((text, at) => (text.trim() === '' ? [] : [at]));
  const addresses = new Set(written.filter((at) => ADDRESS.test(texts[at]?.trim() ?? '')));
  if (addresses.size === 0) return { lines: [], titles: [] };
  const isAtEdge = (place: number): boolean => place === 0 || place === written.length - 1 || [-1, 1].some((step) => addresses.has(written[place + step] ?? -1));
  const hours = written.flatMap((at, place) => {
    const found = isAtEdge(place) ? HOUR.exec(texts[at]?.trim() ?? '') : null;
    return found === null ? [] : [{ at, title: (found.groups?.['behind'] ?? found.groups?.['before'] ?? '').trim() }];
  });
  return { lines: [...addresses, ...hours.map(({ at }) => at)], titles: [...new Set(hours.flatMap(({ title }) => (title === '' ? [] : [title])))] };
}
