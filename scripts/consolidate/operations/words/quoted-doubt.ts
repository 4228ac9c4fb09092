import type { Block } from '../../../../src/model/corpus.ts';
import { tellsWords } from '../../../language/en/objects.ts';
import type { Instruction } from '../../../interpret/instruction.ts';
import type { Case } from '../../case.ts';
import { isDamaged } from '../../place/damage.ts';
import { namedSentences } from '../../place/named.ts';
import { isMember, isNoNameIn, referenceLists } from '../../place/references/reference-lists.ts';
import { statedPlace } from '../../place/stated-place.ts';
import { words } from '../../text/fold.ts';
import { findQuoted } from '../../text/quotation.ts';
import type { Found } from '../../text/quotation.ts';
import { sentences } from '../../../../src/model/sentences.ts';
import { refused } from '../../verdict.ts';
import type { Refused } from '../../verdict.ts';
import { onlyNames } from '../references/cross-reference.ts';
import { inTheList } from './item-or-words.ts';
import { besideMarks, besideStopOfWord, capitalOfItsSentence, enclosedAlready, itemBeside, ofAnotherSubject, ofLongerWord, ofTheWordItself, sentenceRuns, vaguelyElsewhere, speaksOfOne } from './doubtful-words.ts';
import type { Doubt } from './doubtful-words.ts';
import { figureOfAnother } from './figure-named.ts';
import { notAsTold } from './not-as-told.ts';
import { turnedBack } from './turned-back.ts';

/** Fewer words than this may stand anywhere: they do not make a place certain where anything speaks against it. */
const ENOUGH = 3;
/** No word of so few letters is moved by itself: "the", "or". */
const SMALL_WORD = 3;
/** As many make it certain even where the part that is named cannot be found, or holds other words. */
const LONG = 8;

/** What speaks against changing the one place where quoted words stand; null where nothing does. */
export function quotedDoubt(judged: Case, found: Found, quoted: string): Refused | null {
  for (const doubt of doubts) {
    const refusal = doubt(judged, found, quoted);
    if (refusal !== null) return refusal;
  }
  return null;
}

const nothingNew: Doubt = ({ instruction, newBlocks }) =>
  instruction.operation !== 'repeal' && newBlocks.length === 0 ? refused('described, not quoted', 'the new text is not given') : null;

