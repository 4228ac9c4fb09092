/** An archive: lines one below the other that name other documents, each with its day. None of those days is that of the page. */
import { datesIn } from './dates.ts';

/** So many lines, of different days, with one other between two of them at the most; so large a share of them that name a document. */
const FEWEST = 5;
const WIDEST_GAP = 2;
const MOSTLY = 0.5;
const LONGEST = 120;
/** Lines with figures that are looked at: an archive shows itself at once. */
const MOST_LINES = 60;

interface Listed { at: number; day: string; isNamed: boolean }

/** Reads: the paragraphs of a document's head, and what names a document. Writes: those that are rows of such a list. */
export function listedDocuments(paragraphs: readonly string[], isTitle: (text: string) => boolean): ReadonlySet<string> {
  const lines = paragraphs.flatMap((text, at) => (text.length <= LONGEST && /\d/u.test(text) ? [{ text, at }] : [])).slice(0, MOST_LINES);
  if (lines.filter(({ text }) => isTitle(text)).length < FEWEST * MOSTLY) return new Set();
  const dated = lines.flatMap(({ text, at }): Listed[] => {
    const [found, ...others] = datesIn(text);
    return found === undefined || found.day === null || others.length > 0 ? [] : [{ at, day: found.day, isNamed: isTitle(text) }];
  });
  return new Set(runsOf(dated).filter(isList).flatMap((run) => run.map(({ at }) => paragraphs[at] ?? '')));
}

function runsOf(dated: readonly Listed[]): Listed[][] {
  const runs: Listed[][] = [];
  for (const one of dated) {
    const open = runs.at(-1);
    if (open !== undefined && one.at - (open.at(-1)?.at ?? -Infinity) <= WIDEST_GAP) open.push(one);
    else runs.push([one]);
  }
  return runs;
}

const isList = (run: readonly Listed[]): boolean => new Set(run.map(({ day }) => day)).size >= FEWEST && run.filter(({ isNamed }) => isNamed).length >= run.length * MOSTLY;
