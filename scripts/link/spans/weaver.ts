/** What a text of the corpus refers to: explicit references, icons, mentions. Used for every version and every ruling. */
import type { Corpus, CrossReference, Entry } from '../../../src/model/corpus.ts';
import { coverageOf, type Coverage } from '../../../src/model/extent.ts';
import { seePhrases } from '../../interpret/see-references.ts';
import { sortKey } from '../../segment/sort-key.ts';
import { NameIndex } from '../names/name-index.ts';
import { reasonFor } from '../references.ts';
import { IconFinder } from './icons.ts';
import { MentionFinder, type MentionName } from './mentions.ts';
import { addSpans, type Span } from './span.ts';

/** Finds the spans of any text of a corpus; the same text of the same owner is only read once. */
export class Weaver {
  readonly #index: NameIndex;
  readonly #icons: IconFinder;
  readonly #mentions: MentionFinder;
  readonly #names: ReadonlySet<string>;
  readonly #coverage: Coverage;
  readonly #known = new Map<string, Span[]>();

  constructor({ entries, rulings, icons, documents }: Corpus) {
    this.#index = new NameIndex(entries);
    this.#icons = new IconFinder(icons);
    this.#mentions = new MentionFinder(entries.flatMap(mentionNames), commonWords(entries));
    this.#names = new Set([...entries.map(({ headword }) => sortKey(headword)), ...rulings.flatMap(({ topic }) => (topic === null ? [] : [sortKey(topic)]))]);
    this.#coverage = coverageOf(documents);
  }

  /** Reads: a text, and the entry it belongs to (null for a ruling's). Writes: its spans, in order. */
  spans(text: string, owner: string | null): Span[] {
    const key = `${owner ?? ''}\n${text}`;
    let spans = this.#known.get(key);
    if (!spans) this.#known.set(key, spans = addSpans(addSpans(this.#explicit(text, owner), this.#icons.find(text)), this.#mentions.find(text, owner)));
    return spans;
  }

  /** A reference that had no target, now that entries made by rulings are known. */
  resolve(reference: CrossReference, owner: string | null): CrossReference {
    const target = reference.target ?? this.#index.find(reference.phrase, owner)?.id ?? null;
    return target === reference.target ? reference : { ...reference, target, reason: null };
  }

  #explicit(text: string, owner: string | null): Span[] {
    return seePhrases(text, this.#names).map(({ phrase, from, to }): Span => {
      const target = this.#index.find(phrase, owner)?.id;
      if (target !== undefined) return { from, to, is: 'explicit', target };
      return { from, to, is: 'missing', reason: reasonFor(phrase, this.#coverage) };
    });
  }
}

function mentionNames({ id, headword, variants, kind }: Entry): MentionName[] {
  return [headword, ...variants].map((name) => ({ id, name, kind }));
}

/** Words that the corpus writes in small letters somewhere: a card's title of one such word may be the plain word. */
function commonWords(entries: readonly Entry[]): Set<string> {
  return new Set(entries.flatMap(({ text }) => text.flatMap((block) => block.text.match(/(?<![\p{L}'’])\p{Ll}+/gu) ?? [])));
}
