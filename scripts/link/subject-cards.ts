/**
 * The card that a ruling printed without a topic is about: "The toll on Cold Hearth comes before the rule of passage."
 * Only where that is certain: its first sentence has the card for its subject, and names no other card held. One that
 * orders something is left alone, for an order needs a topic to say where.
 */
import { sentences } from '../../src/model/sentences.ts';
import type { InterpretedRuling } from '../interpret/interpreted.ts';
import { MentionFinder, type MentionName } from './spans/mentions.ts';

/** What may stand before a card in the subject of a sentence: nothing, or what of the card is meant. */
export const BEFORE_SUBJECTS: readonly { is: RegExp; example: string }[] = [
  { is: /^(?:the (?:card|event|effect) )?$/iu, example: 'The card ' },
  { is: /^(?:the|this|that|any|each|every) (?:[\p{Ll}-]+ ){1,3}(?:on|of|for|from) $/iu, example: 'The first toll on ' },
];
/** What goes on with a subject: words in brackets, then a verb, and neither another name nor more of this one. */
const BEHIND_SUBJECT = /^(?:\s\([^()]*\))?\s(?!(?:and|or|nor|but|plus|with|if|when)\b)\p{Ll}/u;
/** Names of one word may be many other things. */
const SURE = /\s/u;

/** Cards of a corpus, found in what is said without a topic. */
export class SubjectCards {
  readonly #cards: MentionFinder;

  /** @param names of entries; only those of cards are looked for */
  constructor(names: readonly MentionName[]) {
    this.#cards = new MentionFinder(names.filter(({ kind }) => kind === 'card'), new Set());
  }

  /** The id of the entry of the card that a ruling is about; null where that is not certain. */
  of({ topic, blocks, instructions }: Pick<InterpretedRuling, 'topic' | 'blocks' | 'instructions'>): string | null {
    if (topic !== null || instructions.some(({ explicit }) => explicit)) return null;
    const [first] = sentences(blocks[0]?.text ?? '');
    const named = blocks.flatMap(({ text }) => this.#cards.find(text, null));
    const [card] = first === undefined ? [] : this.#cards.find(first.text, null);
    if (first === undefined || card === undefined || new Set(named.map(({ target }) => target)).size !== 1) return null;
    const [before, name, behind] = [first.text.slice(0, card.from), first.text.slice(card.from, card.to), first.text.slice(card.to)];
    return SURE.test(name) && BEHIND_SUBJECT.test(behind) && BEFORE_SUBJECTS.some(({ is }) => is.test(before)) ? card.target ?? null : null;
  }
}
