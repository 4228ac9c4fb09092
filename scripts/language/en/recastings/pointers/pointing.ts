/** Ways to say where an entry leads: here and not there, here instead, here as well, there no longer. */
import { end, name, pointer } from './names.ts';
import { atFirst, gone, row, takes } from '../row.ts';
import type { Recasting } from '../row.ts';

const ought = '(?:should|must|shall|is to|ought to|has to|needs to|s/b)';
const reader = '(?: (?:the |our |your )?(?:readers?|players?))?';
/** What has no reader leads in games, too: of that which is not named only words are told that speak of a text. */
const holder = `(?:this|the) (?:${pointer}|entry)(?: here| in this entry)? `;
const leading = (form: '' | 's'): string => `(?:${holder}(?:now |henceforth )?@(?:point|refer|lead|redirect|direct|send|go)${form}${reader}|(?:(?:it|this) )?@(?:(?:point|refer|redirect)${form}${reader}|(?:lead|direct|send)${form} (?:the |our |your )?(?:readers?|players?)))`;
/** "This entry should point", "now refers the reader", with words between that it must have. */
const leads = (verb: string, form: '' | 's' = ''): string => leading(form).replaceAll('@', `${verb} `);
const now = '(?: now| instead| henceforth| from now on)?';
const it = '(?: (?:it|this|this one|th(?:is|e) entry|th(?:is|e) (?:cross-)?(?:reference|pointer|link)|(?:the )?readers?)(?: here| from here)?)?';
const itself = '(?: (?:th(?:is|e) entry|th(?:is|e) (?:cross-)?(?:reference|pointer|link)|(?:the )?readers?)(?: here| from here)?)';
const toward = `(?:(?:point|re-?point|re-?route)${it}|re-?direct${itself}?|(?:direct|send|lead|refer|aim)${itself})`;
const sent = '(?:sent|referred|directed|pointed|led|redirected)';
const rather = ',? (?:and no longer|no longer|and not|not|instead of|in place of|rather than)(?: to| see| at)?';
const arrow = '(?:->|-->|==>|=>|→|⇒|⟶|➔|➜)';

