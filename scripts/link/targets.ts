/** Which entry a ruling concerns. */
import type { Ruling } from '../../src/model/corpus.ts';
import { letterOf } from '../../src/model/letters.ts';
import { missingReason } from '../../src/model/spans.ts';
import type { TopicMatch } from './linked.ts';
import type { NameIndex } from './names/name-index.ts';
import type { Held } from './scope.ts';

/** A step or a mark after the headword: "battle (step 2)", "self-rowing barges [self]"; no other thing of that name: "toll [card]". */
const STEP = /\s*(?:\((?:step|steps|part|section|phase) [^()]+\)|\[(?!(?:the |its )?(?:cards?|card text|game text|lore|rulebook|rule book|errata|erratum|image|title|faq|tournaments?|leagues?)\b)[^\]]+\])$/iu;

/** What it was called before: "barge lamp (formerly quay lamp)". */
const FORMER = /\s*[[(](?:formerly|previously|formerly known as|previously known as|once|was|née|f\.?k\.?a\.?):? [^()[\]]+[)\]]$/iu;

export interface Target {
  entry: string | null;
  match: TopicMatch | null;
  targetReason: Ruling['targetReason'];
}

/**
 * Reads: a topic, the names of all entries, and what the copies held cover.
 * Writes: its entry and how surely it is that one; or why there is none. Only in a letter whose copy is whole can a
 * missing name mean that the entry is new.
 */
export function targetOf(topic: string | null, index: NameIndex, held: Held): Target {
  if (topic === null) return { entry: null, match: null, targetReason: null };
  const found = findTopic(topic, index);
  if (found) return { entry: found.id, match: found.match, targetReason: null };
  const reason = missingReason(letterOf(topic), held);
  return { entry: null, match: null, targetReason: reason === 'no such entry' ? 'new entry' : reason };
}

function findTopic(topic: string, index: NameIndex): { id: string; match: TopicMatch } | null {
  const stepless = topic.replace(STEP, '');
  return index.find(topic) ?? underItsNewName(topic, index) ?? (stepless !== topic ? parent(index, stepless) : null) ?? index.findLonger(topic);
}

/** The entry of the name that it has now. */
const underItsNewName = (topic: string, index: NameIndex): { id: string; match: TopicMatch } | null =>
  (FORMER.test(topic) ? index.find(topic.replace(FORMER, '')) : null);

/** Whether a name, or a topic, leads to an entry. */
export const isHeld = (name: string, index: NameIndex): boolean => findTopic(name, index) !== null;

function parent(index: NameIndex, headword: string): { id: string; match: TopicMatch } | null {
  const found = index.find(headword);
  return found && { id: found.id, match: 'parent' };
}
