/** A name to which a reference leads, as rows find it: in quotation marks, or without, where no word of an order is in it. */
import { any } from '../../text-things.ts';
import { quoted } from '../row.ts';

/** Words of an order that no name begins with, or has in it. */
const noWordOfName = any([
  'and', 'or', 'not', 'nor', 'but', 'no', 'rather', 'instead', 'in', 'for', 'at', 'on', 'during', 'under', 'with', 'without', 'when', 'if', 'where', 'while', 'unless', 'until', 'except', 'only', 'also', 'too', 'now', 'then', 'henceforth', 'here', 'there', 'please', 'as', 'by', 'from', 'to', 'than',
  'it', 'this', 'that', 'these', 'those', 'them', 'itself', 'something', 'anything', 'another', 'others?', 'is', 'are', 'was', 'were', 'be', 'should', 'must', 'shall', 'may', 'might', 'can', 'could', 'each', 'every', 'any', 'all', 'both', 'either', 'later', 'soon', 'again', 'more', 'less', 'perhaps', 'probably', 'next',
]);
const wordOfName = `(?!${noWordOfName}(?![\\w'-]))[a-z0-9][\\w'-]*`;

/** A name without quotation marks; none begins with an article: "the right entry". */
export const bareName = `(?!the )${wordOfName}(?: (?:- )?${wordOfName}){0,5}`;
export const name = `(?:${quoted}|${bareName})`;
/** "See fog, ice" without quotation marks. */
export const seeNames = `see (?:also )?${bareName}(?:, ${bareName})*`;
/** What one reference, or an entry that is nothing else, is called; games have links and targets. */
export const pointer = '(?:cross-)?(?:reference|ref|pointer|xref|x-ref|redirect|redirection)';
export const end = '(?=\\.?$)';
