/**
 * A document is cut once, as long as the answers stay the same that it got about the rest of the corpus: whoever reads the
 * same documents again, one of them changed, cuts that one. What was cut is kept with the document itself.
 */
import type { SourceFile } from '../read/source-file.ts';
import type { Names } from './known-names.ts';
import { remembered } from './remembered.ts';
import type { SegmentedDocument } from './segments.ts';

/**
 * @param how - all that decides on the cut beside the document and the names
 * @param cut - is given names that note what is asked of them
 */
export function cutOnce(source: SourceFile, how: string, names: Names, cut: (names: Names) => SegmentedDocument): SegmentedDocument {
  const known = remembered(source).cut;
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
  remembered(source).cut = { how, asked, document };
  return document;
}
