/** Ways to say what the whole text is to be: a reference, or a text where a reference stood. */
import { end, seeNames } from './names.ts';
import { atFirst, quoted, row } from '../row.ts';
import type { Recasting } from '../row.ts';

const ought = '(?:should|must|shall|is to|ought to|has to|needs to)';
const only = '(?:(?:just|only|simply|merely|instead|rather) )*';
const all = '(?: (?:it|this|all of (?:this|it)|th(?:is|e) entry|everything|all))?';
const shortens = '(?:reduce|shorten|cut|cut down|trim|condense|simplify|abridge|boil down|cut back|strip down|whittle down)';
const grows = '(?:extend|expand|lengthen|enlarge|supplement|complete)';
const changes = '(?:change|correct|amend|revise|alter|fix|set|update|turn|modify)';
const whatStood = '(?:everything|all|whatever|anything|what)(?: that)? (?:(?:stood|stands|has stood|(?:was|is|has been) (?:printed|said|written|given))(?: (?:here|in this entry|in this place))?|(?:was|is) here)(?: before| until now| so far| hitherto| up to now)?';
const theNew = '(?:it|this|the following|what follows|the text below|the following text|the new text|th(?:is|e) (?:new )?(?:text|wording|entry|definition))';
const full = '(?:full|real|proper|complete|genuine|true)';
const text = '(?:entry|text|definition|article|wording)';
const pointer = '(?:pointer|cross-reference|reference|redirect)';

