/** The search itself: the same code, and so the same answers, at build time, in the browser and on the command line. */
import type MiniSearch from 'minisearch';
import type { SearchDocument } from './documents/search-document.ts';
import type { IconName } from './index/icons.ts';
import type { IndexedDocument } from './index/index-options.ts';
import { makeSlots } from './query/make-slots.ts';
import type { Knowledge } from './query/make-slots.ts';
import { readQuery } from './query/read-query.ts';
import { Synonyms } from './query/synonyms.ts';
import { answersOf, closeness } from './rank/closeness.ts';
import { words } from './words/words.ts';
import { titlesOf } from './rank/title.ts';
import type { Title } from './rank/title.ts';
import { titleScore } from './rank/title-score.ts';
import { textScores } from './rank/text-scores.ts';
import { Lexicon } from './words/lexicon.ts';

export interface FinderParts {
  documents: readonly SearchDocument[];
  index: MiniSearch<IndexedDocument>;
  /** Each indexed word and the number of documents that have it. */
  frequencies: ReadonlyMap<string, number>;
  icons: readonly IconName[];
}

export interface Found {
  document: SearchDocument;
  score: number;
}

export const E = (k: string, d: number): number => Number(process.env[k] ?? d);
const share = { title: E('T',1.6), text: 1, close: E('C',0.8) } as const;

export class Finder {
  readonly #parts: FinderParts;
  readonly #knowledge: Knowledge;
  readonly #titles: Title[][];

  constructor(parts: FinderParts) {
    const { documents, frequencies, icons } = parts;
    const names = documents.flatMap((document) => [document.headword, ...document.names.map(({ name }) => name)]);
    const lexicon = new Lexicon(frequencies, names);
    this.#parts = parts;
    this.#knowledge = { lexicon, synonyms: new Synonyms(icons), documents: documents.length };
    this.#titles = documents.map((document) => titlesOf(document, lexicon, documents.length));
  }

  find(typed: string, options: { exact?: boolean } = {}): Found[] {
    const { documents, index } = this.#parts;
    const slots = makeSlots(readQuery(typed), this.#knowledge, options.exact ?? false);
    const texts = textScores(slots, index);
    const best = Math.max(...texts.map(({ relevance }) => relevance));
    const first = texts.flatMap(({ at, relevance, coverage }) => {
      const document = documents[at];
      const title = titleScore(slots, this.#titles[at] ?? []);
      return document === undefined ? [] : [{ at, document, score: share.title * title + share.text * (relevance / best) * coverage ** E('V',2) }];
    }).sort((a, b) => b.score - a.score);
    const answers = answersOf(slots);
    const many = slots.filter(({content})=>content).length > 1;
    for (const one of first.slice(0, 40)) {
      if (!many) break;
      const close = Math.max(0, ...this.#passages(one.at).map((passage) => closeness(slots, answers, passage)));
      one.score += share.close * close ** E('P',2);
    }
    return first.sort((a, b) => b.score - a.score);
  }
  #cache = new Map<number, string[][]>();
  #passages(at: number): string[][] {
    let f = this.#cache.get(at);
    if (!f) this.#cache.set(at, f = [...(this.#titles[at]??[]).map(t=>[...t.words]), ...(process.env.J ? [(this.#parts.documents[at]?.passages ?? []).flatMap(({ text }) => words(text))] : (this.#parts.documents[at]?.passages ?? []).map(({ text }) => words(text)))]);
    return f;
  }
}
