/**
 * A document is cut once, as long as the answers stay the same that it got about the rest of the corpus: whoever reads the
 * same documents again, one of them changed, cuts that one. What was cut is kept with the document itself.
 */
import type { SourceFile } from '../read/source-file.ts';
import type { Names } from './known-names.ts';
import type { SegmentedDocument } from './segments.ts';

interface Cut {
  /** How it was cut: by which layout, and what its operator said. */
  how: string;
  /** The names that were asked for, each with the answer. */
  asked: ReadonlyMap<string, boolean>;
  document: SegmentedDocument;
}

const cuts = new WeakMap<SourceFile, Cut>();

/**
 * @param how - all that decides on the cut beside the document and the names
 * @param cut - is given names that note what is asked of them
 */
export function cutOnce(source: SourceFile, how: string, names: Names, cut: (names: Names) => SegmentedDocument): SegmentedDocument {
  const known = cuts.get(source);
  if (known?.how === how && [...known.asked].every(([name, answer]) => names.has(name) === answer)) return known.document;
  const asked = new Map<string, boolean>();
  const noting: Names = {
    has: (name) => {
      const answer = names.has(name);
      asked.set(name, answer);
      return answer;
    },
  };
  const document = cut(noting);
  cuts.set(source, { how, asked, document });
  return document;
}
