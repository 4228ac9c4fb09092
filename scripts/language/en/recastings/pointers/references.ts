/** Ways to speak of an entry's references. */
import { inAnotherOrder } from '../../references-told.ts';
import { rank } from '../../text-things.ts';
import { goesAway, gone, oneName, quoted, row, rowOfParts, takes } from '../row.ts';
import type { Recasting } from '../row.ts';

const reference = `the (?:(?:${rank}|only) )?(?:cross-)?(?:reference|pointer)`;
const ought = '(?:(?:should|must|shall|is to|ought to|has to) (?:now )?(?:be|read|say|name|lead to|point to)|is now|now reads|now leads to)';
const rather = '(?:and no longer|and not|not|instead of|in place of|rather than)';

/** What is told besides of the result, which is looked at when the order is carried out. */
const asTold = `(?=\\.?$|,? (?:so that|such that|so) (?:it|they|(?:the|this) (?:entry|line|list|text)) [a-z ]{4,40}:? ${quoted}\\.?$|[,;:]? (?:(?:which |thus |thereby )?(?:leaves|leaving|making it)|what is left is|so that) ${quoted}[a-z ]{0,20}\\.?$)`;

/** So many of them, which is held against the list. */
const soMany = '(?:of|from|among) (?:the|its|these) (?:two|three|four|five|\\d+) (?:cross-)?(?:references|pointers|refs)';
const theseAll = '(?:the|its|these) (?:cross-)?references?(?: (?:at (?:the|its) end|below|there))?';
const stays = '(?:remains?|stays?|survives?|is kept|is retained|is left|is to (?:remain|stay)|should (?:remain|stay))';
const fromNow = '(?: (?:from now on|henceforth|from here on|now|in future|hereafter))?';

