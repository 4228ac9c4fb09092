/** Numbers that a book of rules keeps and uses no longer: `4.3 (not used)`. They head nothing, and are no terms. */
import type { ReadingLine } from '../../read/source-file.ts';
import { withoutEmphasis } from '../blocks/emphasis.ts';
import type { Numbered } from './rule-numbers.ts';

/** What may stand behind such a number, and nothing else. */
export const UNUSED: readonly { is: RegExp; example: string }[] = [
  { is: /^(?:this )?(?:number |rule |section |entry |paragraph )?(?:is )?(?:not |un)(?: (?:in )?use| used|used|assigned|allotted)(?: (?:any ?more|at present|now|again))?$/iu, example: '(not used)' },
  { is: /^(?:this )?(?:number |rule |section |entry |paragraph )?(?:is |was |has been )?(?:intentionally |deliberately )?(?:left )?(?:blank|empty|vacant|void|open)$/iu, example: '[intentionally left blank]' },
  { is: /^(?:this )?(?:number |rule |section |entry |paragraph )?(?:is |was |has been )?(?:now )?reserved(?: for (?:later|future|further)(?: use| rules)?)?$/iu, example: 'Reserved.' },
  { is: /^(?:this )?(?:number|rule|section|entry|paragraph)? ?(?:is |was |has been )?(?:deleted|removed|withdrawn|repealed|struck(?: out)?|obsolete|retired|dropped|cancell?ed)(?:,? (?:in|as of|since|on) .{2,40})?$/iu, example: '(deleted as of 2.1)' },
  { is: /^(?:deleted|removed|withdrawn|repealed|dropped),? \d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/iu, example: '[Deleted 5/3/2012]' },
  { is: /^(?:no longer|not any more) (?:in use|used|valid|part of the (?:rules|game))$/iu, example: 'no longer in use' },
  { is: /^[-–—]{1,3}$|^n\/a$/iu, example: '—' },
];

/** The same in brackets. */
const BRACKETED = /^[([{](?<words>[^()[\]{}]+)[)\]}]\.?$/u;

/** Reads: a rule, its document's lines, and where the next rule begins. Writes: whether its number is one that is not used, with nothing below it. */
export function isUnused({ words, at }: Numbered, lines: readonly ReadingLine[], next: number): boolean {
  const said = withoutEmphasis(words).trim();
  const bare = BRACKETED.exec(said)?.groups?.['words'] ?? said;
  return UNUSED.some(({ is }) => is.test(bare.replace(/\.$/u, '').trim())) && lines.slice(at + 1, next).every(({ text }) => text.trim() === '');
}
