/** Ways to say that all goes which stands behind a part or behind words, or between two. */
import { any, rank } from '../../text-things.ts';
import { gone, is, quoted, row, rowOfParts, takes } from '../row.ts';
import type { Recasting } from '../row.ts';

const here = '(?=\\.?$)';
const cut = `(?:please |kindly )?${takes}`;
const isGone = `${is}(?: now| hereby| also)? ${gone}`;
const entry = '(?:the|this) (?:entry|text|definition)';
const all = `(?:${any(['everything', 'all', 'all the text', 'all text', 'all of the text', 'the text', 'the whole text', 'anything', 'whatever stands', 'all that stands', 'everything that stands'])}|the (?:rest|remainder) of ${entry})`;
const behind = any(['after', 'behind', 'following', 'below', 'that comes after', 'that follows', 'which follows', 'that stands after', 'that stands behind', 'that stands below', 'coming after', 'from behind']);
const list = '(?:the (?:bulleted |numbered |whole )?list(?: of bullets)?|the bullets|the bullet list|the (?:bullet points|list items))';
const from = any(['from', 'starting with', 'starting at', 'starting from', 'beginning with', 'beginning at', 'beginning from']);
const on = '(?: on| onwards?| forward| on to (?:its|the) end| on down)';
const words = `(?:the words? )?(${quoted})`;
const rest = '(?:the )?(?:rest|remainder)';
const paragraph = `the ${rank} (?:paragraph|bullet)|paragraph \\d+`;
const isParagraph = /\bpara(?:graph)?\b|[¶§]/;

/** A row of which both the order and its report are found. */
const told = (name: string, what: string, as: Recasting['as'], example: readonly [order: string, report: string, to: string]): Recasting[] => [
  row(name, `^${cut} ${what}${here}`, as, example[0], example[2]),
  row(`${name}, reported`, `^${what} ${isGone}${here}`, as, example[1], example[2]),
];
const ofParts = (name: string, what: string, as: Recasting['as'], example: readonly [order: string, report: string, to: string]): Recasting[] => told(name, what, as, example).map((one) => ({ ...one, looksAtParts: true }));
const inParagraph = (rows: readonly Recasting[]): Recasting[] => rows.map((one) => ({ ...one, partsAre: isParagraph }));

const firstOf = [['first paragraph', 'first'], ['first two paragraphs', 'second'], ['first three paragraphs', 'third'], ['first four paragraphs', 'fourth']] as const;

