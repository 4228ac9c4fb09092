/** A sentence that was counted in another text of the entry than the one that is amended: which it is there. */
import type { Block } from '../../../../src/model/corpus.ts';
import { endsInAbbreviation } from '../../../../src/model/sentences.ts';
import { foldPrint } from '../../text/fold.ts';
import { sentencesOf } from './placed-sentence.ts';
import type { PlacedSentence } from './placed-sentence.ts';

/** Dots, or a name that ends in a mark, before a capital: "The Higher... The Fewer", "Where Now? Bell". Whether a sentence ends there is not certain. */
const mayGoOn = /(?:\.\.\.|…|(?<=\S\s+)\p{Lu}[\p{L}'’-]*[!?])["'”’)]*$/u;

/** Of a sentence only the end is looked at. */
const LONGEST_NAME = 80;

/** The sentences of a block where one that may go on does. */
function longerSentencesOf(block: Block): PlacedSentence[] {
  const longer: PlacedSentence[] = [];
  for (const sentence of sentencesOf(block)) {
    const last = longer.at(-1);
    if (last === undefined || !mayGoOn.test(last.text.slice(-LONGEST_NAME))) longer.push(sentence);
    else longer[longer.length - 1] = { block, from: last.from, to: sentence.to, text: block.text.slice(last.from, sentence.to) };
  }
  return longer;
}

/** A stop before a figure, or with its space lost: "A ship docks. 3 marks are paid.", "A ship docks.Cats are free." */
const mayEnd = /[.!?]["'”’)\]]*\s+(?=\d)|(?<=\p{Ll})[.!?](?=\p{Lu}\p{Ll})/gu;

/** The sentences of a block where each that may end within does. */
function shorterSentencesOf(block: Block): PlacedSentence[] {
  return sentencesOf(block).flatMap(({ text, from, to }) => {
    const ends = [...text.matchAll(mayEnd)].map(({ index, 0: end }) => index + end.length).filter((end) => !endsInAbbreviation(text.slice(0, end), true));
    const starts = [0, ...ends];
    return starts.map((start, at) => {
      const words = text.slice(start, starts[at + 1]).trimEnd();
      return { block, text: words, from: from + start, to: starts[at + 1] === undefined ? to : from + start + words.length };
    });
  });
}

/** The ways in which the sentences of a block may be counted. */
export const cuttings: readonly ((block: Block) => PlacedSentence[])[] = [sentencesOf, longerSentencesOf, shorterSentencesOf];

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
