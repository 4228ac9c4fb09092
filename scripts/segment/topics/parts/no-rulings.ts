/** Parts of a document that hold no ruling: those of which it says so, whatever their title, and news of the document day by day. */
import { MONTH } from '../names/not-a-topic.ts';

const NOTES = '(?:notes?|points?|items?|remarks?|pointers?|reminders?|summary|summaries|overview|list)';
/** What no game has, and a document is made of. */
const PART = '(?:notes|remarks|pointers|reminders|summary|summaries|overview|list of (?:changes|points)|list|section|page|document)';
const SELF = '(?:themselves |itself |in themselves |in itself |by themselves |by itself )?';

/** What somebody else ruled, or who did not, says nothing of the part: "not official rulings", "not rulings of the publisher". */
export const NO_RULINGS: readonly { is: RegExp; example: string }[] = [
  { is: new RegExp(`\\b${NOTES}\\b[^.]{0,60}\\b(?:(?:is|are|was|were) (?:not|no)|(?:isn|aren)[’']t|not|no) ${SELF}(?:an? |any )?rulings?\\b(?! (?:by|of|from|made|issued|given|handed))`, 'iu'), example: 'These are short notes and are not rulings themselves.' },
  { is: new RegExp(`\\b(?:the |these |this |such |our |short )(?:\\w+ ){0,2}?(?:${NOTES} (?:of|in|on|above|below|under) (?:this|these|the|our) ${PART}|${PART})\\b[^.,;]{0,40}\\b(?:has|have|is of|are of|carr(?:y|ies)) no (?:legal )?(?:force|weight|effect|authority)\\b`, 'iu'), example: 'The points of this summary have no force of their own.' },
  { is: new RegExp(`\\b${NOTES}\\b[^.]{0,60}\\b(?:do|does) not (?:replace|stand for|take the place of|stand in for) (?:the |these |those )?(?:\\w+ )?(?:rulings?|text|entries)\\b`, 'iu'), example: 'This overview does not replace the rulings.' },
  { is: /\b(?:this|the) (?:summary|overview|digest of changes)\b[^.]{0,40}\b(?:for (?:your |quick |the reader[’']s )?(?:convenience|reference|orientation)|a convenience|an aid)(?: only)?\b/iu, example: 'This summary is for convenience only.' },
  { is: /\bonly (?:the|what is (?:said|printed) in the) (?:(?:full|complete|whole) )?(?:text|wording|rulings?|entries)\b[^.]{0,40}\b(?:below|further (?:on|down)|later on|in (?:parts?|sections?|chapters?) \S+)\b[^.]{0,40}\b(?:counts?|holds?|binds?|binding|appl(?:y|ies)|valid|in force)\b/iu, example: 'Only the full text further down is binding.' },
];

/** What may stand ahead of such a sentence and names no thing of a game: `About this summary - These notes are no rulings.` */
export const NAMES_PART = new RegExp(`\\b(?:${NOTES}|about|changes)\\b`, 'iu');

/** Whether a paragraph says that what it stands above, or in, are no rulings. */
export function saysNoRulings(text: string): boolean {
  return NO_RULINGS.some(({ is }) => is.test(text));
}

const NEWS = /^(?:(?:the|rules?|rulings?|latest|recent|older|site|game|company|club|league) )*news(?: (?:archive|items?|and updates|(?:from|of) the \p{L}.{1,30}))?:?$/iu;
const FROM_A_DAY = new RegExp(`^[([]?(?:\\d{4}[-./]\\d{1,2}[-./]\\d{1,2}|\\d{1,2}[-./]\\d{1,2}(?:[-./]\\d{2,4})?\\b|(?:\\p{L}{3,9},? )?(?:${MONTH} \\d{1,2}|\\d{1,2}(?:st|nd|rd|th)?\\.? ${MONTH}))(?!\\p{L})`, 'iu');

/** A day that stood ahead of the name and was put behind it. */
const DAY_BEHIND = /^[^:.]{2,60} \(\d{4}-\d{2}-\d{2}\)(?::| [-–—])/u;

/** Whether a line heads news: it says so, and what stands below it bears a day. A menu has the word, too. */
export function headsNews(text: string, below: string | undefined): boolean {
  return NEWS.test(text.trim()) && below !== undefined && (FROM_A_DAY.test(below) || DAY_BEHIND.test(below.slice(0, 90)));
}
