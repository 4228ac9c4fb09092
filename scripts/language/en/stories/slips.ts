/** Sighs that own up to a slip: ahead of an order that mends it, and never ahead of what may be the slip itself. */
import { any } from '../text-things.ts';
import { ahead, name } from './sigh.ts';
import type { Sigh } from './sigh.ts';

const hands = '(?:our|the) (?:proofreaders?|editors?|typists?|printers?)';

export const slips: readonly Sigh[] = [
  ahead(any(['(?:oops|whoops|oopsie|my bad|our bad|mea culpa|our mistake|my mistake|our fault)', "(?:it is|it's|this is) (?:on us|our fault|my fault|our mistake)"]), 'Our mistake.'),
  ahead('(?:we|i) (?:(?:goofed|blundered|slipped up|messed up|nodded|dozed)(?: here| on this one)?|blew it|dropped the ball|botched it|bungled it|fumbled it|flubbed it|flubbed this one|got it wrong|got this one wrong|had it wrong|had this wrong)', 'We goofed.'),
  ahead(`${hands} (?:missed|overlooked|let slip|let through|skipped) (?:one|it|this|this one|something)`, 'Our proofreader missed one.'),
  ahead("(?:(?:here is|here's|this is|we have|we've got|we've) )?(?:an? )?(?:old |long-standing |little |embarrassing )*(?:one|slip|mistake|error|oversight) we (?:should have|ought to have|had) (?:caught|noticed|spotted|seen|fixed)(?: (?:long ago|years ago|sooner|earlier))?", 'A slip we should have caught.'),
  ahead(`sorry(?:,? about (?:that|this)|,? (?:everyone|everybody|folks|all|${name}))?`, 'Sorry, folks.'),
];
