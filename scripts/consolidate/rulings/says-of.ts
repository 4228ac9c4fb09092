/** What a ruling that gives no order does besides explaining: it says anew what the text says, or that an earlier one is over. */
import type { Entry, Ruling } from '../../../src/model/corpus.ts';
import { isExplaining } from '../../../src/model/rulings.ts';
import { sentences } from '../../../src/model/sentences.ts';
import { calledSo } from '../../language/en/defining.ts';
import { namesRuling, takingBack } from '../../language/en/taking-back.ts';
import { plainText } from '../text/blocks.ts';
import { fold } from '../text/fold.ts';

/** The rulings, each with that where it is so. */
export function withSays(rulings: readonly Ruling[], entries: readonly Entry[]): Ruling[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return rulings.map((ruling) => {
    const says = saysOf(ruling, byId.get(ruling.entry ?? '') ?? null);
    return says === null ? ruling : { ...ruling, says };
  });
}

type Says = NonNullable<Ruling['says']>;

/** Only what is certain: its first sentence says of the same thing as one of the entry's that it is called by the headword; or it says in so many words that a ruling is withdrawn. */
export function saysOf(ruling: Pick<Ruling, 'amendments' | 'blocks'>, entry: Pick<Entry, 'headword' | 'text'> | null): Says | null {
  if (!isExplaining(ruling) || ruling.amendments.some(({ operation }) => operation !== 'clarification')) return null;
  const said = sentencesOf(plainText(ruling.blocks));
  if (said.some((sentence) => namesRuling.test(sentence) && takingBack.some(({ is }) => is.test(sentence)))) return 'withdraws';
  const anew = entry === null ? null : calledSo(said[0] ?? '', nameOf(entry));
  return anew !== null && entry !== null && sentencesOf(plainText(entry.text)).some((sentence) => calledSo(sentence, nameOf(entry)) === anew) ? 'states anew' : null;
}

function sentencesOf(text: string): string[] {
  return sentences(text).map((one) => fold(one.text).toLowerCase());
}

function nameOf({ headword }: Pick<Entry, 'headword'>): string {
  return fold(headword).toLowerCase();
}
