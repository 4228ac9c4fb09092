/** Ways to say that a text comes before the references of an entry that had no other: a definition that precedes them. */
import type { Recasting } from '../row.ts';
import { adds, comes, isPut, put, puts } from './words.ts';

const aText = '(?:(?:an?|one|the following|this|the) (?:(?:new|full|short|proper|brief|following|single) )*(?:definition|explanation|description|sentence|paragraph|text|introduction))';
const references = '(?:the|its|this) (?:cross-)?(?:references?|pointer)';
const before = '(?:before|ahead of|in front of|above)';
const inserts = ['insert a sentence before the cross-reference'] as const;

export const beforeReferences: readonly Recasting[] = [
  adds('a text precedes the references', `^${aText} (?:now |should |must |is to |will )?precedes? ${references}`, inserts,
    'A definition now precedes the cross-reference: "X."', 'Insert a sentence before the cross-reference: "X."'),
  adds('a text is put before the references', `^${aText} (?:(?:is|has been|should be|must be|is to be) (?:now )?(?:given|supplied|provided)|${isPut}|${comes}|stands) ${before} ${references}`, inserts,
    'A definition is placed before the reference: "X."', 'Insert a sentence before the cross-reference: "X."'),
  adds('put a text before the references', `^${put} ${aText} ${before} ${references}`, inserts,
    'Put a definition ahead of the reference: "X."', 'Insert a sentence before the cross-reference: "X."'),
  adds('the references are preceded by a text', `^${references} (?:is|are|has been|should be|must be|is to be) (?:now )?(?:preceded|headed|introduced) by ${aText}`, inserts,
    'The cross-reference is preceded by a definition: "X."', 'Insert a sentence before the cross-reference: "X."'),
  adds('before the references a text', `^${before} ${references},? (?:(?:we )?now have|${puts}) ${aText}`, inserts,
    'Before the reference we now have a definition: "X."', 'Insert a sentence before the cross-reference: "X."'),
];
