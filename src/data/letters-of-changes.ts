import { question } from './asked.ts';
import { corpus, entryById } from './corpus.ts';
import { letterOf, otherLetter } from '../model/letters.ts';

/** Letters under which anything was ever ruled, those whose glossary page is not held among them; in order. */
export const lettersOfChanges: () => string[] = question('letters of changes', () => {
  const names = corpus.rulings.flatMap(({ topic, entry }) => [topic ?? [], entry === null ? [] : entryById(entry).headword].flat());
  return [...new Set(names.map(letterOf))]
    .toSorted((a, b) => Number(a === otherLetter) - Number(b === otherLetter) || a.localeCompare(b));
});
