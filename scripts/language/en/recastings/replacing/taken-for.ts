/** Ways to say what now stands there and what is to stand there instead. */
import { any } from '../../text-things.ts';
import { ingsOf } from '../../verbs.ts';
import { changed, gone, place, quoted, row } from '../row.ts';
import type { Recasting } from '../row.ts';

const called = '(?:the (?:words?|phrase|name|term|number|figure|numeral|wording|expression|text|passage|clause|sentence) )?';
const words = `${called}${quoted}`;
const stands = '(?:now |currently |at present |still )?(?:stands?|is printed|are printed|was printed|is written|was written|is given|appears?|occurs?|is found|is used|is|stood|was)(?: now| at present| so far)?';
const use = any(['use', 'put', 'print', 'write', 'read', 'say', 'set', 'substitute', 'have', 'insert', 'type']);
const now = '(?:now|currently|at present|today|so far|still)';
/** What is there as yet, and no more than that: what will be there is said behind it. */
const whatIs = `what (?:${now} (?:is|are|reads?|says?|stands as)|(?:is|are|reads?|says?|stands)(?: ${now})?(?: as)?|(?:is|are|was|were) (?:now |currently )?(?:printed|given|written)(?: as)?|appears? (?:now )?as)`;
const willBe = '(?:becomes?|will (?:now |henceforth )?(?:read|say)|will (?:now|henceforth) (?:become|be)|(?:shall|should|must|ought to|has to|have to|is to|are to|needs to) (?:now |henceforth |instead |rather )?(?:be|read|say|become|be read|be printed|be written)(?: as)?|(?:is|are) (?:to be )?(?:changed|corrected|amended|altered) to|(?:is|are) (?:to be )?replaced (?:by|with))';
const instead = '(?:instead of|in place of|in the place of|in lieu of|rather than|and not|not|for)';
/** "We are changing": as a command. */
const changing = ['change', 'amend', 'correct', 'alter', 'revise', 'reword', 'rephrase', 'rewrite'].map((base) => ({ base, ing: ingsOf('revise').find((ing) => ing === `${base.replace(/e$/, '')}ing`) ?? `${base}ing` }));

/** Why words take the place of others: a fault is none, nor what is said of the things. */
const better = 'more (?:exact|precise|accurate|correct|clear|specific|explicit|fitting|apt|appropriate|suitable|natural|common|usual|familiar|modern|readable|consistent|general|plain|concise|direct|helpful|understandable|formal)|less (?:confusing|ambiguous|misleading|vague|clumsy|awkward|wordy|cumbersome|obscure|technical|restrictive)|clearer|better|shorter|simpler|plainer|closer to the rule';

