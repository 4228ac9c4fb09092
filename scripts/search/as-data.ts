import type { SearchDocument } from '../../src/search/documents/search-document.ts';
import type { Finding, Result } from '../../src/search/finding.ts';

/** A result as a program reads it. */
export interface ResultData {
  headword: string;
  id: string;
  score: number;
  kind: SearchDocument['kind'];
  status: SearchDocument['status'];
  /** How it stands, in words. */
  standing: string;
  /** The day since when the text stands as it does, where a ruling changed it. */
  amended: string | null;
  /** The name that led here, where it is not the headword. */
  name: string | null;
  excerpt: string | null;
  /** Which of its words stand for words typed that it does not have. */
  because: Result['because'];
  /** What was searched in place of words that exist nowhere. */
  repaired: Finding['repairs'];
}

/** The results of a search, best first. */
export function asData({ results, repairs }: Finding): ResultData[] {
  return results.map(({ document, score, byName, excerpt, because }: Result) => ({
    headword: document.headword,
    id: document.id,
    score: Math.round(score * 1000) / 1000,
    kind: document.kind,
    status: document.status,
    standing: document.standing,
    amended: document.amended,
    name: byName?.name ?? null,
    excerpt: excerpt?.text ?? null,
    because,
    repaired: repairs,
  }));
}
