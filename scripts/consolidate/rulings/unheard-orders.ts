/**
 * Rulings that were taken for clarifications and quote the very words of their entry as words, or speak of the references
 * of an entry that is nothing else: somebody wants something of the text. What that is was not understood, so it waits for
 * a person.
 */
import { sentences } from '../../../src/model/sentences.ts';
import type { Sentence } from '../../../src/model/sentences.ts';
import { guessOrder } from '../../language/en/orders.ts';
import { speaksOfList } from '../../language/en/signs/pointers.ts';
import { explainsWords, namesWords } from '../../language/en/quoting.ts';
import type { BaseEntry, TargetedRuling } from '../../link/linked.ts';
import type { Instruction } from '../../interpret/instruction.ts';
import { isNothingButReferences, membersOf, referenceLists } from '../place/references/reference-lists.ts';
import { fold, words } from '../text/fold.ts';

/** So many words of a text in a row are not quoted by chance. */
const MANY = 5;
/** An order about words has few words beside them. */
const FEW = 16;
/** And fewer between those that go and those that come. */
const BETWEEN = 5;

/** @returns the rulings; a clarification that speaks of its entry's words is an order that was not understood */
export function withUnheardOrders(rulings: readonly TargetedRuling[], entries: readonly BaseEntry[]): TargetedRuling[] {
  const printed = Map.groupBy(entries, ({ id }) => id);
  const concerning = Map.groupBy(rulings, ({ entry }) => entry);
  return rulings.map((ruling) => {
    if (ruling.entry === null || !ruling.instructions.some(isClarification)) return ruling;
    const texts = [
      ...(printed.get(ruling.entry) ?? []).flatMap(({ base }) => base.map(({ text }) => text)),
      ...(concerning.get(ruling.entry) ?? []).filter((other) => other !== ruling).flatMap(({ instructions }) => instructions.flatMap(({ newText }) => newText ?? [])),
    ].map(spaced);
    const stands = (quoted: string): boolean => words(quoted).length > 0 && texts.some((text) => text.includes(spaced(quoted)));
    const names = (printed.get(ruling.entry) ?? []).flatMap(({ base }) => (isNothingButReferences(base) ? base.flatMap(referenceLists).flatMap(membersOf).map(fold) : []));
    const isAboutText = (said: readonly Sentence[]): boolean =>
      said.some((sentence, at) => speaksOfWords(sentence, said[at + 1] ?? null, stands)) || (names.length > 0 && said.some(({ text }) => speaksOfList(fold(text), names)));
    return { ...ruling, instructions: ruling.instructions.map((one) => (isClarification(one) ? heard(one, isAboutText) : one)) };
  });
}

const isClarification = ({ operation, explicit }: Instruction): boolean => operation === 'clarification' && !explicit;

const spaced = (text: string): string => ` ${words(text).join(' ')} `;

function heard(clarification: Instruction, isAboutText: (said: readonly Sentence[]) => boolean): Instruction {
  const said = clarification.newBlocks.flatMap(({ text }) => sentences(text));
  if (!isAboutText(said)) return clarification;
  const instruction = clarification.newBlocks.map(({ text }) => text).join('\n\n');
  const { operation, unit } = guessOrder(fold(instruction));
  return {
    ...clarification, operation, unit, explicit: true, instruction, tiles: [{ from: 0, to: instruction.length, as: 'not understood' }],
    newText: null, newBlocks: [],
  };
}

/**
 * "The remark "at dusk" was a slip."; ""At dusk" has to make way for "at dawn"."; ""The barge waits until dusk" is too much."
 * @param stands whether words stand in the entry
 */
function speaksOfWords({ text }: Sentence, next: Sentence | null, stands: (quoted: string) => boolean): boolean {
  const own = fold(text);
  if (clausesOf(own).some((clause) => setsOneAgainstAnother(clause, stands))) return true;
  if (explainsWords(own)) return false;
  const quoted = quotations(own);
  const known = quoted.filter(({ words: quote }) => stands(quote));
  if (known.length === 0 || beside(own, quoted) > FEW) return false;
  const goesOn = quoted.length === 1 && next !== null && !explainsWords(fold(next.text)) ? quotations(fold(next.text)) : [];
  const others = [...quoted, ...goesOn].filter(({ words: quote }) => !stands(quote));
  return others.length > 0 || known.some(({ words: quote, from }) => words(quote).length >= MANY || namesWords(own.slice(0, from)));
}

/** Where a clause ends, and the next may speak of something else; what is quoted has no ends. */
const ends = /(?:[,;:]|[.!] | -) (?:and |but )?(?:(?:so|that is why|this is why|therefore|hence|thus) )?|,? (?:and )?(?:so|that is why|this is why|therefore) (?=(?:the \w+ )?")|(?<=") (?:and|but|while) (?=")/g;

/** The clauses of a folded sentence, however long the rest of it is. */
function clausesOf(sentence: string): string[] {
  const veiled = sentence.replace(/"[^"]*"/gu, (quoted) => `"${'¤'.repeat(quoted.length - 2)}"`);
  const starts = [0, ...[...veiled.matchAll(ends)].map(({ 0: end, index }) => index + end.length)];
  return starts.map((from, at) => sentence.slice(from, starts[at + 1] ?? sentence.length));
}

/** "..., and that is why "fog" turns into "mist" in this spot, too.": words that stand beside others that do not, in a clause of their own. */
function setsOneAgainstAnother(clause: string, stands: (quoted: string) => boolean): boolean {
  const quoted = quotations(clause);
  if (quoted.length < 2 || beside(clause, quoted) > FEW || explainsWords(clause)) return false;
  return quoted.some(({ words: one, from }, at) => {
    const next = quoted[at + 1];
    const between = next === undefined ? [] : words(clause.slice(from + one.length + 2, next.from));
    return next !== undefined && between.length <= BETWEEN && stands(one) !== stands(next.words);
  });
}

interface Quotation { words: string; from: number }

/** What stands between quotation marks, an apostrophe not taken for one. `text` is folded. */
function quotations(text: string): Quotation[] {
  const double = [...text.matchAll(/"(?<words>[^"]+)"/gu)];
  const found = double.length > 0 ? double : [...text.matchAll(/(?<!\w)'(?<words>[^']+(?:\w'\w[^']*)*)'(?!\w)/gu)];
  return found.map((match) => ({ words: match.groups?.['words'] ?? '', from: match.index }));
}

const beside = (sentence: string, quoted: readonly Quotation[]): number => words(sentence).length - quoted.reduce((sum, { words: quote }) => sum + words(quote).length, 0);
