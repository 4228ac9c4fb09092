/** Ways to say where an entry leads that is nothing but a pointer, and what its whole text is to be. */
import { any } from '../text-things.ts';
import { atFirst, quoted, row, takes } from './row.ts';
import type { Recasting } from './row.ts';

/** Words of an order that no name begins with, or has in it. */
const noWordOfName = any([
  'and', 'or', 'not', 'nor', 'but', 'no', 'rather', 'instead', 'in', 'for', 'at', 'on', 'during', 'under', 'with', 'without', 'when', 'if', 'where', 'while', 'unless', 'until', 'except', 'only', 'also', 'too', 'now', 'then', 'henceforth', 'here', 'there', 'please', 'as', 'by', 'from', 'to', 'than',
  'it', 'this', 'that', 'these', 'those', 'them', 'itself', 'something', 'anything', 'another', 'others?', 'is', 'are', 'was', 'were', 'be', 'should', 'must', 'shall', 'may', 'might', 'can', 'could', 'each', 'every', 'any', 'all', 'both', 'either', 'later', 'soon', 'again', 'more', 'less', 'perhaps', 'probably', 'next',
]);
const wordOfName = `(?!${noWordOfName}(?![\\w'-]))[a-z0-9][\\w'-]*`;
const bareName = `(?!the )${wordOfName}(?: (?:- )?${wordOfName}){0,5}`;
/** A name, in quotation marks or without; no name begins with an article, "the right entry" is none. */
const name = `(?:${quoted}|${bareName})`;
/** "See fog, ice" without quotation marks, and no word of an order in it. */
const seeNames = `see (?:also )?${bareName}(?:, ${bareName})*`;

const pointer = '(?:cross-)?(?:reference|ref|pointer|xref|x-ref|redirect|redirection|link)';
/** What leads there; nothing at all, in a note. */
const holder = `(?:(?:(?:this|the) (?:${pointer}|entry)(?: here| in this entry)?|it|this) )`;
const ought = '(?:should|must|shall|is to|ought to|has to|needs to)';
const leads = '(?:point|refer|lead|redirect|direct|send|go)';
const reader = '(?: (?:the |our |your )?(?:readers?|players?))?';
const now = '(?: now| instead| henceforth| from now on)?';
const toward = '(?:re-?direct|re-?point|point|direct|send|lead|refer|re-?route|aim)';
const it = '(?: (?:it|this|this one|th(?:is|e) entry|th(?:is|e) (?:cross-)?(?:reference|pointer|link)|(?:the )?readers?|(?:the )?players?)(?: here| from here)?)?';
const rather = ',? (?:and no longer|no longer|and not|not|instead of|in place of|rather than)(?: to| see)?';
const end = '(?=\\.?$)';
const all = '(?: (?:it|this|all of (?:this|it)|th(?:is|e) entry|everything|all))?';
const shortens = '(?:reduce|shorten|cut|cut down|trim|condense|simplify|abridge|boil down|cut back|strip down|whittle down)';
const whatStood = '(?:everything|all|whatever|anything|what)(?: that)? (?:(?:stood|stands|has stood|(?:was|is|has been) (?:printed|said|written|given))(?: (?:here|in this entry|in this place))?|(?:was|is) here)(?: before| until now| so far| hitherto| up to now)?';
const changes = '(?:change|correct|amend|revise|alter|fix|set|update|turn|modify)';

