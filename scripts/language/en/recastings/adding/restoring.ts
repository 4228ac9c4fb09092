/** Ways to say that words come back which somebody had lost. */
import { any } from '../../text-things.ts';
import { formsOf } from '../../verbs.ts';
import { place, quoted, row } from '../row.ts';
import type { Recasting } from '../row.ts';

/** What an edition is called that is not one of another game, tongue or kind of play. */
const edition = '(?:(?:web|printed|print|paper|online|electronic|last|latest|earlier|earliest|previous|first|older|old|former|present|current|new) ){0,2}(?:editions?|versions?|printings?|prints?|pages?|copy|copies|glossary|entry|text|documents?|update|list)';
const mishap = '(?:(?:by|through|in|owing to|due to|because of) (?:(?:an?|the|our) )?(?:(?:simple|printing|printer\'s|typing|editorial|copying|clerical) )?(?:mistake|accident|oversight|error|slip|fault)|accidentally|inadvertently|unintentionally|mistakenly|erroneously)';
/** Left out of the last edition by mistake: how words got lost, and for whom they did not. */
const lost = `(?:(?:mistakenly|accidentally|inadvertently|unintentionally|wrongly|erroneously) )?(?:left out|omitted|lost|dropped|forgotten|overlooked|missing|missed|skipped|cut off)(?: (?:of|from|in|out of) (?:(?:the|an|our|this) )?${edition})?(?: ${mishap})?`;
const brought = '(?:is|are|has been|have been|should be|must be|shall be|is to be|are to be) (?:now |hereby )?(?:restored|reinstated|put back|brought back|re-?inserted|reintroduced|added back|added again|supplied|worked in|written in)';
const kinds = '(?:words?|phrase|sentences?|paragraphs?|bullets?|items?|text)';

/** An order up to here that adds, and does nothing else. */
const adds = any(formsOf('base', 'add'));
const added = any(formsOf('past', 'add'));
const others = any([...formsOf('base', 'delete', 'replace', 'move'), ...formsOf('past', 'delete', 'replace', 'move')]);
const onlyAdds = `^(?:(?!\\b${others}\\b).)*\\b(?:${adds}|${added}|restore|restored|reinstated?|supply|supplied|put back|bring back|brought back|goes|comes|belongs)\\b(?:(?!\\b${others}\\b).)*`;

export const restoring: readonly Recasting[] = [
  row('lost, in passing', `^((?:the following|this|these|an?|one)(?: (?:new|further|last|short))? ${kinds}|(?:the ${kinds} )?${quoted}),? (?:(?:which|that) (?:was|were|had been|has been) )?${lost},? (?=(?:${brought}|(?:is|are|has been|have been|should be|must be|shall be|is to be|are to be) (?:now |hereby )?${added}|goes|comes|belongs) )`, [1, ' '],
    'The words "x", lost in the last edition, are inserted after "y".', 'The words "x" are inserted after "y".', 'reason'),
  row('lost, said last', `(?<=${onlyAdds}(?:${quoted}|¶+)),? (?:(?:which|that) (?:was|were|had been|has been) )?${lost}(?=\\.?$)`, [],
    'Insert "x" after "y", which was lost in the last edition.', 'Insert "x" after "y".', 'reason'),
  row('it was lost and comes back', `^((?:the ${kinds} )?${quoted}) (?:was|were|had been|has been|got) ${lost},? and (?:it |they )?(?=${brought} )`, [1, ' '],
    'The words "x" were omitted by mistake and are restored after "y".', 'The words "x" are restored after "y".', 'reason'),
  row('it comes back somewhere', `^((?:the following|this) ${kinds}|(?:the ${kinds} )?${quoted}) ${brought},? (?=(?:at|to|as|before|after|behind|between|following|immediately|in front of) )`, [1, ' is added '],
    'The words "x" are restored after "y".', 'The words "x" is added after "y".'),
  row('there it comes back', `^((?:after|before|behind|between) (?:the words? )?${quoted}(?: and ${quoted})?(?: ${place})?,?) ((?:the words? )?${quoted}) ${brought}(?=\\.?$)`, [1, ' ', 2, ' is inserted'],
    'After "y" the word "x" is supplied.', 'After "y" the word "x" is inserted.'),
  row('bring it back', `^(?:please )?(?:restore|reinstate|supply|put back|bring back|work in|write in|slip in|re-?insert) (?=(?:(?:the|this) ${kinds} )?${quoted},? (?:at|to|before|after|behind|between|in front of) )`, ['insert '],
    'Supply the word "x" after "y".', 'Insert the word "x" after "y".'),
  row('bring it back, there', `^((?:after|before|behind|between) (?:the words? )?${quoted}(?: and ${quoted})?(?: ${place})?,? |at the (?:very )?(?:end|beginning) of (?:¶+|(?:the|this) entry),? )(?:please )?(?:restore|reinstate|supply|put back|bring back|work in|write in|slip in|re-?insert) (?=(?:(?:the|this) ${kinds} )?${quoted}|(?:the following|this) ${kinds}(?=:))`, [1, 'insert '],
    'After "y" supply "x".', 'After "y" insert "x".'),
  row('bring it back at an end', `^(?:please )?(?:restore|reinstate|put back|bring back|re-?insert) (at the (?:very )?(?:end|beginning) of (?:¶+|(?:the|this) entry)),? (?=(?:(?:the|this) ${kinds} )?${quoted}|(?:the following|this) ${kinds}(?=:))`, ['add ', 1, ' '],
    'Restore at the end of the last paragraph the sentence "x".', 'Add at the end of the last paragraph the sentence "x".'),
];
