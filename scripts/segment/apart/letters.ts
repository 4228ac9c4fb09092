/** Letters in one file, as a digest or an archive has them: those of which one tells of rulings, and the talk of others around it. */
import { kindsOf } from '../topics/kinds/kinds.ts';
import { isSetOff } from './forum-posts.ts';
import { fieldOf, isLettersHead } from './page-lines.ts';

/** The head of a letter: its lines as indexes, and what it says. */
interface Head { lines: number[]; subject: string; from: string }
interface Letter extends Head { text: number[]; setOff: number }

/** How plainly a subject speaks of rulings. */
const SAID = 2;
/** So many lines that begin with a name make a letter one that tells of things by their names. */
const FEWEST = 2;
/** What the first head says that stands above all of them. */
const OF_ALL = /\bdigest\b|\b(?:vol(?:ume)?|issue|no|number)\b\.? ?\d|#\d/iu;
const REPLY = /^(?:re|aw|antw|fwd?)\s?:/iu;

/** Reads: the lines of a document. Writes: the fields of letters that stand one right below the other, each run of them with what it says. */
export function headsOfLetters(texts: readonly string[]): Head[] {
  const heads: Head[] = [];
  for (let at = 0; at < texts.length; at++) {
    const from = at;
    const fields: string[] = [];
    for (let name = fieldOf(texts[at] ?? ''); name !== null; name = fieldOf(texts[at] ?? '')) {
      fields.push(name);
      at += 1;
      while (fields.length > 0 && /^\s+\S/u.test(texts[at] ?? '')) at += 1; // a field that is folded goes on in the next line
    }
    if (isLettersHead(fields)) heads.push(headOf(texts, from, at));
  }
  return heads;
}

function headOf(texts: readonly string[], from: number, to: number): Head {
  const lines = Array.from({ length: to - from }, (_, index) => from + index);
  const valueOf = (field: string): string => {
    const line = lines.find((at) => fieldOf(texts[at] ?? '') === field);
    return line === undefined ? '' : (texts[line] ?? '').replace(/^[^:]*:/u, '').trim();
  };
  return { lines, subject: valueOf('subject'), from: valueOf('from').toLowerCase() };
}

/**
 * Reads: the lines of a document, and the heads of its letters. Writes: the indexes of the texts that are others' talk, where
 * one letter says in its subject that it holds rulings and sets several things off.
 */
export function othersLetters(texts: readonly string[], heads: readonly Head[]): number[] {
  const letters = heads.flatMap((head, index): Letter[] => {
    const begin = (head.lines.at(-1) ?? 0) + 1;
    const text = Array.from({ length: (heads[index + 1]?.lines[0] ?? texts.length) - begin }, (_, at) => begin + at);
    return head.subject === '' ? [] : [{ ...head, text, setOff: text.filter((at) => isSetOff(texts[at] ?? '')).length }];
  });
  const told = letters.filter(({ subject, setOff }) => setOff >= FEWEST && !REPLY.test(subject) && kindsOf([subject]).rulings >= SAID);
  if (told.length === 0) return [];
  const writers = new Set(told.map(({ from }) => from));
  const isOwn = (letter: Letter): boolean => told.includes(letter) || (letter.setOff >= FEWEST && writers.has(letter.from));
  return letters.flatMap((letter, at) => (isOwn(letter) || (at === 0 && (letter.setOff < FEWEST || OF_ALL.test(letter.subject))) ? [] : letter.text.filter((line) => (texts[line] ?? '').trim() !== '')));
}
