/** A sentence that was counted in another text of the entry than the one that is amended: which it is there. */
import type { Block } from '../../../src/model/corpus.ts';
import { sentences } from '../../../src/model/sentences.ts';
import type { Sentence } from '../../../src/model/sentences.ts';
import { foldPrint } from '../text/fold.ts';

/** One sentence and the block in which it stands. */
export interface PlacedSentence extends Sentence {
  block: Block;
}

export const sentencesOf = (block: Block): PlacedSentence[] => sentences(block.text).map((sentence) => ({ ...sentence, block }));

/** Dots, or a name that ends in a mark, before a capital: "The Higher... The Fewer", "Where Now? Bell". Whether a sentence ends there is not certain. */
const mayGoOn = /(?:\.\.\.|…|(?<=\S\s+)\p{Lu}[\p{L}'’-]*[!?])["'”’)]*$/u;

/** The sentences of a block where one that may go on does. */
export function longerSentencesOf(block: Block): PlacedSentence[] {
  return sentencesOf(block).reduce<PlacedSentence[]>((all, sentence) => {
    const last = all.at(-1);
    if (last === undefined || !mayGoOn.test(last.text)) return [...all, sentence];
    return [...all.slice(0, -1), { block, from: last.from, to: sentence.to, text: block.text.slice(last.from, sentence.to) }];
  }, []);
}

/** The blocks as another text has them; one that this does not have, as it is. */
export const asIn = (text: readonly Block[], blocks: readonly Block[]): Block[] => blocks.map((block) => text.find(({ id }) => id === block.id) ?? block);

/** The same sentence as it reads now: that of its words or, where none came or went, that of its number. Null where it is gone. */
export function sentenceNow({ block, from, to, text: words }: PlacedSentence, text: readonly Block[]): PlacedSentence | null {
  const now = text.find(({ id }) => id === block.id);
  if (now === undefined) return null;
  const isCutOtherwise = !sentencesOf(block).some((one) => one.from === from && one.to === to);
  if (isCutOtherwise) return null;
  const [were, are] = [sentencesOf(block), sentencesOf(now)];
  const [same, ...others] = are.filter((one) => foldPrint(one.text) === foldPrint(words));
  if (same !== undefined && others.length === 0) return same;
  return (were.length === are.length ? are[were.findIndex((one) => one.from === from)] : null) ?? null;
}
