/**
 * Names that a text mentions without "See": the longest name first, once a block, and common words only where they are
 * unmistakably the name: a card's title with its capitals, a term of one word only in quotation marks or in capitals.
 */
import { isCapitals } from '../../segment/topics/names/capitals.ts';
import { singular } from '../names/singular.ts';
import type { Span } from '../../../src/model/corpus.ts';
import { mayJoin, tokensOf, type Token } from './tokens.ts';

/** A name as it is looked for. */
export interface MentionName {
  id: string;
  name: string;
  kind: 'card' | 'term' | 'unsure';
}

/** The trie of names: words as they are, the last one of a name in the singular. */
interface Node {
  next: Map<string, Node>;
  ends: Map<string, MentionName[]>;
}

interface Match {
  name: MentionName;
  from: number;
  to: number;
  /** How many words it has. */
  length: number;
}

/** The names of a corpus, made ready once to be looked for in many texts. */
export class MentionFinder {
  readonly #root: Node = newNode();
  readonly #common: Pick<ReadonlySet<string>, 'has'>;

  /** @param common words that the corpus also writes in small letters */
  constructor(names: readonly MentionName[], common: Pick<ReadonlySet<string>, 'has'>) {
    this.#common = common;
    for (const name of names) this.#add(name);
  }

  #add(name: MentionName): void {
    const words = tokensOf(name.name).map(({ key }) => key);
    const last = words.pop();
    if (last === undefined) return;
    let node = this.#root;
    for (const word of words) {
      const next = node.next.get(word) ?? newNode();
      node.next.set(word, next);
      node = next;
    }
    const ends = node.ends.get(singular(last)) ?? [];
    // Of entries that are called the same to the letter, the first is the one that is found.
    if (!ends.some((other) => other.name === name.name && other.kind === name.kind)) node.ends.set(singular(last), [...ends, name]);
  }

  /** Reads: a text of the entry `owner`. Writes: the names it mentions, each once, never its own. */
  find(text: string, owner: string | null): Span[] {
    const tokens = tokensOf(text);
    const seen = new Set<string>();
    const spans: Span[] = [];
    let end = 0;
    for (let at = 0; at < tokens.length; at++) {
      const match = this.#longest(text, tokens, at);
      if (!match || this.#isPartOfAnother(match, text, tokens, at, end)) continue;
      at += match.length - 1;
      end = at + 1;
      if (match.name.id === owner || seen.has(match.name.id)) continue;
      seen.add(match.name.id);
      spans.push({ from: match.from, to: match.to, is: 'mention', target: match.name.id });
    }
    return spans;
  }

  #longest(text: string, tokens: readonly Token[], start: number): Match | null {
    let best: Match | null = null;
    let node: Node | undefined = this.#root;
    const first = tokens[start];
    for (let at = start; first && node; at++) {
      const token = tokens[at];
      const prior = tokens[at - 1];
      if (!token || (at > start && prior && !mayJoin(text.slice(prior.to, token.from)))) break;
      for (const { key, to } of readings(token)) {
        const name = node.ends.get(singular(key))?.find((candidate) => (at === start ? this.#isMeantAlone(candidate, text, tokens, at, to) : isMeantBy(candidate, text, first.from, to)));
        if (!name) continue;
        best = { name, from: first.from, to, length: at - start + 1 };
        break;
      }
      node = node.next.get(token.key);
    }
    return best;
  }

  /**
   * Whether several words with capitals go on, before or behind, with one that the corpus also writes small and that has
   * its capital here: "Brass Low Water" names something else. A name that was found right before, or begins right behind, is none of it.
   */
  #isPartOfAnother({ length }: Match, text: string, tokens: readonly Token[], at: number, end: number): boolean {
    const [first, last, prior, next] = [tokens[at], tokens[at + length - 1], tokens[at - 1], tokens[at + length]];
    if (length === 1 || !first || !last || !isTitled(first, text) || !isTitled(last, text)) return false;
    const goesOn = (word: Token): boolean => isTitled(word, text) && this.#common.has(text.slice(word.from, word.to).toLowerCase());
    const before = prior !== undefined && at !== end && /^\s$/u.test(text.slice(prior.to, first.from)) && goesOn(prior) && !beginsPhrase(text, prior.from);
    return before || (next !== undefined && /^\s$/u.test(text.slice(last.to, next.from)) && goesOn(next) && this.#longest(text, tokens, at + length) === null);
  }

  /** Whether one word by itself is a name: most are said of many other things. */
  #isMeantAlone(name: MentionName, text: string, tokens: readonly Token[], at: number, to: number): boolean {
    const from = tokens[at]?.from ?? to;
    const word = text.slice(from, to);
    if (name.kind !== 'term') return isMeantBy(name, text, from, to) && !inLongerName(text, tokens, at) && (!this.#common.has(word.toLowerCase()) || !beginsSentence(text, from));
    if (isCapitals(name.name)) return isCapitals(word);
    return isQuotedAlone(text, from, to) && /["“]/u.test(text.charAt(from - 1)) && !followsName(text, from);
  }
}

/** Whether words are a name as it is printed: a card's has its capitals. */
function isMeantBy({ name, kind }: MentionName, text: string, from: number, to: number): boolean {
  return kind === 'term' || (sameCapitals(text.slice(from, to), name) && !isQuotedAlone(text, from, to));
}

function newNode(): Node {
  return { next: new Map(), ends: new Map() };
}

/** A word as it is, and without its possessive. */
function readings({ key, owned, to }: Token): { key: string; to: number }[] {
  return owned === null ? [{ key, to }] : [{ key: owned, to: to - 2 }, { key, to }];
}

/** Whether words stand in quotation marks of their own: there a card's name is a by-name of something else, or a word that is spoken of. */
function isQuotedAlone(text: string, from: number, to: number): boolean {
  return /["“'‘]/u.test(text.charAt(from - 1)) && /^[,.]?["”'’](?!\p{L})/u.test(text.slice(to, to + 3));
}

/** Whether a name stands right before quotation marks: what they hold is part of it. */
function followsName(text: string, from: number): boolean {
  const [, before = '', name] = /^(.*?)(?<![\p{L}’'])(\p{Lu}[\p{L}’']*) ["“]$/su.exec(text.slice(Math.max(0, from - REACH), from)) ?? [];
  return name !== undefined && !beginsSentence(before, before.length);
}

/** Whether a word begins with a capital, and is not printed in capitals throughout. */
function isTitled({ from, to }: Token, text: string): boolean {
  return /^\p{Lu}[^\p{Lu}]*$/u.test(text.slice(from, to));
}

/** Whether a word with a capital stands right beside it: "Fog Lantern" does not mention "Lantern". */
function inLongerName(text: string, tokens: readonly Token[], at: number): boolean {
  const capital = ({ from, to }: Token): boolean => /^\p{Lu}/u.test(text.slice(from, to));
  const [prior, word, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const beside = (before: Token | undefined, after: Token | undefined): boolean => before !== undefined && after !== undefined && /^(?:\s|-|\/|: )$/u.test(text.slice(before.to, after.from));
  return (next !== undefined && beside(word, next) && capital(next)) || (prior !== undefined && beside(prior, word) && capital(prior) && !beginsSentence(text, prior.from));
}

/** The same letters are capitals in both, word by word; the second may be printed in the singular. */
function sameCapitals(words: string, name: string): boolean {
  const capitals = (text: string): string => tokensOf(text).map(({ from, to }) => (/^\p{Lu}/u.test(text.slice(from, to)) ? (isCapitals(text.slice(from, to)) && to - from > 2 ? 'A' : 'a') : '-')).join('');
  return capitals(words) === capitals(name);
}

/** What ends a sentence, and the space behind it, stand within so many characters. */
const REACH = 40;

/** A sentence, or what stands behind a dash. */
function beginsPhrase(text: string, at: number): boolean {
  return beginsSentence(text, at) || /[–—-]\s$/u.test(text.slice(Math.max(0, at - REACH), at));
}

function beginsSentence(text: string, at: number): boolean {
  return at === 0 || /(?:[.!?:]["”’)]*\s+|["“(]|[•]\s*)$/u.test(text.slice(Math.max(0, at - REACH), at));
}
