/** Ways to say what it once said, and what it says now; who is to say it; and where one stands for the other. */
import { any, rank } from '../../text-things.ts';
import { number, place, quoted, row, rowOfParts, takes } from '../row.ts';
import type { Recasting } from '../row.ts';

const called = '(?:the (?:words?|phrase|name|term|number|figure|numeral|wording|expression|text|passage|clause|sentence) )?';
const text = 'this entry|the entry|the text|this text|it|the definition';
const onceSaid = '(?:used to (?:say|read|have|be|run)|(?:once|formerly|previously|earlier|originally) (?:said|read|had|was)|said|read|had|has said|has read)';
const nowSays = '(?:(?:now|henceforth|from now on) (?:says?|reads?|has|have|is|runs?)|(?:should|must|shall|is to) now (?:say|read|have|be)|(?:says?|reads?) now)';
const instead = '(?:instead of|in place of|in the place of|in lieu of|rather than|and not|and no longer|for)';
/** Who says that words are used there may only tell how the text is; who says that they are put there orders it. */
const isPut = '(?:(?:is|are|shall be|should be|must be) (?:now |hereby |henceforth |to be )*(?:put|set|inserted|substituted|placed)|(?:(?:is|are) (?:now |henceforth |to be )+|(?:shall|should|must) (?:now |henceforth )?be )(?:read|printed|used|said|written|given))';
/** Two figures with the same measure, or both without one; `group` is that of the measure. */
const figures = (group: number, between: string): string => `(?=${number}( [a-z]+)?${between}${number}\\${String(group)}\\.?$)(${number}(?: [a-z]+)?)${between}(${number}(?: [a-z]+)?)(?=\\.?$)`;
const figure = '(?:the (?:figure|number|numeral) )?';
const changing = any(['changing', 'correcting', 'amending', 'altering', 'revising', 'rewording', 'turning']);
const replacing = any(['replacing', 'substituting']);
const deleting = any(['deleting', 'removing', 'striking', 'striking out', 'omitting', 'dropping', 'cutting', 'taking out', 'leaving out', 'crossing out']);
const works = any(['correct', 'amend', 'change', 'revise', 'alter', 'fix', 'shorten', 'simplify', 'improve', 'mend', 'modify', 'edit', 'tighten', 'clarify', 'update']);
const worked = any(['corrected', 'amended', 'changed', 'revised', 'altered', 'fixed', 'shortened', 'simplified', 'improved', 'mended', 'modified', 'edited', 'tightened', 'clarified', 'updated']);
const order = `(?:for |replace |change |delete |strike |omit |read |(?:the (?:words?|phrase|term) )?${quoted}(?: ${place})? (?:becomes?|is now|are now|should|must|is to|are to|now reads|is replaced|are replaced|is changed|is deleted|are deleted|goes|is struck|gives way|->|→|=>))`;

