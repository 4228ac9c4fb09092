/** A part that an order describes in words of its own, where the text has but one that they can mean. */
import pluralize from 'pluralize';

import type { Block } from '../../../src/model/corpus.ts';
import type { Case } from '../case.ts';
import { foldPrint, withoutMarks, words } from '../text/fold.ts';
import { opening } from '../text/quotation.ts';
import { isThisAndNoOther } from './damage.ts';
import { namedParagraphs } from './named.ts';
import { onlyList } from './lists/only-list.ts';
import { theOne } from './only-part.ts';
import { headOf } from './lists/list-around.ts';
import { onlyRefers } from './sentences/sentence-meant.ts';
import { sentencesOf } from './sentences/placed-sentence.ts';
import type { PlacedSentence } from './sentences/placed-sentence.ts';

/** Words that tell nothing of what a list is of. */
const ofNoWeight: ReadonlySet<string> = new Set('the this that a an of list lists in to for by or and which what how when where is are be it its ways kinds sorts things'.split(' '));

/** "Ends", "ended", "ending": the same word to who describes. */
const stem = (word: string): string => pluralize.singular(word.replace(/'s$/u, '')).replace(/(?:ing|ed|e|s)$/u, '');

/** The words of a description, or of a text, that tell what it is about, without their endings. */
export const weighty = (text: string): string[] => words(text).filter((word) => !ofNoWeight.has(word)).map(stem);

/**
 * "In the list of ways to stop a ferry, the second item ...", or one more: an item of the only list, where what heads it says
 * all that the list is said to be of, and denies nothing.
 */
function withListDescribed(judged: Case): Case {
  const { instruction, text } = judged;
  const { place, unit } = instruction;
  const isItemOfList = place.within === 'list' && place.about !== null && unit === 'list item' && place.paragraphs === null;
  const list = isItemOfList ? onlyList(text) : null;
  const head = list?.[0] === undefined ? undefined : headOf(text, list[0]);
  if (head === undefined) return judged;
  const told = weighty(place.about ?? '');
  const held = new Set(weighty(head.text));
  const denies = (words: string): boolean => /\b(?:not|never|no|none|nothing|cannot|without|neither|nor|can't|don't)\b/iu.test(words);
  const fits = told.every((word) => held.has(word)) && !denies(place.about ?? '') && !denies(head.text);
  return fits && told.length > 0 ? { ...judged, instruction: { ...instruction, place: { ...place, about: null } } } : judged;
}

const isExample = /^["'“‘([]*(?:for )?(?:example|instance)\b|^e\.g\./iu;

/** The one sentence of a text that begins with words, if it gives an example and nothing but references comes behind it in its paragraph. */
function exampleThatBegins(text: Block[], first: string): PlacedSentence | null {
  const start = foldPrint(first);
  const begins = ({ text: one }: PlacedSentence): boolean => [foldPrint(one), withoutMarks(foldPrint(one))].some((folded) => folded.startsWith(start));
  const [found, ...others] = text.flatMap(sentencesOf).filter(begins);
  if (found === undefined || others.length > 0 || !isExample.test(found.text)) return null;
  const behind = sentencesOf(found.block).filter(({ from }) => from >= found.to);
  return behind.every((one) => onlyRefers.test(one.text)) ? found : null;
}

/** `Delete the example ("For example, a ferry ...")`: the sentence that begins so, where it is all of the example. */
function withExampleOpened(judged: Case): Case {
  const { instruction, text } = judged;
  const { place, unit, oldText, operation } = instruction;
  const first = oldText === null ? null : opening(oldText);
  if (place.within !== 'example' || unit !== 'text' || operation === 'insertion' || first === null || exampleThatBegins(text, first) === null) return judged;
  return { ...judged, instruction: { ...instruction, unit: 'sentence', oldText: null, place: { ...place, within: null, opening: first } } };
}

/** "The sentence that introduces the list": the last one of what heads the only list, which ends with a colon. */
function withListHead(judged: Case): Case {
  const { instruction, text } = judged;
  const { place } = instruction;
  const list = place.within === 'list head' && place.told.length === 0 ? onlyList(text) : null;
  const head = list?.[0] === undefined ? undefined : headOf(text, list[0]);
  const leads = head && sentencesOf(head).at(-1);
  if (leads === undefined || !/:["'”’)]*$/u.test(leads.text)) return judged;
  const named = instruction.unit === 'sentence' ? { opening: leads.text } : { told: [{ of: 'sentence' as const, opens: leads.text, closes: null, holds: null }] };
  return { ...judged, instruction: { ...instruction, place: { ...place, within: null, ...named } } };
}

/** `Include "hail" in the list`: of the only list, an item more. */
function withItemInList(judged: Case): Case {
  const { instruction, text, newBlocks: [only, ...others] } = judged;
  const { within, told, ...rest } = instruction.place;
  const saysMore = told.length > 0 || Object.values(rest).some((part) => part !== null && part !== false);
  const isItem = instruction.operation === 'insertion' && instruction.unit === 'text' && within === 'list' && instruction.says.includes('in the list') && !saysMore && onlyList(text) !== null && only !== undefined && others.length === 0;
  return isItem ? { ...judged, instruction: { ...instruction, unit: 'list item', place: { ...instruction.place, within: null, position: 'end' } } } : judged;
}

const speaksOfExamples = /\bexamples?\b|\be\.\s?g\.|\bfor instance\b|\bsuch as\b/giu;

/** "In the second paragraph, the example is deleted": the one sentence of it that begins so, with which it ends. */
function withExampleOfPart(judged: Case): Case {
  const { instruction } = judged;
  const block = deletesExample(instruction) && isThisAndNoOther(judged) ? theOne(namedParagraphs(judged)) : null;
  const opening = block === null ? null : exampleThatEnds(block);
  return opening === null ? judged : { ...judged, instruction: { ...instruction, unit: 'sentence', place: { ...instruction.place, within: null, about: null, position: null, opening } } };
}

/** Whether the example of a paragraph is deleted, and nothing more is said of it. */
function deletesExample({ operation, unit, oldText, place }: Case['instruction']): boolean {
  const { within, about, told, paragraphs, position, ...rest } = place;
  const saysMore = told.length > 0 || (position !== null && position !== 'end') || Object.values(rest).some((part) => part !== null && part !== false);
  return !saysMore && operation === 'repeal' && unit === 'text' && oldText === null && within === 'example' && paragraphs !== null && /^(?:the|its) example$/iu.test(about ?? '');
}

/** The only sentence of a paragraph that speaks of an example, behind which it only refers; null where there is none, or nothing else. */
function exampleThatEnds(block: Block): string | null {
  const sentences = sentencesOf(block);
  const [only, ...others] = (block.text.match(speaksOfExamples)?.length ?? 0) === 1 ? sentences.filter(({ text }) => isExample.test(text)) : [];
  if (only === undefined || others.length > 0 || sentences.length === 1) return null;
  return sentences.filter(({ from }) => from >= only.to).every(({ text }) => onlyRefers.test(text)) ? only.text : null;
}

/** `The paragraph on tolls ("Its toll is ...")`: told by its first words, and by what it speaks of. */
function withDescribedBesides(judged: Case): Case {
  const { instruction, text } = judged;
  const { place, unit } = instruction;
  if (place.about === null || place.opening === null || !['paragraph', 'list item', 'sentence'].includes(unit)) return judged;
  const start = foldPrint(place.opening);
  const parts = unit === 'sentence' ? text.flatMap(sentencesOf) : text;
  const [only, ...others] = parts.filter((part) => foldPrint(part.text).startsWith(start));
  const holds = new Set(weighty(only?.text ?? ''));
  const fits = weighty(place.about).every((word) => holds.has(word));
  return only !== undefined && others.length === 0 && fits ? { ...judged, instruction: { ...instruction, place: { ...place, about: null } } } : judged;
}

/** The same case with the part named, where a description can mean no other; else the case itself. */
export const withDescribed = (judged: Case): Case => withListHead(withExampleOfPart(withExampleOpened(withItemInList(withListDescribed(withDescribedBesides(judged))))));
