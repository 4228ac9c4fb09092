import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carriedOut } from './rig/carried-out.ts';

/** Words that a text is made of; each text takes a new draw of them, so that some stand twice in it. */
const nouns = ['barge', 'lamp', 'keeper', 'canal', 'whistle', 'bucket', 'rope', 'lantern', 'quay', 'bell', 'mast', 'anchor', 'ledger', 'heron', 'bridge', 'lock', 'tide', 'crate', 'oar', 'deck'];
const verbs = ['carries', 'follows', 'needs', 'pays', 'finds', 'meets', 'guards', 'moors', 'hears', 'leaves'];
const fresh = ['zephyr', 'quince', 'vellum', 'gimbal', 'pewter', 'thistle'];
const ranks = ['first', 'second', 'third', 'fourth', 'fifth'];

const pickOf = <T>(list: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...list);
const sentence = fc.tuple(pickOf(nouns), pickOf(verbs), pickOf(nouns), pickOf(verbs), pickOf(nouns))
  .map(([a, b, c, d, e]) => `Any ${a} ${b} two ${c}s and ${d} its ${e}.`);
const paragraph = fc.array(sentence, { minLength: 2, maxLength: 4 }).map((sentences) => sentences.join(' '));
const text = fc.array(paragraph, { minLength: 2, maxLength: 4 });

interface Edit { ruling: string[]; text: string[] }
type Maker = (text: string[], choose: <T>(list: readonly T[]) => T) => Edit | null;

const changed = (text: string[], at: number, now: string): string[] => text.map((block, index) => (index === at ? now : block));
const once = (text: string[], words: string): boolean => text.join(' ').split(new RegExp(`\\b${words}\\b`)).length === 2;
/** A word that stands once in the text, and its paragraph; null where there is none. */
function uniqueWord(text: string[], choose: <T>(list: readonly T[]) => T): { word: string; at: number } | null {
  const unique = text.flatMap((block, at) => (block.match(/[a-z]{4,}/g) ?? []).filter((word) => once(text, word)).map((word) => ({ word, at })));
  return unique.length === 0 ? null : choose(unique);
}
const sentencesOf = (block: string): string[] => block.split(/(?<=\.) /);

const replaceWord: Maker = (text, choose) => {
  const found = uniqueWord(text, choose);
  if (!found) return null;
  const now = choose(fresh);
  const place = choose(['', ` in the ${ranks[found.at] ?? ''} paragraph`]);
  const ruling = choose([
    `Replace "${found.word}" with "${now}"${place}.`, `Change “${found.word}” to “${now}”${place}.`, `For "${found.word}" read "${now}".`, `Instead of "${found.word}", this should say "${now}".`,
    `"${found.word}" should read "${now}".`, `The word "${found.word}"${place} is replaced by "${now}".`, `Please amend "${found.word}" to read "${now}".`, `Substitute "${now}" for "${found.word}"${place}.`,
    `In the ${ranks[found.at] ?? ''} paragraph, "${found.word}" has been changed to "${now}".`, `In paragraph ${found.at + 1}, correct "${found.word}" to "${now}".`, `Revise "${found.word}" to read "${now}", since it repeats a line.`,
  ]);
  return { ruling: [ruling], text: changed(text, found.at, (text[found.at] ?? '').replace(new RegExp(`\\b${found.word}\\b`), now)) };
};

const wordInNamedParagraph: Maker = (text, choose) => {
  const twice = text.flatMap((block, at) => (block.match(/[a-z]{4,}/g) ?? []).filter((word) => !once(text, word) && once([block], word)).map((word) => ({ word, at })));
  if (twice.length === 0) return null;
  const { word, at } = choose(twice);
  const now = choose(fresh);
  const ruling = choose([`In the ${ranks[at] ?? ''} paragraph, replace "${word}" with "${now}".`, `In paragraph ${at + 1}, for "${word}" read "${now}".`, `The word "${word}" in the ${ranks[at] ?? ''} paragraph should be "${now}".`]);
  return { ruling: [ruling], text: changed(text, at, (text[at] ?? '').replace(new RegExp(`\\b${word}\\b`), now)) };
};

const insertWord: Maker = (text, choose) => {
  const found = uniqueWord(text, choose);
  if (!found) return null;
  const now = choose(fresh);
  const after = choose([true, false]);
  const side = after ? 'after' : 'before';
  const ruling = choose([`Insert "${now}" ${side} "${found.word}".`, `${after ? 'After' : 'Before'} "${found.word}", add "${now}".`, `In the ${ranks[found.at] ?? ''} paragraph, ${side} "${found.word}" insert "${now}".`, `The word "${now}" is added ${side} "${found.word}".`]);
  return { ruling: [ruling], text: changed(text, found.at, (text[found.at] ?? '').replace(new RegExp(`\\b${found.word}\\b`), after ? `${found.word} ${now}` : `${now} ${found.word}`)) };
};