export const takenFor: readonly Recasting[] = [
  row('what is one is to be another', `^(${place},? )?${whatIs} ${called}(${quoted})(?: (${place}))?,? ${willBe} ${called}(${quoted})(?: instead)?(?=\\.?$)`, [1, [3, ', '], 'replace ', 2, ' with ', 4],
    'What is now "x" is to be "y".', 'Replace "x" with "y".'),
  row('one where the other stands', `^(${place},? )?(?:please )?(?:${use}) ${called}(${quoted}) where ${called}(${quoted}) ${stands}(?: (${place}))?(?=\\.?$)`, [1, [4, ', '], 'replace ', 3, ' with ', 2],
    'Use "y" where "x" now stands.', 'Replace "x" with "y".'),
  row('one wherever the other stands', `^(?:please )?(?:${use}) ${called}(${quoted}) (?:wherever|everywhere(?: that)?|each time|every time) ${called}(${quoted}) ${stands}(?: in (?:this|the) entry)?(?=\\.?$)`, ['replace ', 2, ' with ', 1, ' throughout'],
    'Use "y" wherever "x" is printed.', 'Replace "x" with "y" throughout.'),
  row('where the one stands, the other is to be put', `^(?:where|in the place where) ${called}(${quoted}) ${stands}(?: (${place}))?,? (?:${called}(${quoted}) (?:is|are|shall|should|must)(?: now| henceforth)? (?:to be |be )(?:put|read|printed|written|used|said|substituted|inserted)|it (?:is|should be|must be|is to be) (?:now |hereby )?(?:replaced (?:by|with)|changed to|corrected to) ${called}(${quoted})|(${quoted}) (?:was|were) (?:meant|intended))(?=\\.?$)`, [[2, ', '], 'replace ', 1, ' with ', 3, 4, 5],
    'Where "x" now stands, "y" is to be put.', 'Replace "x" with "y".'),
  row('wherever the one stands, the other is to be put', `^(?:wherever|whenever|each time|every time|everywhere(?: that)?) ${called}(${quoted}) ${stands}(?: in (?:this|the) entry)?,? (?:${called}(${quoted}) (?:is|are|shall|should|must)(?: now| henceforth)? (?:to be |be )(?:put|read|printed|written|used|said|substituted|inserted)|it (?:is|should be|must be|is to be) (?:now |hereby )?(?:replaced (?:by|with)|changed to|corrected to) ${called}(${quoted})|(?:please )?(?:${use}) ${called}(${quoted}))(?: instead)?(?=\\.?$)`, ['replace ', 1, ' with ', 2, 3, 4, ' throughout'],
    'Wherever "x" stands, "y" is to be put.', 'Replace "x" with "y" throughout.'),
  row('where you see one', `^where (?:you|we|one|readers?) (?:now )?(?:sees?|reads?|finds?|have|has) ${called}(${quoted})(?: (${place}))?,? (?:please )?(?:${use}|you should (?:read|see|find)|it should (?:read|say|be)) ${called}(${quoted})(?: instead)?(?=\\.?$)`, [[2, ', '], 'replace ', 1, ' with ', 3],
    'Where you see "x", read "y".', 'Replace "x" with "y".'),
  row('wherever you see one', `^(?:wherever|whenever|each time|every time) (?:you|we|one|readers?) (?:now )?(?:sees?|reads?|finds?|have|has) ${called}(${quoted})(?: in (?:this|the) entry)?,? (?:please )?(?:${use}) ${called}(${quoted})(?: instead)?(?=\\.?$)`, ['replace ', 1, ' with ', 2, ' throughout'],
    'Wherever you see "x", read "y".', 'Replace "x" with "y" throughout.'),
  row('where a part says one of a thing, it is to say another of it', `^where (¶+|this entry) (?:now )?(?:says|reads|has|states)(?: that)? ((?:an? |the )?[a-z]+(?: [a-z]+){0,2} )(${quoted}),? it (?:should|must|ought to|is to|has to|shall) (?:now )?(?:say|read|state)(?: that)? \\2(${quoted})(?=\\.?$)`, ['in ', 1, ', replace ', 3, ' with ', 4],
    'Where the first paragraph says a toll "x", it is to say a toll "y".', 'In the first paragraph, replace "x" with "y".'),
  row('amended to say the one and no longer the other', `^(¶+|this entry|step \\d+) (?:is|are|has been|have been|should be|must be|is to be) (?:now |hereby )?(?:amended|changed|revised|reworded|corrected|altered) (?:so as )?to (?:say|read|have|speak of) (${quoted}),? (?:and no longer|and not|instead of|rather than|no longer|not)(?: of)? (${quoted})(?=\\.?$)`, ['in ', 1, ', replace ', 3, ' with ', 2],
    'The first paragraph is amended to say "y" and no longer "x".', 'In the first paragraph, replace "x" with "y".'),
  row('a part of a part grows from one to the other', `^(¶+)'s (?:(?:only|one) )?(?:aside|parenthetical|parenthesis|example|list|enumeration|bracket)(?: (?:now|is to|should|must))? (?:grows?|goes|changes) from (${quoted}) to (${quoted})(?=\\.?$)`, ['in ', 1, ', replace ', 2, ' with ', 3],
    "The first paragraph's aside grows from \"x\" to \"xy\".", 'In the first paragraph, replace "x" with "xy".'),
  row('both spelled out', `^(?:please )?(?:spell|write) out (?:both|the|these|the two) (?:numbers|figures|numerals|abbreviations): (${quoted}) for (${quoted})(?:,| and|,? and|;) (${quoted}) for (${quoted})(?=\\.?$)`, ['replace ', 2, ' with ', 1, ' and ', 4, ' with ', 3],
    'Spell out both numbers: "five" for "5", "three" for "3".', 'Replace "5" with "five" and "3" with "three".'),
  row('better than the other, and in its place', `^(?:(?:the )?(?:words?|phrase|wording|term) )?(${quoted}) (?:is|are) (?:${better}) than (?:(?:the )?(?:words?|phrase|wording|term) )?(${quoted})(?: here)?,? and (?:takes?|will take|should take|is to take|now takes?) its place(?=\\.?$)`, ['replace ', 2, ' with ', 1],
    '"y" is more exact than "x" and takes its place.', 'Replace "x" with "y".'),
  row('better than the other, which it replaces', `^(?:(?:the )?(?:words?|phrase|wording|term) )?(${quoted}) (?:is|are) (?:${better}) than (?:(?:the )?(?:words?|phrase|wording|term) )?(${quoted})(?: here)?,? and (?:now |hereby |therefore |so )?(?:replaces|is to replace|should replace) it(?=\\.?$)`, ['replace ', 2, ' with ', 1],
    '"y" is clearer than "x" and replaces it.', 'Replace "x" with "y".'),
  row('where in a part it says one', `^where(?:,? (${place}),?) (?:it|the text|the entry|this entry) (?:now )?(?:says|reads|has|is printed|is written|stands) (${quoted}),? (?:please )?(?:${use}|it (?:should|must|ought to|is to) (?:now )?(?:say|read|be|have)) ${called}(${quoted})(?: instead)?(?=\\.?$)`, [1, ', replace ', 2, ' with ', 3],
    'Where in the last sentence it says "x", read "y".', 'In the last sentence, replace "x" with "y".'),
  row('it now says so', `^it (?=(?:now (?:says|reads|has)|(?:should|must|is to) now (?:say|read|have)) ${quoted},? (?:instead of|in place of|rather than|and not|and no longer|no longer|where it (?:said|read|had|used to (?:say|read|have))) ${quoted}\\.?$)`, ['this entry '],
    'It now says "y" instead of "x".', 'This entry now says "y" instead of "x".'),
  row('instead of the one it says the other', `^(?:instead of|in place of|in lieu of|rather than) (${quoted}),? (?:this|the) (?:entry|text|definition) (?:now |henceforth |should |must |is to |should now )(?:says?|reads?|has|have|uses?) (${quoted})(?=\\.?$)`, ['replace ', 1, ' with ', 2],
    'Instead of "x" the entry now says "y".', 'Replace "x" with "y".'),
  row('from now on it is another', `^(?:from now on|from here on|from this day on|henceforth|as of now|as of today),? (${words}(?: ${place})?) (?:is|are) (?:now )?(?=${quoted}\\.?$)`, [1, ' is now '],
    'From now on "x" is "y".', '"x" is now "y".'),
  row('it is this one, in few words', `^(?:that|the (?:reading|(?:words?|wording|phrase|term|text|expression|name|figure|number)(?: (?:used|printed|given|meant))?)(?: (?:here|there|(${place})))?) (?:should|must|ought to|has to|is to) (?:now |rather |really )?(?:be|read|say|have been|have read) (${quoted}),? ${instead} (${quoted})(?=\\.?$)`, [[1, ', '], 'replace ', 3, ' with ', 2],
    'That should be "y", not "x".', 'Replace "x" with "y".'),
  row('in new words, not in the old', `^(?:the |an? )?(?:new|correct|corrected|better|right|proper|revised|changed) (?:wording|words?|text|phrase|reading|version|term|expression)(?: (in ¶+))?: (${quoted}),? ${instead} (${quoted})(?=\\.?$)`, [[1, ', '], 'replace ', 3, ' with ', 2],
    'New wording: "y" instead of "x".', 'Replace "x" with "y".'),
  row('the wording changes', `^(?:the|its) (?:wording|words?|text|phrase|term|figure|number|numeral|spelling|expression|name|value|amount|sum|total|price|cost)(?: (${place}))? (?:now )?(?:changes?|goes|turns?|moves?|has changed|have changed|changed|(?:is|has been|was|should be|must be) (?:now |hereby )?(?:changed|altered|corrected|amended)) from (${quoted}) (?:in)?to (${quoted})(?=\\.?$)`, [[1, ', '], 'replace ', 2, ' with ', 3],
    'The wording changes from "x" to "y".', 'Replace "x" with "y".'),
  ...changing.map(({ base, ing }) => row(`we are ${ing}`, `^(?:we|i)(?: are| am|'re|'m) (?:now |hereby |also )?${ing} (?=${words}|¶|the wording )`, [`${base} `],
    `We are ${ing} "x" to "y".`, `${base.charAt(0).toUpperCase()}${base.slice(1)} "x" to "y".`)),
  row('we are replacing', `^(?:we|i)(?: are| am|'re|'m) (?:now |hereby |also )?(?:replacing) (?=${words}|¶|the wording )`, ['replace '],
    'We are replacing "x" by "y".', 'Replace "x" by "y".'),
  row('I have done it', `^(?:i have|we've|i've|i) (?:now |also |just )?(?=${changed} )`, ['we have '],
    'I have changed "x" to "y".', 'We have changed "x" to "y".'),
  row('it will become', `(?<=^(?:${place},? |¶+, )?${words}(?: ${place})?) will (?:now|henceforth|from now on) become (?=${quoted}\\.?$)`, [' becomes '],
    'The word "x" will now become "y".', 'The word "x" becomes "y".'),
  row('made into another', `(?<=^(?:${place},? |¶+, )?${words}(?: ${place})?) (?:(?:is|are|has been|have been|should be|must be|is to be) (?:now |hereby )?(?:made|reworded|rephrased|rewritten|restated)|stands? corrected (?:to|as)) (?=${quoted}\\.?$)`, [' becomes '],
    'The word "x" is made "y".', 'The word "x" becomes "y".'),
  row('struck, and the other written above it', `^((?:in ¶+,? )?)(?:please )?(?:cross out|strike out|strike|strike through|line out|delete|remove|omit|take out)(?: (${place}))? ${called}(${quoted})(?: (${place}))?(?:,? and|,|;) (?:put|write|print|read|say|pencil)(?: in)? ${called}(${quoted})(?: (?:above|over|beside) it)?(?=\\.?$)`, [1, [2, ', '], [4, ', '], 'replace ', 3, ' with ', 5],
    'Cross out "x" and write "y" above it.', 'Replace "x" with "y".'),
  row('gone, and there is put in its stead', `^((?:in ¶+, )?(?:${words}(?: ${place})?|¶+)) (?:is|are|has been|have been|should be|must be|is to be) (?:now |hereby )?(?:${gone})(?:,? and|;) (?:there (?:is|are|shall be|should be|is to be) (?:now |hereby )?(?:put|substituted|set|inserted|placed|printed|written)(?: in (?:its|their) (?:place|stead)| therefor| instead)?|(?:in (?:its|their) (?:place|stead)|instead) there (?:is|are|shall be|should be|is to be) (?:now |hereby )?(?:put|substituted|set|inserted|placed|printed|written)),? ${called}(${quoted})(?=\\.?$)`, [1, ' is replaced with ', 2],
    'The sentence "x" is repealed, and there is put in its stead the sentence "y".', 'The sentence "x" is replaced with "y".'),
  row('gone, and the other substituted therefor', `^((?:in ¶+, )?(?:${words}(?: ${place})?|¶+)) (?:is|are|has been|have been|should be|must be|is to be) (?:now |hereby )?(?:${gone})(?:,? and|;) ${called}(${quoted}) (?:(?:is|are|has been|have been|should be|must be|is to be) )?(?:now |hereby )?(?:put|substituted|set|inserted|placed) (?:therefor|in lieu thereof|in lieu of it|in lieu of them)(?=\\.?$)`, [1, ' is replaced with ', 2],
    'The word "x" is deleted and the word "y" is substituted therefor.', 'The word "x" is replaced with "y".'),
  row('one becomes another, and a third a fourth', `^((?:in ¶+, )?${words}) (becomes|is now|should be|must be|is to be|now reads|should read|is changed to|is replaced by|is replaced with) (${quoted}),? and ${called}(${quoted}),? (${quoted})(?=\\.?$)`, [1, ' ', 2, ' ', 3, ' and ', 4, ' ', 2, ' ', 5],
    '"x" becomes "y" and "v" "w".', '"x" becomes "y" and "v" becomes "w".'),
  row('in the words around it', `^${called}(${quoted}),? \\((?:as )?(?:in )?(${quoted})\\) (?:should|must|ought to|is to|has to) (?:be|read|say) (${quoted})(?=\\.?$)`, ['in the phrase ', 2, ', replace ', 1, ' with ', 3],
    'The word "x" ("a x b") should be "y".', 'In the phrase "a x b", replace "x" with "y".'),
  row('a verb as a label', `^(?:please )?(?:reword|rephrase|amend|change|correct|fix|edit|replace|rewrite|alter|reworded|changed|corrected|amended|fixed)(?: (in ¶+))?: (?=${words}(?: ${place})? (?:becomes?|should|must|is now|is to|are to|now reads|reads now) )`, [[1, ', ']],
    'Reword: "x" becomes "y".', '"x" becomes "y".'),
  row('change the one', `^((?:in ¶+,? )?(?:please )?(?:change|correct|amend|alter|turn|replace)) the (?=${quoted}(?: ${place})? (?:to|into|with|by) )`, [1, ' '],
    'Change the "x" to "y".', 'Change "x" to "y".'),
  row('a dash before what it should be', `(?<=^${words}(?: ${place})?) ?(?:--|-|;|:|,) ?(?=(?:should|must|ought to|is to) (?:be|read|say|have been) ${quoted}\\.?$)`, [' '],
    '"x" -- should be "y".', '"x" should be "y".'),
];