export const pointing: readonly Recasting[] = [
  // ---------------------------------------------------------------- one name, and not another
  row('it should lead here, not there', `^${holder}?(?:${ought} (?:now )?(?:be|read|${leads}${reader})|(?:now |henceforth )(?:${leads}s${reader})|is(?: now)?|${leads}s${reader} (?:now|henceforth)) to (${name})${rather} (${name})${end}`, ['the reference to ', 2, ' should be to ', 1],
    'The reference here should be to "x", not to "y".', 'The reference to "y" should be to "x".'),
  row('lead here, not there', `^(?:please )?${toward}${it} to (${name})${rather} (${name})${end}`, ['the reference to ', 2, ' should be to ', 1],
    'Point to "x" rather than "y".', 'The reference to "y" should be to "x".'),
  row('a pointer here, not there', `^(?:a |the )?${pointer} to (${name})${rather} (${name})${end}`, ['the reference to ', 2, ' should be to ', 1],
    'Pointer to "x", not "y".', 'The reference to "y" should be to "x".'),
  atFirst(row('see this, not that', `^see (?:also )?(${name})${rather} (${name})${end}`, ['the reference to ', 2, ' should be to ', 1],
    'See "x", not "y".', 'The reference to "y" should be to "x".')),

  // ---------------------------------------------------------------- one name alone
  atFirst(row('see this instead', `^see (${name}) instead${end}`, ['the reference should be to ', 1],
    'See "x" instead.', 'The reference should be to "x".')),
  row('it should lead there', `^${holder}?(?:${ought} (?:now |henceforth )?(?:${leads}${reader})|(?:now |henceforth )(?:${leads}s${reader})|${leads}s${reader} (?=.* (?:now|henceforth|instead)\\.?$)|(?:is|has been) redirected|redirected) to (${name})${now}${end}`, ['the reference should be to ', 1],
    'Should point to "x".', 'The reference should be to "x".'),
  row('lead there', `^(?:please )?(?:(?:re-?direct|re-?point|re-?route|point)(?:${it})|(?:direct|send|lead|refer|aim)(?=${it} to)(?! to)(?:${it})) to (${name})${now}${end}`, ['the reference should be to ', 1],
    'Redirect this entry to "x".', 'The reference should be to "x".'),
  row('the reference is made another', `^(?:the |this )?${pointer}(?: here)? (?:(?:is|has been|should be|must be|is to be) )?(?:now |hereby )?(?:changed|corrected|amended|altered|fixed|updated|redirected) to (${name})${end}`, ['the reference should be to ', 1],
    'The pointer is corrected to "x".', 'The reference should be to "x".'),
  row('pointer, for cross-reference', `^((?:please )?(?:replace|exchange|substitute|swap) )(?:the|this) (?:pointer|redirect|redirection|link|xref|x-ref|ref)(?= )`, [1, 'the cross-reference'],
    'Replace the pointer with "x".', 'Replace the cross-reference with "x".'),

  // ---------------------------------------------------------------- the whole text
  atFirst(row('this should read', `^this ${ought} (?:now )?(?:(?:just|only|simply|merely|instead|rather) )*(?:be|read|say)(?: just| only| simply)?(?=:| ${quoted}\\.?$)`, ['this entry should read'],
    'This should just say "x".', 'This entry should read "x".')),
  atFirst(row('this should be: see', `^this ${ought} (?:now )?(?:(?:just|only|simply|merely|instead|rather) )*(?:be|read|say)(?: just| only| simply)? (?=${seeNames}\\.?$)`, ['this entry should read: '],
    'This should be see x.', 'This entry should read: see x.')),
  atFirst(row('make it', `^(?:please )?(?:make (?:it|this|that)(?: just| read| say)?|let (?:it|this) (?:read|be|say))(?=:| ${quoted}\\.?$)`, ['change to'],
    'Make it: x.', 'Change to: x.')),
  atFirst(row('make it: see', `^(?:please )?(?:make (?:it|this|that)(?: just| read| say)?|let (?:it|this) (?:read|be|say)|(?:${changes}|replace)${all} (?:to read|to|with|by|into)(?: just| simply)?|${shortens}${all} to(?: just| only| simply)?) (?=${seeNames}\\.?$)`, ['change to: '],
    'Change to see x.', 'Change to: see x.')),
  atFirst(row('shorten to', `^(?:please )?${shortens}${all} to(?: just| only| simply| a mere)?(?=:| ${quoted}\\.?$)`, ['change to'],
    'Reduce to "x".', 'Change to "x".')),
  atFirst(row('leave only', `^(?:(?:please )?(?:leave|keep|retain)(?: just| only| nothing but) (?=${quoted}(?: here| in this entry)?\\.?$)|only (?=${quoted} (?:should |must |shall |is to )?(?:remains?|stays?|stands?|is left|is kept|be left|be kept)\\.?$))(${quoted})(?: [a-z ]+)?${end}`, ['this entry should read ', 1],
    'Leave only "x".', 'This entry should read "x".')),
  row('everything that stood here', `^(?:it|this|the following|what follows|the text below|the following text|the new text|th(?:is|e) (?:new )?(?:text|wording|entry|definition)) (?:now |hereby |shall |should |will |must )?(?:takes? the place of|replaces?|supersedes?|supplants?|stands? in (?:the )?place of) ${whatStood}(?=:)`, ['this entry is replaced with the following'],
    'It takes the place of everything that stood here:', 'This entry is replaced with the following:'),
  row('everything that stood here is replaced', `^${whatStood} (?:is|are|has been|gives way|shall be|should be|must be) (?:now |hereby )?(?:replaced (?:with|by)|superseded by|to)(?: the following| this)?(?=:)`, ['this entry is replaced with the following'],
    'Everything that stood here is replaced by the following:', 'This entry is replaced with the following:'),
  row('this pointer goes', `^(?:please )?(?:${takes}) this (?:pointer|redirect|redirection|see entry|see-only entry|see-entry)(?: entry)?${end}`, ['delete this entry'],
    'Delete this pointer.', 'Delete this entry.'),
];
