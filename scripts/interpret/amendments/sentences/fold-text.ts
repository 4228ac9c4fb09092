import { apostrophes, asOne, dashes, letterApostrophe, lowQuote } from '../../../../src/model/print.ts';

/** A text made plain for the grammar, with the way back: `at[i]` is where its character `i` stands in the original, or -1 where it was put in. */
export interface FoldedText {
  text: string;
  at: number[];
}

/** Quotation marks are not made straight: the grammar has to see which of them opens. A prime or a minus stands by its figure and is read with it. */
const plainForms = asOne({ "'": apostrophes + letterApostrophe, '-': dashes, '“': `${lowQuote}‟«`, '”': '»' });

/** Lower case where that is one character too (a few letters grow when lowered, and positions must hold). */
function plainForm(character: string): string {
  if (character >= 'a' && character <= 'z') return character;
  if (/\s/.test(character)) return ' ';
  const lower = character.toLowerCase();
  return plainForms.get(character) ?? (lower.length === 1 ? lower : character);
}

/** Before a mark that opens, and behind one that closes. */
const opensAfter = /^[\s([/>+:-]?$/;
const closesBefore = /^[\s.,;:!?)\]/'-]?$/;

/**
 * `Delete "a lamp, ". Then change "a" to "b".`: where quoted words begin or end in a space, straight marks look as if they
 * opened where they close. Where they pair one after the other, and each stands as such a mark does, they are told apart.
 */
function withPairs(forms: string[]): string[] {
  const marks = forms.flatMap((form, at) => (form === '"' ? [at] : []));
  const [beside, behind] = [(at: number) => forms[at - 1] ?? '', (at: number) => forms[at + 1] ?? ''];
  const isLoose = marks.some((at, index) => (index % 2 === 0 ? behind(at) : beside(at)) === ' ');
  const pairs = marks.length % 2 === 0 && marks.every((at, index) => (index % 2 === 0 ? opensAfter.test(beside(at)) : closesBefore.test(behind(at))));
  if (!isLoose || !pairs) return forms;
  return forms.map((form, at) => (form === '"' ? (marks.indexOf(at) % 2 === 0 ? '“' : '”') : form));
}

/**
 * Folds case, spaces, apostrophes and dashes, so that the grammar need spell each word only once.
 * Each character keeps its place: what the grammar finds can be cut out of the text as printed.
 */
export function foldText(original: string): FoldedText {
  const forms: string[] = [];
  const at: number[] = [];
  let lowered = false;
  for (let i = 0; i < original.length; i++) {
    const character = original.charAt(i);
    const form = lowered && character === '“' ? '”' : plainForm(character);
    // „so“: a mark that opens below is closed by the one that opens elsewhere.
    lowered = character === '„' || (lowered && !'“”"'.includes(character));
    if (form === ' ' && forms.at(-1) === ' ') continue;
    forms.push(form);
    at.push(i);
  }
  at.push(original.length);
  return { text: withPairs(forms).join(''), at };
}
