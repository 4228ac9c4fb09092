/** Occasions whose day the operator gave, held against those that the documents name. */
import type { Message } from '../../src/model/corpus.ts';
import type { InterpretedDocument } from '../interpret/interpreted.ts';
import { occasionKey } from '../language/en/days.ts';
import { sortKey } from '../names/sort-key.ts';
import type { TargetedRuling } from './linked.ts';

/** Occasions that no document names: their day is given to nothing. What the documents name and nobody dated is told beside. */
export function unnamedOccasions(occasions: Readonly<Record<string, string>>, documents: readonly InterpretedDocument[], rulings: readonly TargetedRuling[]): Message[] {
  if (Object.keys(occasions).length === 0) return [];
  const texts = documents.map(({ source }) => ` ${sortKey(source.lines.join(' '))} `);
  const unnamed = Object.keys(occasions).filter((name) => !texts.some((text) => text.includes(` ${occasionKey(name)} `)));
  const undated = new Set(rulings.flatMap(({ instructions }) => instructions).flatMap(({ effective }) => (effective?.from === null && effective.occasion !== null ? [effective.occasion] : [])));
  const named = undated.size === 0 ? '' : ` Without a day they name ${[...undated].map((name) => `“${name}”`).join(', ')}.`;
  return unnamed.map((name) => ({
    rule: 'unnamed-occasion', severity: 'warning', file: 'corpus.yaml', line: null,
    message: `The occasion “${name}” has a day in corpus.yaml, and no document names it`,
    hint: `Under occasions, write the name as the documents do, or take it out.${named}`,
  }));
}
