/** Ways to say that all goes but the references, or but these and one part more. */
import { is, gone, row, takes } from '../row.ts';
import type { Recasting } from '../row.ts';

const here = '(?=\\.?$)';
const cut = `(?:please |kindly )?${takes}`;
const ofEntry = '(?: (?:in|of|from) (?:this|the) (?:entry|text))?';
const all = `(?:everything(?: else)?|all|all (?:of )?the text|all text|all (?:of )?it|the rest|the (?:whole |entire )?text|the definition|this entry|all of this entry)${ofEntry}`;
const references = '(?:the|its|any|all(?: the| its)?) (?:existing |present )?(?:cross-?|see[- ])?(?:references?|refs|pointers?)(?: (?:at (?:the|its) end|to other entries|below|there))?';
/** "Its" references may be those of the part that is named before them. */
const theReferences = references.replace('(?:the|its|any|all(?: the| its)?)', '(?:the|any|all(?: the)?)');
const but = '(?:except(?: for)?|but(?: for)?|other than|apart from|save(?: for)?|excepting|bar|and not|but not|(?:and |but )?(?:leaving|keeping|keep|leave|retain|retaining)(?: only| just)?)';
const stays = '(?:remains?|stays?|is kept|are kept|is retained|are retained|is left|are left|survives?|is to (?:remain|stay)|are to (?:remain|stay)|should (?:remain|stay))';
const exception = `(?:,|;)? \\(?${but} ${references}(?: (?:alone|in place|in|as (?:it is|they are)|untouched))?\\)?`;
const isGone = `${is}(?: now| hereby)? (?:${gone})`;
const onlyThese = ['keep only the cross-references'];

/** What an order leaves of a text beside its references. */
const behind = '(?:(?:everything|all|all the text|all text|the text) (?:after|following|behind|that follows) ¶+|(?:everything|all) (?:but|except|except for) ¶+)';

export const whatStays: readonly Recasting[] = [
  row('the first and the last of three', `^(?:of|from) (?:the|its|these) three (paragraph|sentence|bullet|item)s,? (?:(?:please )?(?:keep|retain|leave) (?:only )?the first and (?:the )?(?:last|third)|only the first and (?:the )?(?:last|third) (?:remain|stay|are kept|are retained|are left))${here}`, ['delete the second of the three ', 1, 's'],
    'Of the three paragraphs, keep the first and the last.', 'Delete the second of the three paragraphs.'),
  row('all but the references', `^${cut} ${all}${exception}${here}`, onlyThese, 'Delete everything except the cross-references.', 'Keep only the cross-references.'),
  row('all but the references, reported', `^${all}${exception} ${isGone}${here}`, onlyThese, 'All but the cross-references is deleted.', 'Keep only the cross-references.'),
  row('all is gone but the references', `^${all} ${isGone}${exception}${here}`, onlyThese, 'The text of this entry is deleted, except the references.', 'Keep only the cross-references.'),
  row('only the references remain', `^(?:of this entry,? )?(?:only|nothing but) ${references}${ofEntry} ${stays}${here}`, onlyThese, 'Only the cross-references remain.', 'Keep only the cross-references.'),
  row('a part goes but for the references', `^(${cut} ${behind})${exception}${here}`, [1], 'Delete everything after the first paragraph except the cross-references.', 'Delete everything after the first paragraph.'),
  row('a part is gone but for the references', `^(${behind}) ${isGone}${exception}${here}`, ['delete ', 1], 'Everything after the first sentence is deleted except the cross-references.', 'Delete everything after the first sentence.'),
  row('a part but for the references is gone', `^(${behind})${exception},? ${isGone}${here}`, ['delete ', 1], 'Everything after the first sentence except the references is deleted.', 'Delete everything after the first sentence.'),
  row('a part and the references stay', `^((?:please )?(?:keep|retain|leave) only ¶+)(?:,? and|,? as well as|,? together with|,? plus) ${theReferences}${here}`, [1], 'Keep only the first sentence and the cross-references.', 'Keep only the first sentence.'),
  // "Delete all but the first sentence, plus the references": these may go, too.
  row('a part goes but for one and the references', `^(${cut} (?:everything|all|all the text|all text) (?:but|except|except for|apart from|other than) ¶+) and ${theReferences}${here}`, [1], 'Delete everything but the first paragraph and the references.', 'Delete everything but the first paragraph.'),
];
