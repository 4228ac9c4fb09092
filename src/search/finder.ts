/** The search itself: the same code, and so the same answers, at build time, in the browser and on the command line. */
import { Reader } from './documents/reader.ts';
import type { ReadPassage } from './documents/reader.ts';
import type { SearchDocument } from './documents/search-document.ts';
import { English } from './english/english.ts';
import type { PackedEnglish } from './english/packed-english.ts';
import type { FindOptions, Finding, Result } from './finding.ts';
import type { IconName } from './index/icons.ts';
import type { Texts } from './index/texts.ts';
import type { Knowledge } from './query/alternatives.ts';
import { makeSlots } from './query/make-slots.ts';
import { readQuery } from './query/read-query.ts';
import type { ReadQuery } from './query/read-query.ts';
import { hasRepairs, repairsIn, settleRepairs } from './query/settle-repairs.ts';
import { forTexts } from './query/slot.ts';
import type { Slot } from './query/slot.ts';
import { Synonyms } from './query/synonyms.ts';
import { answersOf } from './rank/answers.ts';
import type { Answers } from './rank/answers.ts';
import { hasPhrase } from './rank/phrases.ts';
import { rank } from './rank/rank.ts';
import type { Place, Ranked } from './rank/rank.ts';
import { titlesOf } from './rank/title.ts';
import { Titles, wholeName } from './rank/title-scores.ts';
import { insteadOf } from './second/instead.ts';
import { askFurther, asksFurther } from './second/second-lane.ts';
import type { Found, SecondParts } from './second/second-lane.ts';
import { becauseOf } from './show/because.ts';
import { namesakesOf } from './show/namesakes.ts';
import type { Namesake } from './show/namesakes.ts';
import { showName } from './show/show-name.ts';
import { excerptOf } from './show/excerpt.ts';
import { nearest } from './show/nearest.ts';
import { Repairs } from './repair/repairs.ts';
import { Lexicon } from './words/lexicon.ts';
import { stopWords } from './words/stop-words.ts';
import { words } from './words/words.ts';

export interface FinderParts {
  documents: readonly SearchDocument[];
  /** Their texts, under their places in the list. */
  texts: Texts;
  /** Each indexed word and the number of documents that have it. */
  frequencies: ReadonlyMap<string, number>;
  /** The legend: a code and its name are the same. */
  icons: readonly IconName[];
  /** Upper-case letters that have a page of names. */
  letters: readonly string[];
}

const usual = { exact: false, among: 'all', most: 20 } as const;

/** A search over documents, made ready once and asked at every key. Texts that have not come yet are noted, and brought by `bring`. */
export class Finder {
  readonly letters: readonly string[];
  readonly #documents: readonly SearchDocument[];
  readonly #knowledge: Knowledge;
  readonly #held: Ranked;
  readonly #namesakes: ReadonlyMap<number, Namesake>;
  #second: SecondParts | undefined;

