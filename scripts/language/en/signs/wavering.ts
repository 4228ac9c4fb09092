/** Orders that waver, or hold for some only: of words for words, figures for figures, and parts that may go. They are heard, so that they wait. */
import { any, quotation, textThings } from '../text-things.ts';
import type { Sign } from '../text-things.ts';
import { formsOf } from '../verbs.ts';

const maybe = '(?:could|might|may|can|perhaps)';
const measured = '\\d+(?: [a-z]+)?';

/** `is` is tried on one sentence, folded. */
export const waveringSigns: readonly Sign[] = [
  { name: 'where others stand, or might', is: new RegExp(`${quotation} (?:stands?|is|are|appears?|was|were) (?:\\w+ )?where (?:the \\w+ )?${quotation} (?:\\w+ )?(?:${maybe}|should|ought|must|was|were)\\b`),
    example: '"Cat" stands where "dog" might stand.' },
  { name: 'what readers see', is: new RegExp(`^where(?:ver)? (?:you|we|one|readers?) (?:\\w+ )?(?:sees?|reads?|finds?|wrote|said|had) (?:the \\w+ )?${quotation}[^."“]*${quotation}`),
    example: 'Where you see "cat" in a poem, think of "dog".' },
  { name: 'words that might be others', is: new RegExp(`^(?:the (?:words?|phrase|term|name|sentence) )?${quotation} \\((?:as )?(?:in )?${quotation}\\) (?:\\w+ )?(?:${maybe}|should|must) (?:\\w+ )?(?:be|read|say) ${quotation}`),
    example: 'The word "cat" ("a cat hums") could be "dog".' },
  { name: 'words made something else', is: new RegExp(`${quotation},? (?:(?:is|are|was|has been|have been) )?(?:now )?made [a-z ]{1,25}[:,]? ?\\(?${quotation}`), example: '"Cats" made singular in leagues: "cat".' },
  { name: 'words that were others', is: new RegExp(`^${quotation},? \\(?(?:formerly|previously|hitherto|until now) (?:the )?${quotation}`), example: '"Cats", formerly "dogs", in leagues.' },
  { name: 'figures for figures', is: new RegExp(`^(?:[^.]*[,:] |perhaps |maybe )?(?:please )?(?:substitute ${measured} for ${measured}|replace ${measured} (?:by|with) ${measured}|instead of ${measured},? (?:it |read|put|say)|for (?:the )?(?:figure|number) \\d+ (?:read|put|substitute)|the (?:figure|number) (?:of )?\\d+ (?:becomes|is now|(?:should|must|may|might|could) (?:be|become)) \\d)`),
    example: 'Replace 5 cats by 6 cats in leagues.' },
  { name: 'so many become so many', is: /^(?:in [^,]*, )?the (?:[\w'-]+ ){1,4}of \d+(?: [a-z]+)? (?:may |might |could |should |must |will )?(?:becomes?|(?:is|are|be) (?:now )?(?:replaced|changed|raised|lowered)) (?:by |with |to )?\d+\b/,
    example: 'The toll of 5 cats may become 6 cats.' },
  { name: 'what is another now, with words between', is: new RegExp(`^(?:[^.]*[,:] )?(?:the (?:words?|phrase|sentence|noun|name) )?${quotation} (?:is|are|was|were|has been|have been|should be|must be),? [^."“]{1,60}?,? (?:now|henceforth|from now on|hereafter) ${quotation}`),
    example: '"Cat" is, at the request of either player, now "dog".' },
  { name: 'words that are to be an item', is: new RegExp(`^(?:the \\w+ )?${quotation} (?:is to|are to|shall|should|must|ought to|has to) (?:now )?(?:be|become|stand as|form) (?:the|an?|its) (?:\\w+ )?(?:first|last|final|second|third|fourth|new|opening|closing) (?:item|bullet|sentence|paragraph|line)\\b`),
    example: '"Cats hum" is to be the last item of the list.' },
  { name: 'words that may be brought in', is: new RegExp(`^there ${maybe} (?:\\w+ )?be (?:${any(formsOf('past', 'add'))}|put|placed) (?:the \\w+ )?${quotation}`), example: 'There might be inserted "tall" before "cat".' },
  { name: 'words that somebody wants changed', is: new RegExp(`\\bthat (?:the \\w+ )?${quotation} be (?:\\w+ )?(?:${any(formsOf('past'))})\\b`), example: 'The committee may direct that "cat" be replaced by "dog".' },
  { name: 'words that have fallen away', is: new RegExp(`^(?:[^.]*[,:] |perhaps )?(?:the (?:words?|phrase|sentence|clause|passage) )?${quotation} (?:has|have) (?:now )?(?:fallen away|fallen out|dropped out|gone out|vanished|disappeared)\\b`),
    example: '"Cats hum" has fallen away in leagues.' },
  { name: 'words that appear no more', is: new RegExp(`^(?:the (?:words?|phrase|sentence|clause|passage) )?${quotation} (?:no longer (?:appears?|stands?)|(?:should|must|shall) (?:not|no longer|never) (?:be|stand|appear|have been) (?:in|on)\\b|ceases?)\\b`),
    example: '"Cats hum" no longer appears in leagues.' },
  { name: 'part that may go', is: new RegExp(`^(?:the|this|that) (?:[\\w'-]+ ){0,2}${textThings} (?:about|on|that mentions|mentioning|containing|with|in which|beginning|ending|starting) [^."“]{0,20}${quotation}[^."“]{0,30}\\b${maybe} (?:\\w+ )?(?:go|be (?:${any(formsOf('past', 'delete'))}))\\b|^the (?:\\w+ )?(?:paragraph|sentence|bullet) (?:about|on|concerning) [^."“]{1,50} ${maybe} (?:\\w+ )?(?:go|be (?:${any(formsOf('past', 'delete'))}))\\b`),
    example: 'The sentence about "cats" may be deleted.' },
];
