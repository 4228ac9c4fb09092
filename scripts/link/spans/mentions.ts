/**
 * Names that a text mentions without "See": the longest name first, once a block, and common words only where they are
 * unmistakably the name: a card's title with its capitals, a term of one word only in quotation marks or in capitals.
 */
import { isCapitals } from '../../segment/topics/capitals.ts';
import type { Span } from './span.ts';
import { mayJoin, tokensOf, type Token } from './tokens.ts';

/** A name as it is looked for. */
export interface MentionName {
  id: string;
  name: string;
  kind: 'card' | 'term' | 'unsure';
}

interface Node {
  next: Map<string, Node>;
  names: MentionName[];
}

interface Match {
  name: MentionName;
  from: number;
  to: number;
  /** How many words it has. */
  length: number;
}

export class MentionFinder {
  readonly #root: Node = { next: new Map(), names: [] };
  readonly #common: ReadonlySet<string>;

  /** @param common words that the corpus also writes in small letters */
  constructor(names: readonly MentionName[], common: ReadonlySet<string>) {
    this.#common = common;
    for (const name of names) {
      let node = this.#root;
      for (const { key } of tokensOf(name.name)) {
        const next = node.next.get(key) ?? { next: new Map(), names: [] };
        node.next.set(key, next);
        node = next;
      }
      if (node !== this.#root) node.names.push(name);
    }
  }

  /** Reads: a text of the entry `owner`. Writes: the names it mentions, each once, never its own. */
  find(text: string, owner: string | null): Span[] {
    const tokens = tokensOf(text);
    const seen = new Set<string>();
    const spans: Span[] = [];
    for (let at = 0; at < tokens.length; at++) {
      const match = this.#longest(text, tokens, at);
      if (!match) continue;
      at += match.length - 1;
      if (match.name.id === owner || seen.has(match.name.id)) continue;
      seen.add(match.name.id);
      spans.push({ from: match.from, to: match.to, is: 'mention', target: match.name.id });
    }
    return spans;
  }

  #longest(text: string, tokens: readonly Token[], start: number): Match | null {
    let best: Match | null = null;
    let node: Node | undefined = this.#root;
    for (let at = start; node && at < tokens.length; at++) {
      const token = tokens[at];
      const prior = tokens[at - 1];
      if (!token || (at > start && prior && !mayJoin(text.slice(prior.to, token.from)))) break;
      const owned: Node | undefined = token.owned === null ? undefined : node.next.get(token.owned);
      const found = (one: Node | undefined, to: number): void => {
        const name = one?.names.find((candidate) => this.#isMeant(candidate, text, tokens, start, at, to));
        if (name) best = { name, from: tokens[start]?.from ?? 0, to, length: at - start + 1 };
      };
      found(owned, token.to - 2);
      node = node.next.get(token.key);
      found(node, token.to);
    }
    return best;
  }

  #isMeant({ name, kind }: MentionName, text: string, tokens: readonly Token[], start: number, end: number, to: number): boolean {
    const words = text.slice(tokens[start]?.from ?? 0, to);
    const single = start === end;
    if (kind !== 'term') return sameCapitals(words, name) && (!single || !this.#common.has(words.toLowerCase()) || !beginsSentence(text, tokens[start]?.from ?? 0));
    if (!single) return true;
    if (isCapitals(name)) return isCapitals(words);
    return /["“]$/u.test(text.slice(0, tokens[start]?.from ?? 0)) && /^[,.]?["”]/u.test(text.slice(to));
  }
}

/** The same letters are capitals in both, word by word; the second may be printed in the singular. */
function sameCapitals(words: string, name: string): boolean {
  const capitals = (text: string): string => tokensOf(text).map(({ from, to }) => (/^\p{Lu}/u.test(text.slice(from, to)) ? (isCapitals(text.slice(from, to)) && to - from > 2 ? 'A' : 'a') : '-')).join('');
  return capitals(words) === capitals(name);
}

function beginsSentence(text: string, at: number): boolean {
  return /(?:^|[.!?:]["”’)]*\s+|["“(]|[•]\s*)$/u.test(text.slice(0, at));
}