  constructor({ documents, texts, frequencies, icons, letters }: FinderParts) {
    this.letters = letters;
    const names = documents.flatMap(({ headword, names: others }) => [headword, ...others.map(({ name }) => name)].map(words));
    const lexicon = new Lexicon(frequencies, documents.length, names);
    const titles = documents.map((document, place) => titlesOf(document, place, lexicon));
    this.#documents = documents;
    this.#namesakes = namesakesOf(documents);
    this.#knowledge = { lexicon, synonyms: new Synonyms(icons), repairs: new Repairs(lexicon), isEnglish: () => false };
    this.#held = {
      texts,
      titles: new Titles(titles.flat()),
      titlesOf: titles,
      reader: new Reader(texts),
      isPointer: (place) => documents[place]?.pointer ?? false,
      isSuperseded: (place) => documents[place]?.status === 'superseded',
    };
  }

  /** From now on everyday English is known as well: words that the corpus lacks are no slips, and lead to its own. */
  learn(english: Omit<PackedEnglish, 'version'>): this {
    const known = new English(english);
    this.#knowledge.isEnglish = (word) => known.has(word);
    const { wordPlaces } = this.#held.texts;
    if (wordPlaces !== undefined) this.#second = { english: known, lexicon: this.#knowledge.lexicon, held: this.#held, wordPlaces };
    return this;
  }

  /** The documents that answer what was typed, best first. Whatever was typed, it is an answer and not an error. */
  find(typed: string, options: FindOptions = {}): Finding {
    const query = readQuery(typed);
    const { slots, places } = this.#search(query, options.exact ?? usual.exact);
    const found = places.filter(({ place }) => this.#hasPhrases(place, query));
    const others = found.filter(({ place }) => this.#documents[place]?.status !== 'in force');
    const wanted = { all: found, 'in force': found.filter((one) => !others.includes(one)), others }[options.among ?? usual.among];
    const [inNames, inTexts] = [answersOf(slots), answersOf(slots.map(forTexts))];
    const show = (one: Place): Result[] => this.#show(one, slots, { inNames, inTexts });
    const named = this.#namedIn(found);
    return {
      typed,
      repairs: repairsIn(slots, named !== undefined || (found[0]?.title ?? 0) >= wholeName, this.#knowledge.isEnglish),
      instead: insteadOf(slots),
      count: wanted.length,
      unsure: wanted.filter(({ place }) => this.#documents[place]?.unsure).length,
      others: { count: others.length, first: this.#documents[others[0]?.place ?? -1]?.headword ?? null, named: (named === undefined ? [] : show(named))[0] ?? null },
      results: wanted.slice(0, options.most ?? usual.most).flatMap(show),
    };
  }

  /** What has just the name that was typed and is not in force: an entry, or where nothing in force has that name a ruling. */
  #namedIn(found: readonly Place[]): Place | undefined {
    const named = found.filter(({ title }) => title >= wholeName);
    const [held, others] = [true, false].map((isHeld) => named.filter(({ place }) => (this.#documents[place]?.status === 'in force') === isHeld)) as [Place[], Place[]];
    return others.find(({ place }) => this.#documents[place]?.kind !== 'ruling') ?? (held.length === 0 ? others[0] : undefined);
  }

  /** Whether a search asked for texts that had not come. */
  get isLacking(): boolean {
    return this.#held.texts.isLacking();
  }

  /** Brings what searches asked for of texts that had not come: it is worth asking again. Null where they had all. */
  bring(): Promise<void> | null {
    return this.#held.texts.bring();
  }

  /** Headwords that look like what was typed, for a search that found nothing. */
  nearest(typed: string, most: number): SearchDocument[] {
    return nearest(typed, this.#documents, most);
  }

  /** Searches for the words themselves, and where those find little, for what they may be called here; at the last for what may have been meant. */
  #search(query: ReadQuery, exact: boolean): Found {
    const first = this.#searchFirst(query, exact, this.#knowledge);
    const second = exact ? undefined : this.#second;
    if (second === undefined) return first;
    const meant = leavesWords(first.slots) ? this.#asName(query) : null;
    if (meant !== null) return meant;
    const found = asksFurther(first, second) ? askFurther(query, first, second) : first;
    return found.places.length === 0 ? this.#searchFirst(query, exact, this.#asSlips) : found;
  }

  /** What is known, with English words taken for slips. */
  get #asSlips(): Knowledge {
    return { ...this.#knowledge, isEnglish: () => false };
  }

  /** Where other words of a name were typed, an English word among them may be a slip after all: `lock keeper ask`. */
  #asName(query: ReadQuery): Found | null {
    const repaired = this.#searchFirst(query, false, this.#asSlips);
    const isTyped = repaired.slots.some(({ content, alternatives }) => content && alternatives[0]?.how === 'typed');
    return isTyped && (repaired.places[0]?.title ?? 0) >= wholeName ? repaired : null;
  }

  /** Searches once with every candidate for a repair, and where there were any again with those the best document has. */
  #searchFirst(query: ReadQuery, exact: boolean, knowledge: Knowledge): Found {
    const slots = makeSlots(query, knowledge, exact);
    const places = rank(slots, this.#held);
    if (!hasRepairs(slots)) return { slots, places };
    const settled = settleRepairs(slots, this.#wordsOf(places[0]), this.#knowledge.lexicon);
    return { slots: settled, places: rank(settled, this.#held) };
  }

  #wordsOf(best: Place | undefined): (word: string) => boolean {
    if (best === undefined) return () => false;
    const texts = [...this.#held.titlesOf[best.place] ?? [], ...this.#held.reader.passages(best.place)];
    const all = new Set(texts.flatMap((text) => text.words));
    return (word) => all.has(word);
  }

  #hasPhrases(place: number, { phrases }: ReadQuery): boolean {
    const document = this.#documents[place];
    return document !== undefined && phrases.every((phrase) => this.#hasWords(place, phrase) && hasPhrase(phrase, document, this.#held.reader.passages(place)));
  }

  /** Whether a document may have a phrase: only where all of its telling words stand, its text is read. */
  #hasWords(place: number, phrase: readonly string[]): boolean {
    const { wordPlaces } = this.#held.texts;
    return wordPlaces === undefined || phrase.filter((word) => !stopWords.has(word)).every((word) => Object.values(wordPlaces.of(word)).some((documents) => place in documents));
  }

  #show({ place, score, title }: Place, slots: readonly Slot[], { inNames, inTexts }: Record<'inNames' | 'inTexts', Answers>): Result[] {
    const document = this.#documents[place];
    if (document === undefined) return [];
    const passages = this.#held.reader.passages(place);
    const [text, beside] = [true, false].map((isText) => passages.filter(({ by }) => (by === null) === isText)) as [ReadPassage[], ReadPassage[]];
    return [{
      document, score, isNamed: title >= wholeName, namesake: this.#namesakes.get(place) ?? null, ...showName(document, inNames),
      excerpt: excerptOf(text, slots, inTexts),
      beside: excerptOf(beside.toReversed(), slots, inTexts),
      because: becauseOf(slots, [...this.#held.titlesOf[place] ?? [], ...passages]),
    }];
  }
}

/** Whether a search found nothing to stand for some of its words. */
function leavesWords(slots: readonly Slot[]): boolean {
  return slots.some(({ content, alternatives }) => content && !alternatives.some(({ how }) => how === 'typed' || how === 'form'));
}