export const onceAndNow: readonly Recasting[] = [
  row('it said one, and now it says another', `^(?:${text}) ${onceSaid} (${quoted})(?:;|,|\\.)?(?: and| but)?(?: it| this entry)? ${nowSays} (${quoted})(?=\\.?$)`, ['replace ', 1, ' with ', 2],
    'The entry used to say "x" and now says "y".', 'Replace "x" with "y".'),
  row('a part said one, and now it says another', `^(¶+)(?:, which)? ${onceSaid} (${quoted})(?:;|,|\\.)?(?: and| but)?(?: it)? ${nowSays} (${quoted})(?=\\.?$)`, ['in ', 1, ', replace ', 2, ' with ', 3],
    'The first sentence, which said "x", now says "y".', 'In the first sentence, replace "x" with "y".'),
  row('where it once said one', `^where (?:(?:formerly|previously|once|earlier|before) (?:it|we|this entry|the entry|the text)|(?:it|we|this entry|the entry|the text)(?: (?:once|formerly|previously|wrongly|mistakenly))?) (?:said|read|had|wrote|printed|put|have|used to (?:say|read|have|write))(?: (${place}))? (${quoted}),? (?:(?:it|we|there|this entry|the entry|the text) (?:${nowSays}|now (?:write|print|put)|(?:should|must|ought to) (?:have (?:said|read|written|been|put)|read|say|have|be)|meant)|(?:please )?(?:read|put|print|write|say|substitute|use))(?: instead)? (${quoted})(?=\\.?$)`, [[1, ', '], 'replace ', 2, ' with ', 3],
    'Where we wrote "x", read "y".', 'Replace "x" with "y".'),
  row('we meant the other', `^we (?:meant|intended|wanted)(?: to (?:say|write|print))? (${quoted}) where (?:it|this entry|the entry|the text) (?:says?|reads?|has|have) (${quoted})(?=\\.?$)`, ['replace ', 2, ' with ', 1],
    'We meant "y" where it says "x".', 'Replace "x" with "y".'),
  row('we now have it where it had the other', `^we (?:now |henceforth )?(?:have|say|read|put|print|write) ${called}(${quoted}) where (?:it|this entry|the entry|the text|we) (?:once |formerly |previously |wrongly )?(?:said|had|read|put|printed|wrote|used to (?:say|have|read)) ${called}(${quoted})(?=\\.?$)`, ['replace ', 2, ' with ', 1],
    'We now have "y" where this entry had "x".', 'Replace "x" with "y".'),
  row('there should be the one instead', `^(${place},? )?there (?:should|must|ought to|is to|has to) be (${quoted}),? ${instead} (${quoted})(?: (${place}))?(?=\\.?$)`, [1, [4, ', '], 'replace ', 3, ' with ', 2],
    'There should be "y" instead of "x".', 'Replace "x" with "y".'),
  row('there now is one where there was the other', `^(${place},? )?there (?:is now|now is|now stands|are now) (${quoted}),? (?:instead of|in place of|where there (?:was|were|used to be|stood)) (${quoted})(?: (${place}))?(?=\\.?$)`, [1, [4, ', '], 'replace ', 3, ' with ', 2],
    'There is now "y" where there was "x".', 'Replace "x" with "y".'),
  row('instead of it the other is used', `^((?:in ¶+,? )?)(?:instead of|in place of|in the place of|in lieu of) ${called}(${quoted})(?: (${place}))?,? (?:${called}(${quoted}) ${isPut}|(?:it|there|the text|this entry|the entry) (?:${nowSays}|should (?:say|read|have|be)) (${quoted}))(?=\\.?$)`, [1, [3, ', '], 'replace ', 2, ' with ', 4, 5],
    'Instead of the phrase "x", the phrase "y" is to be used.', 'Replace "x" with "y".'),
  row('put into a part instead', `^(?:put|insert|write|print|set) ${called}(${quoted}) (?:into|in) (¶+),? (?:instead of|in place of|for) ${called}(${quoted})(?=\\.?$)`, ['in ', 2, ', replace ', 3, ' with ', 1],
    'Put "y" into the second sentence instead of "x".', 'In the second sentence, replace "x" with "y".'),
  row('a part gets it instead', `^(¶+) (?:gets|receives|is given|has been given|gains) ${called}(${quoted}),? (?:instead of|in place of|for) ${called}(${quoted})(?=\\.?$)`, ['in ', 1, ', replace ', 3, ' with ', 2],
    'The second sentence gets "y" instead of "x".', 'In the second sentence, replace "x" with "y".'),
  row('needs changing', `(?<=${quoted}(?: ${place})?) (?:needs?|wants?|requires?) (?:changing|correcting|amending|altering|to be changed|to be corrected) (?:in)?to (?=${quoted}\\.?$)`, [' should be changed to '],
    '"x" needs changing to "y".', '"x" should be changed to "y".'),
  row('has given way', `(?<=^(?:in ¶+, )?${called}${quoted}(?: ${place})?) (?:has|have) (?:now )?(?:given (?:way|place) to|yielded to|made (?:way|room) for|been (?:put|set) right(?::| to| as)|turned into) ?(?=${quoted}\\.?$)`, [' becomes '],
    '"x" has given way to "y".', '"x" becomes "y".'),
  row('by doing so', `^(?:please )?(?:${works}) (¶+) by (?:${changing}) (?=(?:the (?:words?|phrase) )?${quoted} )`, ['in ', 1, ', change '],
    'Correct the second sentence by changing "x" to "y".', 'In the second sentence, change "x" to "y".'),
  row('by replacing so', `^(?:please )?(?:${works}) (¶+) by (?:${replacing}) (?=(?:the (?:words?|phrase) )?${quoted} (?:with|by) )`, ['in ', 1, ', replace '],
    'Correct the second sentence by replacing "x" with "y".', 'In the second sentence, replace "x" with "y".'),
  ...([[changing, 'change', 'changing', 'to'], [replacing, 'replace', 'replacing', 'with']] as const).flatMap(([ing, verb, one, joint]) => [
    row(`made two, or one, by doing so: ${verb}`, `^(?:please )?(?:make two (?:separate )?sentences (?:out )?(?:of|from) (¶+)|(?:split|break|break up|divide|cut|split up|join|combine|merge) (¶+)(?: (?:in|into) (?:two|one)(?: (?:separate )?sentences?)?)?),? by (?:${ing}) (?=(?:the (?:words?|phrase) )?${quoted} (?:to|into|with|by) )`, ['in ', 1, 2, `, ${verb} `],
      `Make two sentences of the first sentence by ${one} "x" ${joint} "y".`, `In the first sentence, ${verb} "x" ${joint} "y".`),
    rowOfParts(`two sentences of a numbered one: ${verb}`, `^(?:please )?make two (?:separate )?sentences (?:out )?(?:of|from) (the ${rank})(?: one)?,? by (?:${ing}) (?=(?:the (?:words?|phrase) )?${quoted} (?:to|into|with|by) )`, ['in ', 1, ` sentence, ${verb} `],
      `Make two sentences of the first by ${one} "x" ${joint} "y".`, `In the first sentence, ${verb} "x" ${joint} "y".`),
  ]),
  row('with the following, and why', '^((?:please )?(?:replace|change|rewrite) ¶+ (?:with|to|as) (?:the following|follows))(?:;|,| -) (?:the|an?|one|its) [a-z]+(?: [a-z]+){0,2} (?:had|has|was|were) (?:been )?(?:left out|omitted|lost|dropped|forgotten|garbled|misprinted|mangled)(?: (?:by mistake|in error|by accident|by oversight|by an oversight|in printing))?(?=[.:]?$)', [1],
    'Replace the first paragraph with the following; the limit had been left out by mistake.', 'Replace the first paragraph with the following.', 'reason'),
  row('by leaving out', `^(?:please )?(?:(?:${works}) (¶+|the example|the list(?: of examples)?)|(¶+) (?:is|has been|should be|must be|is to be) (?:now |hereby )?(?:${worked})) by (?:${deleting}) (?=(?:the (?:words?|phrase|sentence) )?${quoted}\\.?$)`, ['in ', 1, 2, ', delete '],
    'Shorten the first sentence by deleting "x".', 'In the first sentence, delete "x".'),
  row('what was done to a part, and how', `^(?:we (?:have )?(?:${worked}) (¶+)|(¶+) (?:(?:is|has been|was) (?:now |hereby )?(?:${worked})|(?:is|was) (?:misprinted|garbled|wrong|incorrect|faulty|mistaken)|(?:needs|has|contains|had) (?:an? |one )?(?:small |minor )?(?:correction|change|error|mistake|slip|misprint|typo|amendment)))(?::|;|,| -) (?=${order})`, ['in ', 1, 2, ', '],
    'We have altered the second sentence: "x" is now "y".', 'In the second sentence, "x" is now "y".'),
  row('a change, as a label', `^(?:an? |the |one |another )?(?:(?:small|minor|simple|global|quick|editorial|textual|tiny|further) )?(?:rewording|rephrasing|replacement|substitution|change|correction|amendment|revision|edit|addendum|search and replace|find and replace|fix)(?: (in ¶+))?: (?=${order})`, [[1, ', ']],
    'Rewording: "x" is now "y".', '"x" is now "y".'),
  row('a small change, one to the other', `^(?:an? |the |one |another )?(?:small|minor|simple|global|quick|editorial|textual|tiny|further) (?:change|correction|amendment|revision|edit|fix)(?: (in ¶+))?: (${quoted}) (?:in)?to (?=${quoted}\\.?$)`, [[1, ', '], 'change ', 2, ' to '],
    'Small change: "x" to "y".', 'Change "x" to "y".'),
  row('fixes', `^(?:fixes|fixing|corrects|correcting|changes|changing) (?:the (?:misprint|typo|word|words|phrase) )?(?=${quoted}(?: ${place})? (?:in)?to ${quoted}\\.?$)`, ['change '],
    'Fixes "x" to "y".', 'Change "x" to "y".'),
  row('fix what should be', `^(?:please )?(?:fix|correct|mend|change|amend) (?:the (?:misprint|typo|slip|error|mistake|word|words|phrase) )?(${quoted}(?: ${place})?),? (?:\\((?:it )?should (?:be|read) (${quoted})\\)|(?:which|it) should (?:be|read) (${quoted}))(?=\\.?$)`, ['change ', 1, ' to ', 2, 3],
    'Fix the typo "x" (should be "y").', 'Change "x" to "y".'),
  row('where it stands, behind it', `(?<=${quoted}),? (?:as (?:it|they) (?:now )?(?:stands?|appears?|is printed|are printed)|(?:which|that) (?:now )?(?:stands?|appears?|occurs?|is found|is printed|are printed)|standing|appearing|found|printed|used) ((?:in|of) ¶+),?(?= )`, [' ', 1],
    'The word "x" which stands in the second sentence becomes "y".', 'The word "x" in the second sentence becomes "y".'),
  row('throughout, said of the new', `^${called}(${quoted}) ${isPut}(?: (?:throughout|everywhere))? (?:instead of|in place of|rather than|for) ${called}(${quoted}),? ?(?:throughout|everywhere|wherever it (?:stands|appears|occurs))(?: (?:in )?(?:this|the) entry)?(?=\\.?$)`, ['replace ', 2, ' with ', 1, ' throughout'],
    '"y" is to be put for "x" wherever it stands.', 'Replace "x" with "y" throughout.'),
  row('used throughout instead', `^${called}(${quoted}) ${isPut} (?:throughout|everywhere) (?:instead of|in place of|rather than|for) ${called}(${quoted})(?=\\.?$)`, ['replace ', 2, ' with ', 1, ' throughout'],
    '"y" is now used throughout instead of "x".', 'Replace "x" with "y" throughout.'),
  row('it uses the one throughout', `^(?:${text}) (?:now |henceforth |should |must |is to )(?:uses?|says?|has|have|reads?|speaks? of|employs?) (?:an? )?(${quoted}) (?:throughout |everywhere )?(?:instead of|in place of|rather than|for|where it (?:said|had|used)) (?:an? )?(${quoted}) (?:throughout|everywhere)(?=\\.?$)`, ['replace ', 2, ' with ', 1, ' throughout'],
    'This entry now uses "y" for "x" throughout.', 'Replace "x" with "y" throughout.'),
  row('a part uses the one throughout', `^(¶+) (?:now |henceforth |should |must |is to )(?:uses?|says?|has|have|reads?|speaks? of|employs?) (?:an? )?(${quoted}) (?:instead of|in place of|rather than|for) (?:an? )?(${quoted}) (?:throughout|everywhere)(?=\\.?$)`, ['in ', 1, ', replace ', 3, ' with ', 2, ' throughout'],
    'The second paragraph now uses "y" instead of "x" throughout.', 'In the second paragraph, replace "x" with "y" throughout.'),
  row('both times, behind a comma', `^(${called}${quoted}), both times (?:that )?it (?:appears|occurs|stands|is used),? (becomes|is now|should be|must be|is to be|is replaced (?:by|with)|is changed to) (${quoted})(?=\\.?$)`, [1, ' ', 2, ' ', 3, ' both times'],
    'The word "x", both times it appears, becomes "y".', 'The word "x" becomes "y" both times.'),
  row('any mention', `^(?:any|every|each) (?:mention|instance|occurrence|use|appearance) of (?:the (?:words?|phrase|name|term) )?(${quoted})(?: in (?:this|the) entry)? (?:becomes?|is now|should (?:now )?(?:be|read|become)|must (?:now )?(?:be|read|become)|is (?:now )?(?:changed|corrected) to|is (?:now )?replaced (?:by|with)) (${quoted})(?=\\.?$)`, ['replace ', 1, ' with ', 2, ' throughout'],
    'Any mention of "x" becomes "y".', 'Replace "x" with "y" throughout.'),
  row('from the one to the other throughout', `^(?:changed? |changes )?from (${quoted}) to (${quoted}) (?:throughout|everywhere)(?=\\.?$)`, ['replace ', 1, ' with ', 2, ' throughout'],
    'From "x" to "y" throughout.', 'Replace "x" with "y" throughout.'),
  row('figure for a figure', `^(in ¶+,? )?(?:please )?substitute ${figures(2, ` for ${figure}`)}`, [1, 'change ', 4, ' to ', 3],
    'Substitute 6 for 5.', 'Change 5 to 6.'),
  row('a figure by a figure', `^(in ¶+,? )?(?:please )?replace ${figure}${figures(2, ` (?:by|with) ${figure}`)}`, [1, 'change ', 3, ' to ', 4],
    'Replace 5 marks by 6 marks.', 'Change 5 marks to 6 marks.'),
  row('for a figure', `^(in ¶+,? )?for ${figure}${figures(2, `,? (?:please )?(?:read|put|substitute|print) ${figure}`)}`, [1, 'change ', 3, ' to ', 4],
    'For the figure 5 read 6.', 'Change 5 to 6.'),
  row('instead of a figure', `^(in ¶+,? )?instead of ${figure}${figures(2, ',? (?:please )?(?:it (?:should|must) (?:be|read|say)|read|put|print|say) ')}`, [1, 'change ', 3, ' to ', 4],
    'Instead of 5 marks it should be 6 marks.', 'Change 5 marks to 6 marks.'),
  row('the figure of so many', `^(in ¶+,? )?the (figure|number) of (?=${number} (?:becomes|is now|(?:should|must|is to|ought to) (?:now )?(?:be|read|become)|now reads) (?:the figure )?${number}\\.?$)`, [1, 'the ', 2, ' '],
    'The figure of 5 becomes 6.', 'The figure 5 becomes 6.'),
  row('for it there is put', `^((?:in ¶+,? )?)for ${called}(${quoted}),? there (?:is|are) (?:now |hereby |to be )?(?:put|read|set|inserted|printed) ${called}(${quoted})(?=\\.?$)`, [1, 'replace ', 2, ' with ', 3],
    'For the words "x" there is put "y".', 'Replace "x" with "y".'),
  row('instead of it, behind a colon', `^(in ¶+,? )?(?:instead of|in place of|in lieu of|for) ${called}(${quoted}),? (?:please )?(?:read|put|print|say|write|substitute):(?= |$)`, [1, 'replace ', 2, ' with:'],
    'Instead of "x", read: X.', 'Replace "x" with: X.'),
  row('a rule that is quoted', `(?<=^|, )the (?:rule|provision|condition|restriction|requirement) (?=${quoted} (?:is now|becomes?|should (?:be|read)|must (?:be|read)|now reads|gives way to|is (?:replaced (?:by|with)|changed to)) ${quoted})`, ['the words '],
    'The rule "x" is now "y".', 'The words "x" is now "y".'),
  row('a bracket that is quoted', `(?<=^|, )the (?:brackets?|aside) (?=${quoted} (?:is|are|goes|becomes?|should|must|now)(?![\\w-]))`, ['the words '],
    'The bracket "x" is deleted.', 'The words "x" is deleted.'),
  row('it was to go long ago', `(?<=^(?:in ¶+, )?(?:${called}${quoted}(?: ${place})?|¶+)) (?:(?:was|were) (?:meant|supposed|intended|to have been)(?: to be)?|(?:should|ought to) have been) (?=(?:deleted|removed|struck|struck out|omitted|dropped|taken out|left out|cut)(?:\\.|$| in ¶| from ¶))`, [' is '],
    'The words "x" should have been deleted.', 'The words "x" is deleted.'),
  row('what stands in brackets', `^(${takes}) (?:what (?:is|stands)|the (?:words?|text|part)|everything) (?:in|between|inside|within) (?:the |its )?(?:brackets|parentheses)(?= (?:in|of) ¶|\\.?$)`, [1, ' the words in parentheses'],
    'Delete what stands in brackets.', 'Delete the words in parentheses.'),
  row('a part that should not have words', `^(¶+) (?:(?:should|must|shall|is to) (?:now )?(?:read|stand|be printed)|(?:now )?reads) without (?:the (?:words?|phrase|sentence) )?(${quoted})(?=\\.?$)`, ['delete ', 2, ' from ', 1],
    'The first sentence should read without "x".', 'Delete "x" from the first sentence.'),
  row('no more of it', `^no (?:more|longer) (?:the (?:words?|phrase) )?(${quoted}) (in ¶+)(?=\\.?$)`, ['delete ', 1, ' ', 2],
    'No more "x" in the first sentence.', 'Delete "x" in the first sentence.'),
  row('it has no place there', `^(${called}${quoted}) (?:has|have) no (?:place|business)(?: (?:(here|in (?:this entry|the entry))|((?:in) ¶+)))(?=\\.?$)`, [[3, ', '], 1, ' is deleted'],
    'The sentence "x" has no place here.', 'The sentence "x" is deleted.'),
  row('it should never have been there', `^(${called}${quoted}|¶+) should (?:never|not) have been (?:there|here|printed|in (?:this entry|the entry|the text))(?=\\.?$)`, [1, ' is deleted'],
    '"x" should never have been there.', '"x" is deleted.'),
  row('it crept in', `^(${called}${quoted}|¶+) (?:crept in|slipped in|got in|strayed in|was left in|was left over)(?: here)?(?: by (?:mistake|accident|error|oversight))?(?:;|,| and| -) ?(?:please )?(?:(${takes}) (?:it|them)|(?:is|are|has been|should be|must be) (?:now |hereby )?(?:deleted|removed|struck|omitted|taken out))(?=\\.?$)`, [1, ' is deleted'],
    '"x" crept in by mistake; delete it.', '"x" is deleted.', 'reason'),
  row('shortened by', `^(¶+) (?:is|has been|should be|must be|is to be) (?:now |hereby )?shortened by (?:the words? )?(${quoted})(?=\\.?$)`, ['delete ', 2, ' from ', 1],
    'The first sentence is shortened by the words "x".', 'Delete "x" from the first sentence.'),
  row('it has fallen away', `(?<=^(?:${called}${quoted}(?: ${place})?|¶+)) (?:(?:has|have) (?:now )?(?:fallen (?:away|out)|dropped out|gone out|come out|vanished|disappeared)|(?:is|are) (?:now )?no more)(?=\\.?$)`, [' is deleted'],
    'The words "x" have fallen away.', 'The words "x" is deleted.'),
  row('off the list now', `^(?:the (?:bullet|item|words?|name|entry) )?(${quoted}) (?:leaves|has left|is off|is now off|must leave|should leave) (the (?:bulleted )?list)(?=\\.?$)`, [1, ' is deleted from ', 2],
    '"x" leaves the list.', '"x" is deleted from the list.'),
];
