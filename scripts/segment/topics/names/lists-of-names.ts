/** Texts that hold nothing but names: what is banned, who took part, which sets are meant. They rule nothing. */
import { isCapitals } from './capitals.ts';
import { opensAsInstruction } from './instruction-openings.ts';

/** Words that stand small among names, too. */
const AMONG_NAMES = /^(?:a|an|and|as|at|by|de|for|from|in|is|la|of|on|or|the|to|van|von|with)$/u;
const FEWEST_NAMES = 2;
const LONGEST = 400;

/** Whether a text is a list of names, one behind the other with commas between them, and nothing else. */
export function isListOfNames(text: string): boolean {
  if (text.length > LONGEST || isCapitals(text) || /["“”]/u.test(text) || opensAsInstruction(text)) return false;
  const names = text.replace(/[.…]+$/u, '').split(/,| and | & /u).map((name) => name.trim()).filter((name) => name !== '');
  return names.length >= FEWEST_NAMES && names.every(isName);
}

/** Each of its words begins great, save those that stand small in every title. */
function isName(name: string): boolean {
  const words = name.split(/\s+/u);
  return /^[\p{Lu}\d(]/u.test(words[0] ?? '') && !/[.!?;:]\s/u.test(name) && words.every((word) => /^[(‘']?[\p{Lu}\d]/u.test(word) || AMONG_NAMES.test(word) || /^[-–—&/]$/u.test(word));
}