export const references: readonly Recasting[] = [
  rowOfParts('of so many keep one', `^${soMany},? (?:please )?(?:keep|retain|leave) only the (${rank})(?: one)?(?=\\.?$)`, ['keep only the ', 1, ' reference'],
    'Of the two references, keep only the first.', 'Keep only the first reference.'),
  rowOfParts('one of so many goes', `^the (${rank})(?: (?:one|reference|name|pointer))? ${soMany},? (?:(?:is|are|has been|should be|must be|is to be) (?:now |hereby )?(?:${gone})|${goesAway})(?=\\.?$)`, ['the ', 1, ' reference is deleted'],
    'The first of the three references is removed.', 'the first reference is deleted.'),
  rowOfParts('delete one of so many', `^(?:please )?(?:${takes}) the (${rank})(?: (?:one|reference|name|pointer))? ${soMany}(?=\\.?$)`, ['delete the ', 1, ' reference'],
    'Delete the first of the three references.', 'delete the first reference.'),
  rowOfParts('of so many one goes', `^${soMany},? the (${rank})(?: one)? (?:(?:is|has been|should be|must be|is to be) (?:now |hereby )?(?:${gone})|${goesAway})(?=\\.?$)`, ['the ', 1, ' reference is deleted'],
    'Of the three references the first drops out.', 'the first reference is deleted.'),
  row('of the references only one stays', `^(?:(?:of|from|among) ${theseAll},? (?:please )?(?:only (${quoted}) ${stays}|(?:keep|retain|leave) only (${quoted}))|(?:all|the) (?:of the |the )?(?:other )?(?:cross-)?references? (?:but|except(?: for)?|other than|apart from|save) (?:the one to |that to |to )?(${quoted}) (?:is|are|has been|have been|should be|must be) (?:now |hereby )?(?:${gone})|(?:${takes}) (?:all|the) (?:of the |the )?(?:other )?(?:cross-)?references (?:but|except(?: for)?|other than|apart from|save) (?:the one to |that to |to )?(${quoted}))(?=\\.?$)`, ['keep only the reference to ', 1, 2, 3, 4],
    'Of the references at the end, only "x" is kept.', 'keep only the reference to "x".'),
  rowOfParts('of so many one remains', `^${soMany},? only the (${rank})(?: one)? ${stays}(?=\\.?$)`, ['only the ', 1, ' reference remains'],
    'Of its two references only the first remains.', 'Only the first reference remains.'),
  row('the references gain one', `^(?:the|its|our) (?:(?:cross-)?references(?: line| list)?|see[- ]line|(?:list|line) of (?:cross-)?references)(?: at (?:the|its) end)? (?:(?:now |also |must |should |shall |is to |are to )*(?:gains?|gets?|receives?|picks? up|takes? on|acquires?|welcomes?)|(?:now|also|now also) (?:includes?|contains?|holds?|has|have)) (?:the (?:name|words?|entry) |a reference to )?(${quoted})(?: at (?:the|its) (?:very )?(?:end|close|foot))?${fromNow}(?=\\.?$)`, ['add ', 1, ' to the cross-references'],
    'The See line picks up "x" at the very end.', 'Add "x" to the cross-references.'),
  row('one joins the references', `^(?:an? (?:new |further )?|the )(?:cross-)?(?:reference|pointer) to (${quoted}) (?:joins|now joins|is to join|shall join|should join|enters) the (?:(?:list|line) of )?(?:cross-)?references(?: line| list)?${fromNow}(?=\\.?$)`, ['add ', 1, ' to the cross-references'],
    'A reference to "x" joins the cross-references.', 'Add "x" to the cross-references.'),
  row('the references do without it', `^(?:the|its) (?:cross-)?references?(?: line| list)?(?: at (?:the|its) end)?,? (?:(?:now |must |should |will |has to |have to )?do(?:es)? without|(?:now )?(?:loses?|drops?|sheds?|gives? up)) (?:the (?:name|words?|pointer to|reference to) )?(${quoted})${fromNow}(?=\\.?$)`, ['delete the reference to ', 1],
    'The cross-references at the end do without "x" from now on.', 'Delete the reference to "x".'),
  row('it leaves the references', `^(?:the (?:name|words?|entry) )?(${quoted}) (?:leaves|has left|is to leave|must leave|should leave|comes off|goes from|is off|is out of|is taken off|is removed from) the (?:(?:list|line) of )?(?:cross-)?references?(?: line| list)?${fromNow}(?=\\.?$)`, ['delete the reference to ', 1],
    '"x" leaves the cross-references.', 'Delete the reference to "x".'),
  row('a reference, described and quoted, goes', `^the (?:cross-)?reference (?:at the (?:very )?end|(?:at|in) the close|in the last line)( of ¶+| in ¶+)? \\((${quoted})\\) (?=(?:is|has been|should be|must be|is to be|was) (?:now |hereby )?(?:${gone})\\.?$)`, ['the reference ', 2, ' at the end', 1, ' '],
    'The reference at the end of the last paragraph ("See x.") is deleted.', 'the reference "See x." at the end of the last paragraph is deleted.'),
  row('the closing line of references', '^(?:the|its) (?:closing|last|final|bottom) (?:line|row|list) of (?:cross-)?references(?= (?:is|are|should|must|now|shall|has|reads|becomes)\\b)', ['the cross-references'],
    'The closing line of cross-references should read "See x."', 'The cross-references should read "See x."'),
  row('a reference drops out', `^(${reference}(?:,? to)?,? ${quoted},?) (?:now )?(?:${goesAway})(?: (?:of|from) the (?:list|line|see line)(?: of (?:cross-)?references)?)?(?=\\.?$)`, [1, ' is deleted'],
    'The middle cross-reference, "x", drops out of the list.', 'The middle cross-reference, "x", is deleted.'),
  row('one name for another', `^for (${reference})(?: here)?,? (?:please )?(?:read|print|put|write|use|substitute|have) (${quoted}),? ${rather} (${quoted})(?=\\.?$)`, ['change ', 1, ' ', 3, ' to ', 2],
    'For the third cross-reference print "y" and no longer "x".', 'Change the third cross-reference "x" to "y".'),
  row('one name, not another', `^(${reference}) ${ought} (?:to )?(${quoted}),? ${rather} (?:to )?(${quoted})(?=\\.?$)`, ['change ', 1, ' ', 3, ' to ', 2],
    'The third cross-reference should be "y", not "x".', 'Change the third cross-reference "x" to "y".'),
  row('in the other order', '^(?:please )?(?:list|print|give|write|arrange|show|put|set|place) the (?:two )?(?:cross-)?references (?:in (?:the )?(?:other|opposite|reverse|reversed) order|the other way (?:round|around))(?=\\.?$)', ['reverse the order of the cross-references'],
    'List the two cross-references in the other order.', 'Reverse the order of the cross-references.'),
  row('they change places', `^(?:the (?:two )?(?:cross-)?references (?:(?:should|must|are to) )?(?:now )?(?:trade|change|swap|switch|exchange) (?:places|positions)|(?:please )?(?:swap|switch|exchange) the (?:two )?(?:cross-)?references(?: round| around)?|(?:please )?(?:reverse|invert|swap|switch|turn round|turn around) (?:the order of )?the two (?:cross-)?references|the order of the (?:two )?(?:cross-)?references (?:is|should be|must be|shall be|is to be|has been) (?:now |hereby )?(?:reversed|swapped|inverted))${asTold}`, ['reverse the order of the cross-references'],
    'The two cross-references change places.', 'Reverse the order of the cross-references.'),
  row('references in another order', `^(?:the )?(?:cross-)?references? ${inAnotherOrder}(?=: see |:? ${quoted}\\.?$)`, ['the cross-references should read'],
    'The references are rearranged in alphabetical order: See x, y.', 'The cross-references should read: See x, y.'),
  row('a reference that is named, gone', `^(?:the )?(?:cross-)?(?:reference|pointer) to (${oneName}) (?=(?:now )?(?:${gone})\\.?$)`, ['the cross-reference to ', 1, ' is '],
    'Reference to tolls dropped.', 'The cross-reference to tolls is dropped.'),
  row('a reference that is named, added', `^(?:an? |the )?(?:new |further )?(?:cross-)?reference (?:added|appended)(?: to|:) (?=${oneName}\\.?$)`, ['add a cross-reference to '],
    'Reference added: tolls.', 'Add a cross-reference to tolls.'),
  row('a line of references added', '^(?:an? |the )?(?:new |further )?(?:cross-?references?|references?|see)(?:[ -]line)? (?:(?:is|has been) )?(?:now )?(?:added|appended)(?:,? at (?:the )?(?:very )?(?:foot|end|bottom|close))?(?: of (?:this|the) entry)?(?=:)(?<=(?:foot|end|bottom|close|entry))', ['add at the end of this entry'],
    'Cross-reference line added at foot: See x.', 'Add at the end of this entry: See x.'),
  row('put by the alphabet', '^(?:the )?(?:cross-)?references (?:(?:are|have been) (?:now )?(?:put|listed|arranged|sorted|placed|set) (?:in (?:alphabetical|alphabetic|abc) order|alphabetically|by the alphabet)|(?:(?:are|have been) )?(?:now )?alphabeti[sz]ed)(?=\\.?$)', ['put the cross-references in alphabetical order'],
    'The references have been put in alphabetical order.', 'Put the cross-references in alphabetical order.'),
  row('by the alphabet', `^(?:(?:please )?(?:list|print|give|arrange|sort|order) the (?:cross-)?references (?:in (?:alphabetical|alphabetic|abc) order|alphabetically|by the alphabet)|(?:please )?alphabeti[sz]e the (?:cross-)?references|(?:the )?(?:cross-)?references (?:should|must|are to|ought to|shall) (?:now )?(?:be|stand|appear)(?: put| listed| set| given| printed| arranged| sorted)? (?:in (?:alphabetical|alphabetic|abc) order|alphabetically|by the alphabet))(?: \\((?:they|which) (?:were not|weren't|are not|aren't)\\))?(?=\\.?$)`, ['put the cross-references in alphabetical order'],
    'References should be in ABC order (they were not).', 'Put the cross-references in alphabetical order.', 'reason'),
  row('the entry leads there instead', `^(?:please )?(?:point|refer|direct|send|lead) (?:this entry|the entry|the reader|readers|players)(?: from here)? to (${quoted}),? (?:instead of|rather than|in place of|and not|not|and no longer)(?: to)? (${quoted})(?=\\.?$)`, ['change the reference to ', 2, ' to ', 1],
    'Point this entry to "x" instead of "y".', 'Change the reference to "y" to "x".'),
  row('to the references, beside one that is named behind it', `^(?:please )?(add|append|insert|put) (${quoted}) (?:to|in|into) the (?:cross-)?references?(?: list| line)?,? ((?:directly |immediately |right )?(?:after|before|behind) ${quoted})(?=\\.?$)`, ['in the cross-references, add ', 2, ' ', 3],
    'Add "x" to the cross-reference, after "y".', 'In the cross-references, add "x" after "y".'),
  row('put first among the references', `^in the (?:cross-)?references?(?: list| line)?,? (?:please )?(?:put|list|print|place|give|set|name) (${quoted}) (first|last)(?=\\.?$)`, ['list ', 1, ' ', 2],
    'In the references, put "x" first.', 'List "x" first.'),
  row('to the references, beside one of them', `^to (?:the|its) (?:cross-)?references,? (?=(?:add|append|insert) ${quoted},? (?:(?:directly |immediately |right )?(?:after|before|behind)|(?:in )?between) ${quoted}(?: and ${quoted})?\\.?$)`, ['in the cross-references, '],
    'To the cross-references, add "x" after "y".', 'In the cross-references, add "x" after "y".'),
];
