/** The lines of the documents that a text was read from, as published, with their numbers. */
import type { Asked } from '../../binder/became-of.ts';
import type { SourceRange } from '../../binder/entry-data.ts';
import { element } from '../element.ts';

/**
 * @param asked - the entry's data
 * @param path - of the version's address
 * @param block - one block, or null for all of the version's text
 */
export function sourceOf(asked: Asked, path: string, block: string | null): HTMLElement[] {
  if (typeof asked === 'string') return [];
  const version = asked.versions.length === 1 ? asked.versions[0] : asked.versions.findLast(({ id }) => path.includes(`/${encodeURIComponent(id)}/`));
  const ranges = (version?.text ?? []).filter(({ id }) => block === null || id === block).flatMap(({ source }) => source ?? []);
  return [...Map.groupBy(ranges, ({ document }) => document)].flatMap(([document, parts]) => {
    const source = asked.sources[document];
    if (source === undefined) return [];
    const lines = numbersIn(parts).map((number) => element('li', {}, element('span', {}, String(number)), element('code', {}, source.lines[String(number)] ?? '')));
    return [element('section', {}, element('h3', {}, `Source: ${source.name} `, element('small', {}, source.file)), element('ol', { class: 'lines', role: 'list' }, ...lines))];
  });
}

function numbersIn(ranges: readonly SourceRange[]): number[] {
  return [...new Set(ranges.flatMap(({ lines: [first, last] }) => Array.from({ length: last - first + 1 }, (_, at) => first + at)))].toSorted((a, b) => a - b);
}
