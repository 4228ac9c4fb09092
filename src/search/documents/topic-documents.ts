import type { Ruling } from '../../model/corpus.ts';
import { words } from '../words/words.ts';
import { otherNames } from './other-names.ts';
import type { Around } from '../../model/around.ts';
import { rulingStanding } from '../../model/standing-words.ts';
import type { SearchDocument } from './search-document.ts';

/** How many of its first words stand for the name of a ruling that was printed without a topic. */
const openingWords = 8;

/**
 * One document for each topic that only rulings have, however many documents rule on it: the newest speaks, under its
 * own spelling, and the older ones' words count a little.
 *
 * @param rulings - rulings without an entry, oldest first
 */
export function documentsOfTopics(rulings: readonly Ruling[], around: Around): SearchDocument[] {
  const topics = [...Map.groupBy(rulings, topicKey).values()];
  const pointers = Map.groupBy(rulings.filter(isPointer), (ruling) => key(ruling.seeAlso[0]?.phrase ?? ''));
  return topics.map((topic) => documentOfTopic(topic, pointers.get(key(topic[0]?.topic ?? '')) ?? [], around));
}

function documentOfTopic(rulings: readonly Ruling[], pointers: readonly Ruling[], around: Around): SearchDocument {
  const isNow = (ruling: Ruling) => rulingStanding(ruling, around).is === 'in force';
  const ordered = [...rulings.filter((ruling) => !isNow(ruling)), ...rulings.filter(isNow)];
  const newest = ordered.at(-1);
  if (newest === undefined) throw new Error('A topic without rulings');
  const sameDocument = ordered.filter(({ document }) => document === newest.document);
  const headword = newest.topic ?? opening(newest);
  const { is, words: standing } = rulingStanding(newest, around);
  return {
    id: newest.id,
    kind: 'ruling',
    headword,
    names: otherNames(headword, {
      variant: parts(headword),
      pointer: pointers.flatMap(({ topic }) => topic ?? []),
    }),
    status: is,
    standing,
    amended: null,
    passages: [
      ...newest.blocks.map(({ id, text }) => ({ anchor: id, text, by: null })),
      ...sameDocument.slice(0, -1).flatMap(rulingText).map((text) => ({ anchor: null, text, by: null })),
    ],
    old: ordered.filter(({ document }) => document !== newest.document).flatMap(rulingText),
    pointer: isPointer(newest),
  };
}

/** Topics are the same where their words are, and rulings without a topic where all of theirs are. */
function topicKey(ruling: Ruling): string {
  return ruling.topic === null ? `: ${key(rulingText(ruling).join(' '))}` : key(ruling.topic);
}

function key(topic: string): string {
  return words(topic).join(' ');
}

/** A ruling's words in full, as printed. */
function rulingText({ blocks }: Ruling): string[] {
  return blocks.map(({ text }) => text);
}

function isPointer(ruling: Ruling): boolean {
  return ruling.amendments.length > 0 && ruling.amendments.every(({ operation }) => operation === 'pointer');
}

function opening(ruling: Ruling): string {
  const first = (ruling.blocks[0]?.text ?? '').split(/\s+/u);
  return first.length > openingWords ? `${first.slice(0, openingWords).join(' ')} …` : first.join(' ');
}

/** A name in parentheses is a name of its own, and so is what stands before it. */
function parts(headword: string): string[] {
  const inside = /^(?<name>[^()]+)\((?<other>[^()]+)\)$/u.exec(headword)?.groups;
  return inside === undefined ? [] : [(inside['name'] ?? '').trim(), inside['other'] ?? ''];
}
