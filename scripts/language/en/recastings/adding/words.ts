/** The words of orders to add, of which the rows of this folder are made. */
import { any, rank } from '../../text-things.ts';
import { quoted, row, rowOfParts } from '../row.ts';
import type { Part, Recasting } from '../row.ts';

/** What an order may add as one part. */
export const part = '(?:paragraph|sentence|bullet point|bullet|item|example)';
/** "Put", "work in", "slip ... in": how an editor has new text put where it goes. */
export const put = `(?:please |kindly |we (?:have )?|we've )?${any(['create', 'throw', 'pop', 'provide', 'supply', 'tag', 'slide', 'interpose', 'add', 'insert', 'append', 'put', 'place', 'set', 'print', 'write', 'slot', 'slip', 'work', 'drop', 'fit', 'stick', 'tack', 'hang', 'attach', 'squeeze', 'include'])}(?: (?:in|on|down|there))?`;
export const putThere = any(['added', 'inserted', 'appended', 'placed', 'put', 'set', 'slotted', 'slipped', 'worked', 'attached', 'tacked', 'included', 'printed']);
const ought = '(?:should|must|shall|ought to|has to|have to|needs to|is to|are to)(?: (?:now|also|then))?';
/** What is done with new text, or where it stands from now on. */
export const isPut = `(?:(?:is|are|was|were|has been|have been|will be|is being|${ought} be) (?:now |hereby |also )?${putThere}(?: (?:in|on))?|to be ${putThere}(?: (?:in|on))?)`;
export const comes = `(?:(?:now |there |there now )?(?:comes|come|goes|go|stands|stand|belongs|belong|appears)(?: (?:in|next|now))?|(?:now )?follows|${ought} (?:come|go|stand|belong|appear|follow|be)(?: in)?|there (?:is|are|stands) now|there ${ought} be|(?:will|to) (?:come|go|stand|follow))`;
/** What a report, a label or an order has between a place and the new part. */
export const puts = `(?:(?:we )?${put}|${isPut}|${comes})`;
/** New text as one part; "this" and "the following" promise it. */
export const one = '(?:(?:an?|one|another|yet another|the following|this)(?: (?:new|further|additional|extra|more|separate|fresh|short|single|following))*)';
export const ofItsOwn = '(?: (?:of its own|by itself|on its own))?';
/** A part that is counted, or the one paragraph that begins or ends with quoted words. */
export const counted = `(?:¶+|the paragraph,? (?:(?:that |which )?(?:begins|starts|opens|ends|beginning|starting|opening|ending))(?: with)? ${quoted})`;
export const whole = `(?:${counted}|th(?:is|e) entry|the list)`;
export const side = '(?:(?:immediately|directly|right|just|straight) )?(?:after|before|behind|below|above|ahead of|in front of|following|preceding)';
const reading = '(?:,? (?:reading|to read|to say|which reads|that reads|which says|that says|saying|namely|worded|with the words|with the text|as follows|thus|(?:and )?it (?:reads|says|goes|runs)(?: like this| thus| as follows)?))?';
/** New text begins behind it, in quotation marks or behind a colon. */
export const text = `${reading}(?::|(?= ${quoted}\\.?$))`;
export const quotedText = `${reading}:?(?= ${quoted}\\.?$)`;
export const end = 'end|foot|bottom|close|tail|finish';
export const start = 'beginning|start|head|top|front|opening';
export const anchor = `(?:¶+|the ${rank}(?: one)?|(?:the (?:sentence|bullet|item|paragraph|words?|phrase)(?: (?:that |which )?(?:begins|starts|ends|beginning|starting|ending)(?: with)?)? )?${quoted}|the list|the bullets)`;

/** A row that leads on to new text. */
export const adds = (name: string, is: string, as: readonly Part[], from: string, to: string): Recasting => row(name, is + text, [...as, ':'], from, to);
export const addsOfParts = (name: string, is: string, as: readonly Part[], from: string, to: string): Recasting => rowOfParts(name, is + text, [...as, ':'], from, to);
/** The same where the new text is quoted. */
export const addsQuoted = (name: string, is: string, as: readonly Part[], from: string, to: string): Recasting => row(name, is + quotedText, [...as, ':'], from, to);
