import type { SearchDocument } from '../documents/search-document.ts';
import type { Result } from '../finding.ts';
import type { Answers } from '../rank/answers.ts';
import { placedWords } from '../words/words.ts';
import { joinMarks } from './marks.ts';
import type { Mark } from './marks.ts';

interface Marked {
  name: string;
  marks: Mark[];
  /** How many typed words the name answers. */
  answered: number;
}

/** A document's name with what of it answers the query, and another name where that answers more of it. */
export function showName({ headword, names }: SearchDocument, answers: Answers): Pick<Result, 'marks' | 'byName'> {
  const own = markName(headword, answers);
  const [other] = names.map(({ name }) => markName(name, answers)).sort((a, b) => b.answered - a.answered);
  const better = other !== undefined && other.answered > own.answered;
  return { marks: own.marks, byName: better ? { name: other.name, marks: other.marks } : null };
}

function markName(name: string, answers: Answers): Marked {
  const inside = placedWords(name).filter(({ word }) => answers.has(word));
  const slots = new Set(inside.flatMap(({ word }) => (answers.get(word) ?? []).map(({ slot }) => slot)));
  return { name, marks: joinMarks(inside.map(({ from, to }): Mark => [from, to]), name), answered: slots.size };
}
