/** What a block of the corpus refers to, once every text is known: where its references lead, its icons, its mentions. */
import type { Block, Corpus, CrossReference, Entry, Icon, Span } from '../../../src/model/corpus.ts';
import { letterOf, lettersHeld } from '../../../src/model/letters.ts';
import { addSpans, gapsOf, missingReason, withEmphasis, withGaps } from '../../../src/model/spans.ts';
import { seePhrases } from '../../interpret/see-references.ts';
import { sortKey } from '../../names/sort-key.ts';
import { NameIndex } from '../names/name-index.ts';
import { RuledNames, type Asking } from '../names/ruled-names.ts';
import { MentionFinder, type MentionName } from './mentions.ts';

/** What was found beside the references of a text, and what was asked for it of the words that the corpus also writes in small letters. */
interface Besides {
  spans: Span[];
  asked: ReadonlyMap<string, boolean>;
}

interface Found {
  /** The names and icons that were looked for. */
  of: string;
  /** By owner and text. */
  spans: Map<string, Besides>;
}

/** What was found last: who weaves again, one text changed, looks that one through, as long as the names are the same. */
let found: Found | undefined;

/** Finishes the blocks of a corpus; what a text mentions is looked for once for each owner. */
export class Weaver {
  readonly #index: NameIndex;
  readonly #ruled: RuledNames;
  readonly #icons: (text: string) => Span[];
  readonly #mentions: MentionFinder;
  readonly #names: ReadonlySet<string>;
  readonly #held: ReturnType<typeof lettersHeld>;
  readonly #isCommon: (word: string) => boolean;
  readonly #known: Found['spans'] = new Map();
  readonly #before: Found['spans'];
  /** What is asked of the common words while one text is looked through. */
  #asked = new Map<string, boolean>();

  constructor(corpus: Corpus) {
    const { entries, rulings, icons } = corpus;
    const names = entries.flatMap(mentionNames);
    const common = commonWords(entries);
    const of = JSON.stringify([names, icons]);
    this.#before = found?.of === of ? found.spans : this.#known;
    found = { of, spans: this.#known };
    this.#index = new NameIndex(entries);
    this.#ruled = new RuledNames(rulings);
    this.#icons = iconFinder(icons);
    this.#mentions = new MentionFinder(names, {
      has: (word) => {
        const answer = common.has(word);
        this.#asked.set(word, answer);
        return answer;
      },
    });
    this.#isCommon = (word) => common.has(word);
    this.#names = new Set([...entries.map(({ headword }) => sortKey(headword)), ...rulings.flatMap(({ topic }) => (topic === null ? [] : [sortKey(topic)]))]);
    this.#held = lettersHeld(corpus);
  }

  /** A block with all its spans: references it came with, each with its entry or the reason why there is none, and the rest. */
  finished(block: Block, owner: string | null, ruling: string | null = null): Block {
    const emphasis = block.spans.filter(({ is }) => is !== 'see' && is !== 'gap');
    const asking = { document: block.document, entry: owner, ruling };
    const see = this.#references(block).map((span) => ({ ...span, ...this.#target(span.name ?? block.text.slice(span.from, span.to), asking) }));
    return { ...block, spans: withGaps(withEmphasis(addSpans(see, this.#besides(block.text, owner)), emphasis), gapsOf(block)) };
  }

  /** A reference with its entry, now that those made by rulings are known, or with the reason why it has none and a ruling under that name. */
  resolved<Reference extends CrossReference>(reference: Reference, asking: Asking): Reference {
    if (reference.target !== null) return reference;
    return { ...reference, reason: null, ...this.#target(reference.name ?? reference.phrase, asking) };
  }

  /** References that interpretation found; of a text that a ruling put together, those that only came about by that, too. */
  #references({ text, spans, amendment }: Block): Span[] {
    const carried = spans.filter(({ is }) => is === 'see');
    return amendment === null ? carried : addSpans(carried, seePhrases(text, this.#names).map(({ from, to }) => ({ from, to, is: 'see' })));
  }

  #target(phrase: string, asking: Asking): Pick<Span, 'reason' | 'ruling'> & { target: string | null } {
    const target = this.#index.find(phrase, asking.entry)?.id ?? null;
    if (target !== null) return { target };
    const ruling = this.#ruled.find(phrase, asking);
    return { target, reason: missingReason(letterOf(phrase), this.#held), ...(ruling === null ? {} : { ruling }) };
  }

  #besides(text: string, owner: string | null): Span[] {
    const key = `${owner ?? ''}\n${text}`;
    const held = this.#known.get(key) ?? this.#before.get(key);
    const holds = held !== undefined && [...held.asked].every(([word, answer]) => this.#isCommon(word) === answer);
    const besides = holds ? held : this.#find(text, owner);
    this.#known.set(key, besides);
    return besides.spans;
  }

  #find(text: string, owner: string | null): Besides {
    this.#asked = new Map();
    const spans = addSpans(this.#icons(text), this.#mentions.find(text, owner));
    return { spans, asked: this.#asked };
  }
}

/** Finds a corpus's icons in a text: `[CODE]`, and the words that stand for a lost picture, the longest first. */
function iconFinder(icons: readonly Icon[]): (text: string) => Span[] {
  const codes = new Map(icons.flatMap(({ code, written }) => [`[${code}]`, ...written].map((form) => [form, code] as const)));
  const forms = [...codes.keys()].sort((a, b) => b.length - a.length).map((form) => RegExp.escape(form));
  if (forms.length === 0) return () => [];
  const pattern = new RegExp(`(?:${forms.join('|')})(?!\\p{Ll})`, 'gu');
  return (text) => [...text.matchAll(pattern)].map(({ 0: form, index }) => ({ from: index, to: index + form.length, is: 'icon', code: codes.get(form) ?? form }));
}

function mentionNames({ id, headword, variants, kind }: Entry): MentionName[] {
  return [headword, ...variants].map((name) => ({ id, name, kind }));
}

/** Words that the corpus writes in small letters somewhere: a card's title of one such word may be the plain word. */
function commonWords(entries: readonly Entry[]): Set<string> {
  return new Set(entries.flatMap(({ text }) => text.flatMap((block) => block.text.match(/(?<![\p{L}'’])\p{Ll}+/gu) ?? [])));
}
