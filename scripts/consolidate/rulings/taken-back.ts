/**
 * Rulings that take back another. No text is changed by them: whoever reads the one that is taken back must know of it, and
 * a person decides. What a document takes back of itself is not carried out.
 */
import type { Message, SourceDocument } from '../../../src/model/corpus.ts';
import { longDay, shortDay } from '../../../src/model/dates.ts';
import { sentences } from '../../../src/model/sentences.ts';
import type { Instruction } from '../../interpret/instruction.ts';
import { sayingsIn } from '../../language/en/sayings.ts';
import { namesRuling, takingBack } from '../../language/en/taking-back.ts';
import type { TargetedRuling } from '../../link/linked.ts';
import { plainText } from '../text/blocks.ts';
import { fold, words } from '../text/fold.ts';
import { topicKey } from './collects.ts';

/** A ruling that another takes back, in so many words. */
export interface TakenBack { ruling: TargetedRuling; by: TargetedRuling; words: string }

/**
 * Reads: the rulings in their order. Writes: the same, of which one that takes back another that is held, and was taken for a
 * clarification, waits as an order, and one that its own document takes back is not carried out; and which are taken back.
 */
export function withTakenBack(rulings: readonly TargetedRuling[], document: (id: string) => SourceDocument): { rulings: TargetedRuling[]; takenBack: TakenBack[] } {
  const takes = rulings.filter(({ blocks }) => sentences(plainText(blocks)).some(({ text }) => takesBack(text)));
  const others = rulings.filter((ruling) => !takes.includes(ruling));
  const said = takes.flatMap((by) => sentences(plainText(by.blocks)).filter(({ text }) => takesBack(text)).map(({ text }) => ({ by, words: text })));
  if (said.length === 0) return { rulings: [...rulings], takenBack: [] };
  const takenBack = said.flatMap((one): TakenBack[] => { const ruling = meant(one, rulings, others, document); return ruling === null ? [] : [{ ruling, ...one }]; });
  const taking = new Set([...takenBack, ...said.filter((one) => !namesRuling.test(fold(one.words).toLowerCase()) || mayMeanOne(one, rulings, others))].map(({ by }) => by));
  const within = new Map(takenBack.filter(({ ruling, by }) => ruling.document === by.document).map(({ ruling, words: by }) => [ruling, by]));
  return {
    takenBack,
    rulings: rulings.map((ruling) => {
      const taken = within.get(ruling);
      const instructions = taking.has(ruling) ? ruling.instructions.map(asOrder) : ruling.instructions;
      return { ...ruling, instructions: taken === undefined ? instructions : instructions.map((one) => ({ ...one, under: { why: 'limited in scope', words: taken } })) };
    }),
  };
}

/** That a temporary ruling is over is no order: it is in no text. */
const takesBack = (sentence: string): boolean => !/\btemporary\b/iu.test(sentence) && takingBack.some(({ is }) => is.test(fold(sentence).toLowerCase()));

/**
 * A clarification that takes back a ruling is an order; what of it is to be done, a person says. "The ruling of May on this
 * entry is withdrawn" does not delete the entry.
 */
function asOrder(one: Instruction): Instruction {
  if (one.operation === 'repeal' && one.explicit && takesBack(one.instruction)) return { ...one, operation: 'reversal', unit: 'entry' };
  if (one.operation !== 'clarification' || one.explicit) return one;
  const instruction = one.newBlocks.map(({ text }) => text).join('\n\n');
  return { ...one, operation: 'reversal', unit: 'entry', explicit: true, instruction, says: sayingsIn(instruction, one.locator), tiles: [{ from: 0, to: instruction.length, as: 'not understood' }], newText: null, newBlocks: [] };
}

/**
 * The ruling that a sentence speaks of: on the topic that it names, or its own; of the day that it names, or the last before
 * it; `others` are those that take nothing back. Null where that is not one.
 */
function meant({ by, words: sentence }: Omit<TakenBack, 'ruling'>, rulings: readonly TargetedRuling[], others: readonly TargetedRuling[], document: (id: string) => SourceDocument): TargetedRuling | null {
  if (!namesRuling.test(fold(sentence).toLowerCase())) return null;
  const topic = topicNamed(sentence, rulings) ?? topicKey(by.topic);
  const before = earlierThan(by, rulings);
  const own = others.filter((one) => one.document === by.document && topicKey(one.topic) === topic);
  const earlier = others.filter((one) => before.has(one) && topicKey(one.topic) === topic && topic !== '');
  if (/\b(?:above|below|this document|next)\b/iu.test(sentence) || earlier.length === 0) return only(own);
  const ofDay = earlier.filter((one) => namesDay(sentence, document(one.document).date));
  if (/\b\d{4}\b/u.test(sentence)) return only(ofDay);
  return only(earlier.filter((one) => one.document === earlier.at(-1)?.document));
}

/** The rulings of the documents before that of a ruling. */
const earlierThan = ({ document }: TargetedRuling, rulings: readonly TargetedRuling[]): ReadonlySet<TargetedRuling> =>
  new Set(rulings.slice(0, rulings.findIndex((one) => one.document === document)));

/** Whether one of several may be meant: there are earlier ones on its topic that take nothing back. */
function mayMeanOne({ by }: Omit<TakenBack, 'ruling'>, rulings: readonly TargetedRuling[], others: readonly TargetedRuling[]): boolean {
  const earlier = earlierThan(by, rulings);
  return topicKey(by.topic) !== '' && others.some((one) => earlier.has(one) && topicKey(one.topic) === topicKey(by.topic));
}

const only = <One>(list: readonly One[]): One | null => (list.length === 1 ? list[0] ?? null : null);

/** "the ruling on toll", "the toll ruling": the longest topic that stands so in a sentence. */
function topicNamed(sentence: string, rulings: readonly TargetedRuling[]): string | null {
  const text = ` ${words(sentence).join(' ')} `;
  const named = rulings.map(({ topic }) => topicKey(topic)).filter((topic) => topic !== '' && [` on ${topic} `, ` for ${topic} `, ` about ${topic} `, ` ${topic} ruling `].some((phrase) => text.includes(phrase)));
  return named.toSorted((one, other) => other.length - one.length)[0] ?? null;
}

function namesDay(sentence: string, day: string | null): boolean {
  if (day === null) return false;
  const text = ` ${words(sentence).join(' ')} `;
  const [number = '', month = '', year = ''] = words(longDay(day));
  return [day, longDay(day), shortDay(day), `${month} ${number} ${year}`].some((form) => text.includes(` ${words(form).join(' ')} `));
}

/** What is said of them in the report: they stand as they are. */
export function takenBackMessages(takenBack: readonly TakenBack[], document: (id: string) => SourceDocument): Message[] {
  return takenBack.map(({ ruling, by, words: sentence }) => ({
    rule: 'ruling-taken-back', severity: 'warning', file: document(by.document).file, line: by.lines[0],
    message: `“${by.topic ?? ''}” says “${sentence}” This seems to take back the ruling on “${ruling.topic ?? ''}” in ${document(ruling.document).file}${ruling.document === by.document ? ', which is not carried out' : ', which stands as it is'}.`,
    hint: 'Decide what becomes of the text: place what waits here by a decision, or correct a line of the document.',
  }));
}