const deleteSentence: Maker = (text, choose) => {
  const at = choose(text.map((_, index) => index));
  const sentences = sentencesOf(text[at] ?? '');
  const nth = choose(sentences.map((_, index) => index));
  if (text.join(' ').split(sentences[nth] ?? '').length !== 2) return null;
  const ruling = choose([
    `Delete the ${ranks[nth] ?? ''} sentence of the ${ranks[at] ?? ''} paragraph.`, `In the ${ranks[at] ?? ''} paragraph, strike the ${ranks[nth] ?? ''} sentence.`, `The ${ranks[nth] ?? ''} sentence of paragraph ${at + 1} no longer applies.`,
    `Ignore sentence ${nth + 1} of the ${ranks[at] ?? ''} paragraph.`, `Delete the sentence "${sentences[nth] ?? ''}"`, `The ${ranks[nth] ?? ''} sentence in the ${ranks[at] ?? ''} paragraph is hereby withdrawn.`,
  ]);
  return { ruling: [ruling], text: changed(text, at, sentences.toSpliced(nth, 1).join(' ')) };
};

const deleteParagraph: Maker = (text, choose) => {
  const at = choose(text.map((_, index) => index));
  const rank = at === text.length - 1 && choose([true, false]) ? 'last' : ranks[at] ?? '';
  const ruling = choose([`Delete the ${rank} paragraph.`, `The ${rank} paragraph has been repealed.`, `Paragraph ${at + 1} is withdrawn.`, `Please omit the ${rank} paragraph, because it repeats the rest of what is said.`, `The ${rank} paragraph is to be deleted.`]);
  return { ruling: [ruling], text: text.toSpliced(at, 1) };
};

const swapParagraphs: Maker = (text, choose) => {
  const at = choose(text.slice(1).map((_, index) => index));
  const pair = `the ${ranks[at] ?? ''} and ${ranks[at + 1] ?? ''} paragraphs`;
  const ruling = choose([`Swap ${pair}.`, `Reverse the order of ${pair}.`, `Exchange paragraphs ${at + 1} and ${at + 2}.`, `T${pair.slice(1)} trade places.`]);
  return { ruling: [ruling], text: text.toSpliced(at, 2, text[at + 1] ?? '', text[at] ?? '') };
};

const newParagraph: Maker = (text, choose) => {
  const at = choose(text.map((_, index) => index));
  const now = `No ${choose(fresh)} is ever a ${choose(fresh)}.`;
  const ruling = choose([[`Insert a new ${ranks[at] ?? ''} paragraph:`, now], [`Add a new ${ranks[at] ?? ''} paragraph: ${now}`], ...(at > 0 ? [[`Insert the following after the ${ranks[at - 1] ?? ''} paragraph:`, now], [`Insert a new paragraph between paragraphs ${at} and ${at + 1}:`, now]] : [])]);
  return { ruling, text: text.toSpliced(at, 0, now) };
};

const newSentence: Maker = (text, choose) => {
  const at = choose(text.map((_, index) => index));
  const now = `No ${choose(fresh)} is ever a ${choose(fresh)}.`;
  const rank = ranks[at] ?? '';
  const ruling = choose([[`Add the following to the end of the ${rank} paragraph:`, now], [`At the end of the ${rank} paragraph, add: "${now}"`], [`Append the following sentence to the ${rank} paragraph: "${now}"`]]);
  return { ruling, text: changed(text, at, `${text[at] ?? ''} ${now}`) };
};

const throughout: Maker = (text, choose) => {
  const word = choose((text.join(' ').match(/[a-z]{4,}/g) ?? []));
  const now = choose(fresh);
  const ruling = choose([`Change "${word}" to "${now}" throughout.`, `Replace every instance of "${word}" with "${now}".`, `Throughout this entry, replace "${word}" with "${now}".`]);
  return { ruling: [ruling], text: text.map((block) => block.replaceAll(new RegExp(`\\b${word}\\b`, 'g'), now)) };
};

const wholeEntry: Maker = (text, choose) => {
  const now = `No ${choose(fresh)} is ever a ${choose(fresh)}.`;
  const ruling = choose([[`Replace this entry with: ${now}`], ['Replace this entry with the following:', now], [`This entry now reads: "${now}"`], ['This entry has been deleted and replaced:', now], ['The entry is superseded by the following:', now]]);
  return { ruling, text: text.length === 0 ? text : [now] };
};

const makers = { replaceWord, wordInNamedParagraph, insertWord, deleteSentence, deleteParagraph, swapParagraphs, newParagraph, newSentence, throughout, wholeEntry };

test.for(Object.entries(makers))('%s: orders made from edits give the edited text back, 95 in 100 at least, and never another', ([, maker]) => {
  let made = 0;
  const refused: string[] = [];
  fc.assert(fc.property(text, fc.infiniteStream(fc.nat()), (before, numbers) => {
    const choose = <T>(list: readonly T[]): T => list[(numbers.next().value as number) % list.length] as T;
    const edit = maker(before, choose);
    if (edit === null || edit.text.join('|') === before.join('|')) return;
    made++;
    const done = carriedOut(before, edit.ruling).text;
    if (done.join('|') === before.join('|')) refused.push(edit.ruling.join(' / '));
    else expect({ ruling: edit.ruling, text: done }).toEqual({ ruling: edit.ruling, text: edit.text });
  }), { numRuns: 150, seed: 12 });
  expect(made).toBeGreaterThan(80);
  expect({ refused: refused.length / made > 0.05 ? refused : [] }).toEqual({ refused: [] });
});