export const wholeText: readonly Recasting[] = [
  atFirst(row('this should read', `^(?:this )?${ought} (?:now )?${only}(?:be|read|say)(?: just| only| simply)?(?=:| ${quoted}\\.?$)`, ['this entry should read'],
    'This should just say "x".', 'This entry should read "x".')),
  atFirst(row('this should be: see', `^(?:this )?(?:${ought} (?:now )?${only}(?:be|read|say)(?: just| only| simply)?|s/b) (?=${seeNames}\\.?$)`, ['this entry should read: '],
    'This should be see x.', 'This entry should read: see x.')),
  atFirst(row('make it', `^(?:please )?(?:make (?:it|this|that)(?: just| read| say)?|let (?:it|this) (?:read|be|say))(?=:| ${quoted}\\.?$)`, ['change to'],
    'Make it: x.', 'Change to: x.')),
  atFirst(row('make it: see', `^(?:please )?(?:make (?:it|this|that)(?: just| read| say)?|let (?:it|this) (?:read|be|say)|(?:${changes}|replace|${grows})${all} (?:to read|to|with|by|into)(?: just| simply)?|${shortens}${all} to(?: just| only| simply)?) (?=${seeNames}\\.?$)`, ['change to: '],
    'Change to see x.', 'Change to: see x.')),
  atFirst(row('shorten, or extend, to', `^(?:please )?(?:${shortens}${all} to(?: just| only| simply| a mere)?|${grows}${all} to(?: read)?|(?:shortened|reduced|extended|expanded|lengthened) to(?: read)?)(?=:| ${quoted}\\.?$)`, ['change to'],
    'Reduce to "x".', 'Change to "x".')),
  atFirst(row('leave only', `^(?:(?:please )?(?:leave|keep|retain)(?: just| only| nothing but) (?=${quoted}(?: here| in this entry)?\\.?$)|only (?=${quoted} (?:should |must |shall |is to )?(?:remains?|stays?|stands?|is left|is kept|be left|be kept)\\.?$))(${quoted})(?: [a-z ]+)?${end}`, ['this entry should read ', 1],
    'Leave only "x".', 'This entry should read "x".')),
  atFirst(row('this becomes a pointer', `^(?:this (?:now )?(?:becomes|is now|should be|must be|is to be|shall be|turns into) (?:just |only |simply )?|(?:please )?(?:turn|make|convert|change) this (?:into )?(?:just )?)a (?:mere )?(?:${pointer}|link)(?= (?:to|for) )`, ['this entry becomes a cross-reference'],
    'This becomes a pointer to x.', 'This entry becomes a cross-reference to x.')),
  row('everything that stood here', `^${theNew} (?:now |hereby |shall |should |will |must )?(?:takes? the place of|replaces?|supersedes?|supplants?|stands? in (?:the )?place of) ${whatStood}(?=:)`, ['this entry is replaced with the following'],
    'It takes the place of everything that stood here:', 'This entry is replaced with the following:'),
  row('everything that stood here is replaced', `^${whatStood} (?:is|are|has been|gives way|shall be|should be|must be) (?:now |hereby )?(?:replaced (?:with|by)|superseded by|to)(?: the following| this)?(?=:)`, ['this entry is replaced with the following'],
    'Everything that stood here is replaced by the following:', 'This entry is replaced with the following:'),
  row('it is to have the following text', '^(?:this|the) entry (?:shall|should|must|will|is to|is now to|now|henceforth) (?:have|has|bear|bears|carry|carries|get|gets|be given) the following (?:new )?(?:text|wording|definition)(?=:)', ['this entry should read'],
    'This entry shall have the following text:', 'This entry should read:'),
  row('instead of quoted words', `^(?:instead of|in place of|in lieu of) (${quoted})(?:,? (?:put|print|read|have|insert|the following))?(?=:)`, ['replace ', 1, ' with the following'],
    'Instead of "x":', 'Replace "x" with the following:'),
  row('it has a text of its own', `^(?:(?:(?:this|the) (?:entry|pointer)|this|it) (?:now )?(?:gets|is given|receives|has|acquires|is to have|should have|shall have|must have) (?:now )?|(?:please )?(?:give|provide|write) (?:this|this entry|it) )(?:(?:its own|an? ${full}|a) (?:${full} )?${text}|an? ${text} of its own)(?: of its own)?(?: now)?(?=:)`, ['the cross-reference makes way for a full entry'],
    'This entry gets its own text:', 'The cross-reference makes way for a full entry:'),
  row('no pointer any more', `^(?:now |replaced (?:by|with) |no longer a ${pointer},? (?:but )?)an? ${full} ${text}(?=:)|^(?:this (?:is|entry is) )?no longer a (?:mere )?${pointer}(?=:)|^(?:an? )?${full} ${text} (?:instead of|in place of|in lieu of|for|replacing|to replace) (?:the|this|a|the old|the mere) ${pointer}(?=:)`, ['the cross-reference makes way for a full entry'],
    'No longer a pointer:', 'The cross-reference makes way for a full entry:'),
  row('use this text instead', `^(?:please )?(?:use|put|print|read|take|insert|substitute) (?:this|the following|the new|the revised) (?:new |revised )?${text}(?: below)? (?:instead of|in (?:the )?place of|rather than|for|in lieu of) (?:the|this) (?:(?:present|current|old|existing|printed|former|previous) (?:one|${text}|version)|(?:entry|definition))(?=:)`, ['replace this entry with the following'],
    'Use this text instead of the present one:', 'Replace this entry with the following:'),
  row('the references give way to a full text', `^the (?:bare |mere |plain |old |present )?(?:(?:list|line|row) of (?:cross-)?references|(?:two|three|four) (?:cross-)?references|(?:cross-)?references) (?:(?:now )?(?:gives? way to|makes? way for|becomes?|grows? into)|(?:is|are) (?:now )?(?:replaced (?:by|with)|superseded by|expanded into)|(?:has|have) (?:given way to|become|grown into)) an? ${full} ${text}(?=:)`, ['the references are replaced with the following'],
    'The bare list of references gives way to a full entry:', 'the references are replaced with the following:'),
  row('an entry that is only a pointer is replaced', `^th(?:is|e) entry,? (?:(?:which is )?(?:now|presently|currently|at present|so far|hitherto|until now|to date|formerly|previously) |being |which (?:was|is) )(?:only |merely |just |no more than |nothing but )?an? (?:mere |bare |simple |plain )?(?:${pointer}|list of (?:cross-)?references),? (?:is|shall be|has been|is to be) (?:now |hereby )?(?:superseded|replaced|supplanted)(?: in (?:full|its entirety))?(?:,? and (?:shall|should|is to|will|must) (?:now |henceforth |hereafter )?(?:provide|read|state|be)(?: as follows)?| (?:by|with) the following)(?=:)`, ['the cross-reference is replaced with the following'],
    'This entry, presently a mere cross-reference, is superseded in full and shall henceforth provide as follows:', 'The cross-reference is replaced with the following:'),
  row('replaced in full, and what it shall provide', '^th(?:is|e) entry (?:is|shall be|has been|is to be) (?:now |hereby )?(?:superseded|replaced|supplanted|repealed and replaced)(?: in (?:full|its entirety))?,? and (?:shall|should|is to|will|must) (?:now |henceforth |hereafter )?(?:provide|read|state|be)(?: as follows)?(?=:)', ['this entry is replaced with the following'],
    'This entry is superseded in full and shall henceforth provide as follows:', 'This entry is replaced with the following:'),
  row('it stands where the reference stood', `^${theNew} (?:shall |should |must |will |is to )?(?:stands?|be put|is put|comes?|goes|go|be printed|is printed) in (?:the )?(?:place|stead) of (?:the|this) ${pointer}(?=:)`, ['the cross-reference is replaced with the following'],
    'The following shall stand in place of the reference:', 'The cross-reference is replaced with the following:'),
  row('to what stands', '^to what (?:already |now )?stands(?: (?:here|already|now|in this entry))?,? (?=(?:please )?(?:add|append) )', [],
    'To what stands, add a second paragraph: X.', 'add a second paragraph: X.'),
];