/** `Instead of "twice": something better.` */
const givesNone: Doubt = ({ instruction: { operation, instruction }, newBlocks: [first] }) => {
  const text = first?.text ?? '';
  const isQuoted = /["“‘]$/u.test(instruction.slice(0, Math.max(instruction.indexOf(text), 0)).trimEnd());
  return operation !== 'repeal' && tellsWords.test(text) && !isQuoted ? refused('described, not quoted', 'whether the new text is given is not certain') : null;
};

/** `Add "by night" to "lamps burn"` does not say on which side. */
const noSide: Doubt = ({ instruction: { operation, place } }) =>
  operation === 'insertion' && !['before', 'after'].includes(place.position ?? '') ? refused('place not certain') : null;

/** `Add "or hum" and "or sing" after "sleep"`: which of them comes first, the places alone do not say. */
const severalBehind: Doubt = ({ instruction, others }) =>
  instruction.operation === 'insertion' && instruction.place.position === 'after' && others.some((other) => goesBehindTheSame(instruction, other))
    ? refused('place not certain', 'its sentence adds more than one thing at this place')
    : null;

/** Words that end no sentence, behind one that ended, or that begin none, before one: "hum A ferry". */
const runsTogether: Doubt = ({ instruction: { operation, unit, place }, newBlocks, text }, { block, from, to }) => {
  const added = newBlocks[0]?.text.trim() ?? '';
  if (operation !== 'insertion' || unit === 'paragraph' || unit === 'list item' || /[.!?:;]["'”’)\]]*$/u.test(added)) return null;
  const [front, quoted, behind] = [block.text.slice(0, from), block.text.slice(from, to), block.text.slice(to)];
  const parts = place.position === 'before' ? sentenceBegins(front, quoted) && !(/^\p{Lu}/u.test(added) && isNameIn(text, quoted)) : sentenceBegins(quoted, behind);
  return parts ? refused('place not certain', 'the new words are no sentence, and would stand between sentences') : null;
};

/** Whether words begin with one that has its capital in the midst of a sentence, too. */
function isNameIn(text: readonly Block[], quoted: string): boolean {
  const first = /^["'“‘(]*(\p{Lu}[\p{L}\p{N}'’-]*)/u.exec(quoted.trim())?.[1];
  return first !== undefined && text.some((block) => new RegExp(`[\\p{Ll},] ${RegExp.escape(first)}\\b`, 'u').test(block.text));
}

/** Whether between words and those behind them a sentence begins. */
const sentenceBegins = (words: string, behind: string): boolean => /^$|[.!?]["'”’)]*$/u.test(words.trim()) && /^\s*["'“‘(]*\p{Lu}/u.test(behind);

/** "the crew" is to become "the crew or watch", and "the crew or watch" stands there: it would become longer each time. */
const doneAlready: Doubt = ({ instruction, text }, found) => {
  const there = instruction.newText === null ? [] : findQuoted(text, instruction.newText);
  const covers = there.some(({ block, from, to }) => block === found.block && from <= found.from && to >= found.to);
  return covers ? refused('text not found', 'the new text stands here already') : null;
};

/** `Insert "or hum" after "sing"`, and "sing or hum" stands there: it would stand there twice. */
const besideAlready: Doubt = ({ instruction: { operation, newText, place } }, { block, from, to }) => {
  if (operation !== 'insertion' || newText === null) return null;
  const [added, before, after] = [newText, block.text.slice(0, from), block.text.slice(to)].map((part) => words(part).join(' ')) as [string, string, string];
  const stands = added !== '' && (place.position === 'before' ? ` ${before}`.endsWith(` ${added}`) : `${after} `.startsWith(`${added} `));
  return stands ? refused('text not found', 'the new text stands here already') : null;
};

/** `"lamp" is extended to read "or a bell"`: what is extended keeps its words, and what is shortened gains none. */
const losesWords: Doubt = ({ instruction: { operation, says, newText, oldText } }) => {
  if (operation !== 'substitution' || newText === null || oldText === null) return null;
  if (says.includes('words that are shortened') && words(newText).length > words(oldText).length) return refused('place not certain', 'what is shortened would gain words');
  if (!says.includes('words that are extended')) return null;
  const kept = words(newText);
  return words(oldText).every((word) => kept.includes(word)) ? null : refused('place not certain', 'what is extended would lose words');
};

/** `"or hum" comes after "sing"`: words that stand here, and that nothing says are to be added, may have to be moved. */
const mayBeMoved: Doubt = ({ instruction: { operation, newText, tiles, instruction }, text }) => {
  if (operation !== 'insertion' || newText === null) return null;
  const said = tiles.filter(({ as }) => as === 'command').map(({ from, to }) => instruction.slice(from, to)).join(' ').toLowerCase();
  const stands = words(newText).length > 0 && findQuoted(text, newText).length > 0;
  const isMoved = moves.test(said) || ((puts.test(said) || (tiles.length > 0 && noVerb.test(said))) && newText.length > SMALL_WORD);
  return stands && isMoved ? refused('place not certain', 'the words that go there stand here already') : null;
};

const moves = /\b(?:stands?|comes?|goes?|go|belongs?|appears?|be placed|be put|follow|precede|joins?)\b/u;
const puts = /^\W*(?:please |kindly |just |now |we (?:have |are )?|we've |i (?:have )?|i've )*(?:put|putting|place|stick|stuck|sticking|slip|slipped|slipping|tuck|tucked|tucking|pop|popped|drop|dropped|throw|squeeze|squeezed|shove|plug|sneak|bump|bumped)\b/u;
/** `Before "a", "b".`: no word orders it. */
const noVerb = /^\W*$/u;

/** "After "fog" add "and ice"", in a list of references: what goes there is a name, and one of them. */
const noNameInList: Doubt = ({ instruction: { operation }, newBlocks: [first] }, { block, from, to }) => {
  const isInside = (list: Found): boolean => list.from < from && to <= list.to && isMember(block.text, from, to);
  const isNone = operation !== 'repeal' && isNoNameIn(first?.text.trim() ?? '', operation === 'insertion');
  return isNone && referenceLists(block).some(isInside) ? refused('place not certain', onlyNames) : null;
};

const twin: Doubt = ({ namesakes }, _found, quoted) =>
  namesakes.some(({ base }) => findQuoted(base, quoted).length > 0)
    ? refused('found more than once', 'another entry of the same name holds the quoted words too')
    : null;

/** Words that are told by many others around them are these and none that are lost. */
const lostTwin: Doubt = (judged, _found, quoted) =>
  isShort(quoted) && isShort(judged.instruction.place.context ?? '') && isDamaged(judged) ? refused('copy damaged here', 'the quoted words may stand in what is lost, too') : null;

/** "In the example, ...": what stands in no example is not what is meant, however many words are quoted. */
const notWithin: Doubt = (judged, found) => {
  const { within } = judged.instruction.place;
  return within !== null && statedPlace(judged, found) === 'elsewhere' ? refused('place not certain', `the quoted words stand here in no ${within === 'references' ? 'list of references' : within}`) : null;
};

const elsewhere: Doubt = (judged, found, quoted) => {
  const stated = statedPlace(judged, found);
  const contradicted = stated === 'elsewhere' && judged.instruction.place.told.length > 0;
  if (stated === 'there' || (words(quoted).length >= LONG && !contradicted)) return null;
  return refused('place not certain', stated === 'unmarked' ? 'this copy does not mark the part that the ruling names' : 'the quoted words stand here in another place than the ruling says');
};

/** Where a whole paragraph, list item or sentence is named, the quotation must be one. */
const onlyAPart: Doubt = ({ instruction }, { block, from, to }) => {
  const quoted = bare(block.text.slice(from, to));
  const units = { paragraph: [block.text], 'list item': [block.text], sentence: sentences(block.text).map(({ text }) => text) }[
    instruction.unit as string
  ];
  if (units === undefined || instruction.operation === 'insertion' || units.some((unit) => bare(unit) === quoted)) return null;
  return refused('place not certain', `the quoted words are only a part of a ${instruction.unit} here`);
};

/** `replace "at dusk" with "at night," in ...`: printers put the instruction's own marks inside the quotation marks. The second of two commas, before a stop that stands outside, is none of them. */
const strayMark: Doubt = ({ instruction: { operation, instruction }, newBlocks }, { block, to }, quoted) => {
  const mark = /[.,]$/u.exec(newBlocks.at(-1)?.text ?? '')?.[0];
  if (operation !== 'substitution' || mark === undefined || (mark === ',' && /,[^"“”]*,["”]\.$/u.test(instruction)) || /[.,;:!?]$/u.test(quoted)) return null;
  const goesOn = mark === ',' ? /^\s*[\p{L}\d]/u : /^\s*[\p{Ll}\d(]/u;
  return goesOn.test(block.text.slice(to)) ? refused('place not certain', `whether the “${mark}” in the quotation is a part of the new words cannot be told`) : null;
};

/** "Should begin "a" instead of "b"": the words must stand where the part that is named begins, or ends. */
const notAtEdge: Doubt = (judged, { block, from, to }) => {
  const { operation, place: { position, sentences } } = judged.instruction;
  if (operation === 'insertion' || (position !== 'start' && position !== 'end')) return null;
  const part = sentences === null ? { from: 0, to: block.text.length } : namedSentences(judged).runs.flat().find((one) => one.block === block && to <= one.to);
  const isThere = part !== undefined && (position === 'start' ? part.from === from : /^[.!?"”')\]]*$/u.test(block.text.slice(to, part.to)));
  return isThere ? null : refused('place not certain', `the quoted words do not stand at the ${position} of that part`);
};

/** "ferry" where "Ferry" stands as well: is that meant too? Capitals on both sides tell that the one is meant that begins a sentence. */
const otherCapitals: Doubt = ({ instruction: { operation, place }, text, newBlocks }, { block }, quoted) => {
  if (operation === 'insertion' || words(quoted).length >= ENOUGH || place.context !== null) return null;
  const narrowed = [place.paragraphs, place.items, place.sentences, place.section, place.within, place.opening, place.told[0] ?? null].some((part) => part !== null);
  const area = narrowed ? [block] : text;
  const others = findQuoted(area, quoted, false).length > findQuoted(area, quoted).length;
  const isCapital = (one: string): boolean => /^\P{L}*\p{Lu}/u.test(one);
  const told = isCapital(quoted) && (operation === 'repeal' || isCapital(newBlocks[0]?.text ?? ''));
  return others && !told ? refused('found more than once', 'they stand here in other capital letters, too') : null;
};

const doubts: Doubt[] = [speaksOfOne, turnedBack, figureOfAnother, notAsTold, vaguelyElsewhere, besideMarks, besideStopOfWord, enclosedAlready, ofLongerWord, capitalOfItsSentence, nothingNew, givesNone, runsTogether, ofAnotherSubject, sentenceRuns, strayMark, otherCapitals, notAtEdge, noSide, severalBehind, doneAlready, besideAlready, mayBeMoved, losesWords, ofTheWordItself, inTheList, itemBeside, noNameInList, twin, lostTwin, notWithin, elsewhere, onlyAPart];

function goesBehindTheSame({ instruction, place: { beside } }: Instruction, other: Instruction): boolean {
  return other.operation === 'insertion' && other.instruction === instruction && other.place.beside === beside && other.place.position === 'after';
}

function isShort(quoted: string): boolean {
  return words(quoted).length < ENOUGH;
}

function bare(text: string): string {
  return words(text).join(' ');
}