export const pointing: readonly Recasting[] = [
  // ---------------------------------------------------------------- one name, and not another
  row('it should lead here, not there', `^(?:${leads(`${ought}(?: now)?`)}|${leads('(?:now|henceforth)', 's')}|(?:this|the) ${pointer}(?: here| in this entry)? (?:${ought} (?:now )?be|is(?: now)?)) (?:to|at) (${name})${rather} (${name})${end}`, ['the reference to ', 2, ' should be to ', 1],
    'The reference here should be to "x", not to "y".', 'The reference to "y" should be to "x".'),
  row('lead here, not there', `^(?:please )?(?:${toward}|refer) to (${name})${rather} (${name})${end}`, ['the reference to ', 2, ' should be to ', 1],
    'Point to "x" rather than "y".', 'The reference to "y" should be to "x".'),
  row('the reader is sent here, not there', `^(?:the )?readers? ${ought} (?:now )?be ${sent} to (${name})${rather} (${name})${end}`, ['the reference to ', 2, ' should be to ', 1],
    'Readers should be sent to "x", not to "y".', 'The reference to "y" should be to "x".'),
  row('a pointer here, not there', `^(?:a |the |new )?${pointer}(?: to|:) (${name})${rather} (${name})${end}`, ['the reference to ', 2, ' should be to ', 1],
    'Pointer to "x", not "y".', 'The reference to "y" should be to "x".'),
  row('a pointer there becomes one here', `^(?:the )?${pointer}:? (?:to )?(${name}) ${arrow} (${name})${end}`, ['the reference to ', 1, ' should be to ', 2],
    'Ref "y" -> "x"', 'The reference to "y" should be to "x"'),
  atFirst(row('see this, not that', `^see (?:also )?(${name})${rather} (${name})${end}`, ['the reference to ', 2, ' should be to ', 1],
    'See "x", not "y".', 'The reference to "y" should be to "x".')),
  atFirst(row('not there, see here', `^(?:instead of|in place of|rather than) (${name}),? (?:please )?(?:see|(?:point|refer|lead|direct|send)${it} to) (${name})${end}`, ['the reference to ', 1, ' should be to ', 2],
    'Instead of "y", see "x".', 'The reference to "y" should be to "x".')),

  // ---------------------------------------------------------------- one name alone
  atFirst(row('see this instead', `^see (${name}) instead${end}`, ['the reference should be to ', 1],
    'See "x" instead.', 'The reference should be to "x".')),
  row('it should lead there', `^(?:${leads(`${ought}(?: now| henceforth)?`)}|${leads('(?:now|henceforth)', 's')}|(?:(?:it|this) )?(?:now|henceforth) leads|(?:(?:this|the) entry )?(?:point|refer|redirect)s${reader}(?=.* (?:now|henceforth|instead)\\.?$)|(?:${holder}(?:is|has been) (?:now )?)?redirected) (?:to|at) (${name})${now}${end}`, ['the reference should be to ', 1],
    'Should point to "x".', 'The reference should be to "x".'),
  row('the reader is sent there', `^(?:the )?readers? ${ought} (?:now )?be ${sent} to (${name})${now}${end}`, ['the reference should be to ', 1],
    'Readers should be sent to "x" instead.', 'The reference should be to "x".'),
  row('lead there', `^(?:please )?${toward} to (${name})${now}${end}`, ['the reference should be to ', 1],
    'Redirect this entry to "x".', 'The reference should be to "x".'),
  row('the reference is made another', `^(?:the |this )?${pointer}(?: here)? (?:(?:is|has been|should be|must be|is to be) )?(?:now |hereby )?(?:changed|corrected|amended|altered|fixed|updated|redirected) to (${name})${end}`, ['the reference should be to ', 1],
    'The pointer is corrected to "x".', 'The reference should be to "x".'),
  row('the pointer should be', `^(?:the |this )?(?:(?:cross-)?ref|pointer|xref|x-ref)(?: here)? ${ought} (?:now )?(?:be|read|name)(?: to)? (${name})${end}`, ['the reference should be to ', 1],
    'Cross-ref should be "x".', 'The reference should be to "x".'),
  atFirst(row('new target', `^(?:the )?new (?:target|destination)(?:: | is (?=["“]))(${name})${end}`, ['this entry should point to ', 1],
    'New target: "x".', 'This entry should point to "x".')),
  row('pointer, for cross-reference', '^((?:please )?(?:replace|exchange|substitute|swap|change|correct|fix|update|amend|alter|set) )(?:the|this) (?:pointer|redirect|redirection|link|xref|x-ref|ref)(?= )', [1, 'the cross-reference'],
    'Replace the pointer with "x".', 'Replace the cross-reference with "x".'),
  row('with a pointer', '^((?:please )?replace the (?:pointer|cross-reference|reference) )(?:with|by) a (?:new )?(?:pointer|redirect|link) (?=(?:to|for) )', [1, 'with a cross-reference '],
    'Replace the pointer with a pointer to "x".', 'Replace the pointer with a cross-reference to "x".'),

  // ---------------------------------------------------------------- one name more, or less
  row('it should lead there, too', `^(?:${leads(`(?:${ought}|now) also`)} to|${leads('now also', 's')} to|(?:please )?also (?:point|refer|redirect)${reader} to|(?:this|the) entry ${ought} also (?:mention|name|list|cite)|(?:${leads(`(?:${ought}|now)`)} to|(?:this|the) entry ${ought} (?:mention|name|list|cite))(?=.* (?:as well|too|also)\\.?$)) (${name})(?:,? (?:as well|too|also))?${end}`, ['a cross-reference to ', 1, ' is added'],
    'This entry should also point to "x".', 'A cross-reference to "x" is added.'),
  row('add a pointer', `^(?:please )?(?:add|insert|append|include|put in|print) (?:an?|another|one) (?:(?:more|new|further|additional|extra|second|third) )?(?:pointer|link|redirect|xref|x-ref|ref|(?:cross-)?reference),? (?:to|for)? ?(${name})${end}`, ['a cross-reference to ', 1, ' is added'],
    'Add a further pointer, to "x".', 'A cross-reference to "x" is added.'),
  row('remove the pointer there', `^(?:please )?(?:${takes}) (?:the|its|this) (?:pointer|link|redirect|xref|x-ref|ref) to (${name})${end}`, ['the reference to ', 1, ' is deleted'],
    'Remove the pointer to "x".', 'The reference to "x" is deleted.'),
  row('the pointer there is removed', `^(?:the |its |this )?(?:pointer|link|redirect|xref|x-ref|ref) to (${name}) (?:(?:is|has been|should be|must be|is to be) )?(?:now |hereby )?(?:${gone})${end}`, ['the reference to ', 1, ' is deleted'],
    'The pointer to "x" is removed.', 'The reference to "x" is deleted.'),
  row('it no longer leads there', `^(?:${leads('no longer', 's')}|${leads(`${ought} (?:no longer|not)`)}|(?:please )?no longer (?:point|refer)${reader}) to (${name})${end}`, ['the reference to ', 1, ' is deleted'],
    'Should no longer refer to "x".', 'The reference to "x" is deleted.'),
  row('this pointer goes', `^(?:(?:please )?(?:${takes}) (?:this |the )?(?:pointer|redirect|redirection|see[ -](?:only )?entry)(?: entry)?|(?:this |the )?(?:pointer|redirect|redirection|see[ -](?:only )?entry)(?: entry)? (?:(?:is|has been|should be|must be|is to be|shall be) )?(?:now |hereby )?(?:${gone}))${end}`, ['delete this entry'],
    'Delete this pointer.', 'Delete this entry.'),
];