export const allBehind: readonly Recasting[] = [
  rowOfParts('a sentence stops after words', `^(the ${rank} sentence(?: (?:of|in) (?:the ${rank} paragraph|paragraph \\d+))?) (?:now |should (?:now )?|must (?:now )?|is to |ought to |shall (?:now )?)(?:stops?|ends?|closes?|breaks? off) (?:right |directly |immediately )?(?:after|behind) ${words}${here}`, ['in ', 1, ', delete everything after ', 2],
    'The first sentence now stops after "x".', 'In The first sentence, delete everything after "x".'),
  ...told('all behind the list', `${all} ${behind} ${list}`, ['delete everything after the list'],
    ['Delete the text following the bullets.', 'All text after the list is deleted.', 'Delete everything after the list.']),
  ...inParagraph(told('all behind a paragraph', `${all},? ${behind} (¶+)`, ['delete everything after ', 1],
    ['Delete all text after the first paragraph.', 'All text below the first paragraph is deleted.', 'Delete everything after the first paragraph.'])),
  ...ofParts('all paragraphs behind one', `(?:all|all the|the|any) (?:other |remaining |further |subsequent )*paragraphs ${behind} (the ${rank})(?: one| paragraph)?`, ['delete everything after ', 1, ' paragraph'],
    ['Delete all paragraphs after the first.', 'The remaining paragraphs after the first are deleted.', 'Delete everything after the first paragraph.']),
  ...firstOf.flatMap(([kept, last]) => [
    ...ofParts(`all but the ${kept}`, `(?:all|everything|${all}) (?:but|except|except for|apart from|other than) the ${kept}(?: of ${entry})?`, [`delete everything after the ${last} paragraph`],
      [`Delete all but the ${kept}.`, `All but the ${kept} is deleted.`, `Delete everything after the ${last} paragraph.`]),
    rowOfParts(`the ${kept} alone stays`, `^(?:(?:please )?(?:keep|retain|leave) only the ${kept}|only the ${kept} (?:remains?|stays?|is kept|are kept|is retained|are retained|is to remain|survives?))(?: (?:of|in) ${entry})?${here}`, [`delete everything after the ${last} paragraph`],
      `Keep only the ${kept}.`, `Delete everything after the ${last} paragraph.`),
  ]),
  ...told('the rest of its paragraph', `${rest} of (?:the|that|its|this) paragraph,? ${from} ${words}${on}?`, ['delete everything from ', 1, ' to the end of the paragraph'],
    ['Strike the rest of the paragraph from "x" on.', 'The rest of the paragraph, beginning with "x", is deleted.', 'Delete everything from "x" to the end of the paragraph.']).map((one) => ({ ...one, is: new RegExp(one.is.source.replace(` ${is}`, `,? ${is}`), 'd') })),
  ...inParagraph([
    row('all in a paragraph from words on', `^(?:in|of|from) (¶+),? ${cut} ${all} ${from} ${words}${on}${here}`, ['in ', 1, ', delete everything from ', 2, ' to the end of the paragraph'],
      'In the first paragraph, delete everything from "x" on.', 'In the first paragraph, delete everything from "x" to the end of the paragraph.'),
    row('all from words on in a paragraph', `^${cut} ${all} ${from} ${words}${on} in (¶+)${here}`, ['in ', 2, ', delete everything from ', 1, ' to the end of the paragraph'],
      'Delete everything from "x" onward in the first paragraph.', 'In the first paragraph, delete everything from "x" to the end of the paragraph.'),
    row('a paragraph from words to its end', `^${cut} (¶+),? from ${words}(?: on)? (?:up |down )?to (?:the|its) (?:very )?end${here}`, ['in ', 1, ', delete everything from ', 2, ' to the end of the paragraph'],
      'Delete the first paragraph from "x" to its end.', 'In the first paragraph, delete everything from "x" to the end of the paragraph.'),
    row('the rest of a paragraph', `^${cut} ${rest} of (¶+),? ${from} ${words}${on}?${here}`, ['in ', 1, ', delete everything from ', 2, ' to the end of the paragraph'],
      'Delete the remainder of the last paragraph, beginning with "x".', 'In the last paragraph, delete everything from "x" to the end of the paragraph.'),
    row('the rest of a paragraph, reported', `^${rest} of (¶+),? ${from} ${words}${on}?,? ${isGone}${here}`, ['in ', 1, ', delete everything from ', 2, ' to the end of the paragraph'],
      'The rest of the last paragraph, beginning with "x", is deleted.', 'In the last paragraph, delete everything from "x" to the end of the paragraph.'),
    row('the rest of a paragraph behind words', `^${cut} (?:${rest}|all|everything) (?:of|in) (¶+),? (?:after|behind|following|that follows) ${words}${here}`, ['in ', 1, ', delete everything after ', 2],
      'Delete the remainder of the second paragraph after "x."', 'In the second paragraph, delete everything after "x."'),
    row('all behind words, reported', `^${all} ${behind} ${words} in (¶+) ${isGone}${here}`, ['in ', 2, ', delete everything after ', 1],
      'Everything after "x" in the first paragraph is deleted.', 'In the first paragraph, delete everything after "x".'),
    row('all behind words in a paragraph, reported', `^in (¶+),? ${all} ${behind} ${words} ${isGone}${here}`, ['in ', 1, ', delete everything after ', 2],
      'In the first paragraph, everything after "x" is deleted.', 'In the first paragraph, delete everything after "x".'),
  ]),
  rowOfParts('all of a paragraph behind a sentence', `^${cut} (?:everything|all|all text|all the text|the rest) (?:in|of) (${paragraph}),? (?:after|behind|following) (the ${rank} sentence|sentence \\d+)${here}`, ['delete everything after ', 2, ' of ', 1],
    'Delete everything in the second paragraph after the first sentence.', 'Delete everything after the first sentence of the second paragraph.'),
  row('all between, reported', `^((?:in|from) ¶+,? )?${all}(?: that stands| that is)? between (${quoted} and ${quoted}) ${isGone}${here}`, [1, 'delete everything between ', 2],
    'Everything between "x" and "y" is deleted.', 'Delete everything between "x" and "y".'),
  row('all between, in a place said last', `^${cut} ${all}(?: that stands| that is)? between (${quoted} and ${quoted}) (in|from) (¶+)${here}`, ['in ', 3, ', delete everything between ', 1],
    'Delete all text between "x" and "y" in the first paragraph.', 'In the first paragraph, delete everything between "x" and "y".'),
];
