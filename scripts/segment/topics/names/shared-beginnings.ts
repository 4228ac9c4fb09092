/**
 * Names of which several begin alike, up to the very sign that parts topics from texts: `Icon: Bell`, `Icon: Net`. What they
 * share is no topic; what stands behind it is no text.
 */
import { endsSentence } from '../../blocks/ends-sentence.ts';
import type { Paragraph } from '../../blocks/paragraphs.ts';
import { sortKey } from '../../../names/sort-key.ts';
import { doubtsAboutTopic } from './not-a-topic.ts';
import { splitsIn, type Split } from './splits.ts';
import { opensAsName } from '../../headwords/may-be-name.ts';

const FEWEST = 2;
const MOST_WORDS = 5;

export interface SharedBeginnings {
  /** Sort keys of what names run in with their texts share: `Icon: Bell: It is rung.` */
  runIn: ReadonlySet<string>;
  /** Paragraphs that are such a name and nothing else. */
  alone: ReadonlySet<Paragraph>;
  /** Words that stand between name and text in several paragraphs, and say what sort of thing each is: `Bell - Tool - It is rung.` */
  sorts: ReadonlySet<string>;
}

/** Reads: a document's paragraphs. Writes: what names in it share. */
export function sharedBeginnings(paragraphs: readonly Paragraph[]): SharedBeginnings {
  const begun = paragraphs.flatMap((paragraph, at) => {
    const [first, second] = splitsIn(paragraph);
    if (first === undefined || first.rest === '') return [];
    const alike = second?.separator === first.separator && second.rest !== '' && !/[.!?]\s/u.test(second.topic) && !beginsSentence(second.topic.slice(first.topic.length));
    if (alike) return [{ key: sortKey(first.topic), name: sortKey(second.topic), paragraph, alone: false }];
    return isName(first.rest) && isAboveText(paragraph, paragraphs[at + 1]) ? [{ key: sortKey(first.topic), name: sortKey(first.rest), paragraph, alone: true }] : [];
  });
  const shared = [...Map.groupBy(begun, ({ key, alone }) => `${alone ? 'line' : 'run in'} ${key}`).values()].filter((all) => all.length >= FEWEST && new Set(all.map(({ name }) => name)).size === all.length);
  const between = paragraphs.flatMap((paragraph) => {
    const [first, second] = splitsIn(paragraph);
    return first !== undefined && second?.separator === first.separator ? wordBetween(first, second) ?? [] : [];
  });
  return {
    sorts: new Set([...Map.groupBy(between, (word) => word)].flatMap(([word, all]) => (all.length >= FEWEST ? [word] : []))),
    runIn: new Set(shared.flatMap((all) => all.filter(({ alone }) => !alone).map(({ key }) => key))),
    alone: new Set(shared.flatMap((all) => all.filter(({ alone }) => alone).map(({ paragraph }) => paragraph))),
  };
}

/** The one word with a capital that stands between two signs, each of which may part a name from its text; null where anything else does. */
export function wordBetween(first: Split, second: Split): string | null {
  const between = second.topic.slice(first.topic.length).replace(/^[\s:–—-]+/u, '');
  return /^\p{Lu}\p{Ll}{3,}$/u.test(between) ? between : null;
}

/** What stands behind the sign is the beginning of a text, which has the sign again: `Moor: Whenever a barge moors: (the Heron)`. */
function beginsSentence(behind: string): boolean {
  return doubtsAboutTopic(behind.replace(/^[\s:–—-]+/u, '')) >= 1;
}

function isName(text: string): boolean {
  return opensAsName(text) && text.split(/\s+/u).length <= MOST_WORDS && !/[.!?;,:]$/u.test(text);
}

/** The next paragraph is a sentence and begins with no name of its own. */
function isAboveText(paragraph: Paragraph, next: Paragraph | undefined): boolean {
  return next !== undefined && paragraph.first === paragraph.last && next.text.length > paragraph.text.length && endsSentence(next.text) && splitsIn(next).length === 0;
}
