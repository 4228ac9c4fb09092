/** Remarks that are harmless beside most orders, and beside some say that these are none: a slip beside what was done, the very sentence that goes, words that do not change. */
import { any } from '../text-things.ts';
import { slips } from '../stories/slips.ts';
import { unquoted } from '../veiled.ts';
import { formsOf } from '../verbs.ts';
import { slipsOfPen } from './clipped.ts';
import { textNoun } from './words.ts';

const done = `(?:${any([...formsOf('past'), 'taken', 'took', 'left', 'put', 'threw', 'thrown', 'cut', 'omitted', 'lost', 'swapped', 'merged', 'dropped'])})`;
const [was, we] = [`\\b(?:was|were|got) (?:\\w+ly )?${done}\\b|\\bbecame\\b`, `\\b(?:has|have|had) (?:\\w+ly )?been (?:\\w+ly )?${done}\\b|\\b(?:is|are) omitted\\b|\\b(?:we|i)(?:'ve| have| had)? (?:\\w+ly )?${done}\\b`];
const onceDone = new RegExp(was);
const toldAsDone = new RegExp(`${was}|${we}`);

const found = /^\W*(?:\w+ )*(?:noticed|spotted|found|caught|missed) (?:the|a|that|this) (?:\w+ )?(?:word|letter|comma|digit|mark|article|space|hyphen|bracket|full stop|period|plural|apostrophe)\W*$/;

/** "We goofed", "A slip of the pen": of what, the order shows. */
const isSlip = (remark: string): boolean => [...slips, ...slipsOfPen].some(({ is }) => is.test(remark)) || found.test(remark);

/** What it is that was a slip: "We goofed: the sentence was deleted" tells of a deed, and not of its cure; ", so we deleted it" of the cure. */
function mayBeTheSlip(remark: string, { order, operation, isAhead }: Beside): boolean {
  if (/,? (?:so|and so|hence|therefore|accordingly|thus)\W*$/.test(remark) || /^\W*(?:so|hence|therefore|accordingly|thus)\b/.test(order)) return false;
  const tells = isAhead || operation !== 'substitution' ? toldAsDone : onceDone;
  return tells.test(unquoted(order)) && remark.split(/[.!:;(),]/).some((part) => part.trim() !== '' && isSlip(part.trim()));
}

const lead = /^(?<remark>[^:"“]{3,60}?)[:,!] (?<order>.+)$/;

/** "Sorry: the last sentence was deleted.": the same in the order itself. */
export function opensWithSlip(words: string, operation: string): boolean {
  const { remark = '', order = '' } = lead.exec(words)?.groups ?? {};
  return mayBeTheSlip(remark, { order, operation, unit: '', moves: false, isAhead: true });
}

const saysItAll = new RegExp(`\\bthe (?<rank>first|second|third|next|previous|last)(?: one| (?<noun>${textNoun}))? (?:alone |by itself |already )?says? (?:it|enough|as much|all|everything)\\b`);
const nouns: Readonly<Record<string, string>> = { sentence: 'sentences?', paragraph: 'paragraphs?', 'list item': '(?:bullets?|items?|points?)(?: points?)?' };

/** "Delete the last sentence; the last one says it all." */
function praisesWhatGoes(remark: string, { order, operation, unit }: Beside): boolean {
  const { rank, noun = nouns[unit] } = saysItAll.exec(remark)?.groups ?? {};
  return operation === 'repeal' && rank !== undefined && new RegExp(`\\bthe ${rank} (?:${noun ?? textNoun})\\b`).test(order);
}

const noOtherWords = /\b(?:without (?:any )?|with no )changes? (?:of|in|to) (?:the |its |their )?(?:wording|words|text)\b/;

/** "Replace "cat" with "dog", without change of wording." */
const keepsWhatChanges = (remark: string, { operation, moves }: Beside): boolean => operation !== 'renumbering' && !moves && noOtherWords.test(remark);

/** The order beside which a remark stands. */
export interface Beside {
  /** Its words, folded. */
  order: string;
  operation: string;
  unit: string;
  moves: boolean;
  /** Whether the remark stands before it. */
  isAhead: boolean;
}

/** Whether a remark, beside this order, may say that it is none. `remark` is folded. */
export const isAgainst = (remark: string, beside: Beside): boolean =>
  mayBeTheSlip(remark, beside) || praisesWhatGoes(remark, beside) || keepsWhatChanges(remark, beside);
