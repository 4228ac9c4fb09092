/** The title of a document, told from the text below it where nothing else parts them. */
import type { ReadingLine } from '../../../read/source-file.ts';
import { isTitle } from '../../front-matter/stated-date.ts';
import { isTitleOfTerms, namesDocument } from '../kinds/kinds.ts';
import { isPlausible } from '../names/plausible.ts';
import { splitsOf } from '../names/splits.ts';

/** The line below a title that says when the document came out. */
const ISSUED_BELOW = /^(?:issued|published|released|updated|revised|effective|as of|valid from)\b[^.]{0,40}\d{4}\b/iu;
/** Characters of a title above a term. */
const LONGEST = 60;

/** Reads: the lines of a document. Writes: the index of the one that names it, where a day or a term below it, or a wide gap in it, tells that it stands for itself. */
export function titleAlone(lines: readonly ReadingLine[]): number[] {
  const first = lines.findIndex(({ text }) => text.trim() !== '');
  const [title = '', below = ''] = lines.slice(Math.max(0, first), first + 2).map(({ text }) => text.trim());
  const next = lines.slice(first + 1).find(({ text }) => text.trim() !== '')?.text.trim() ?? '';
  const isAboveTopic = title.length <= LONGEST && namesDocument(title) && splitsOf(next).some((split) => split.rest !== '' && isPlausible(split));
  const isDated = namesDocument(title) && ISSUED_BELOW.test(below);
  return isDated || isAboveTopic || isTitleOfTerms(title) || (isTitle(title) && /\S(?:\s{3,}|\t)\S|\b\d{4}\)?$/u.test(title)) ? [first] : [];
}
