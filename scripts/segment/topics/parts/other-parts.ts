/** Parts of an issue that hold something else than its rulings, and are dressed as they are: `TOURNAMENT NEWS` behind `RULINGS`. */
import type { Paragraph } from '../../blocks/paragraphs.ts';
import { isCapitals } from '../names/capitals.ts';
import type { TopicStyle } from '../order/style.ts';
import type { Sectioned } from './sections.ts';

/** What such parts are called. */
export const OTHER_PARTS: readonly { is: RegExp; example: string }[] = [
  { is: /^(?:(?:tournament|league|club|event|convention|championship|company|site|local|world|upcoming|coming|recent|shop|store) )+(?:news|reports?|results?|calendar|schedules?|standings|dates?|events?|announcements?|releases?|lists?)$/iu, example: 'TOURNAMENT NEWS' },
  { is: /^(?:letters(?: to the editor| page)?|classifieds?|trading post|calendar(?: of events)?|schedule|results|standings|editorial|interview|contest(?: results)?)$/iu, example: 'LETTERS TO THE EDITOR' },
  { is: /^(?:deck(?: ?lists?| ideas?| of the (?:month|week|issue))|strategy(?: corner| articles?)?|player(?:s)? (?:of the month|profiles?|spotlight)|new products?|product (?:news|releases)|next (?:month|issue|time|week|number)|coming (?:soon|next))$/iu, example: 'DECK OF THE MONTH' },
];

/** Whether a title is one of such a part. */
export const isOtherPart = (title: string): boolean => OTHER_PARTS.some(({ is }) => is.test(title.replace(/:\s*$/u, '').trim()));

/** A line alone, in capitals or a heading of the format, that heads such a part. */
function headsOther({ text, first, last, heading }: Paragraph, above: Paragraph | undefined, below: Paragraph | undefined): boolean {
  const isApart = above !== undefined && below !== undefined && first > above.last + 1 && below.first > last + 1;
  return isApart && first === last && (heading !== null || isCapitals(text)) && isOtherPart(text);
}

/** Reads: a document's paragraphs and how it sets its topics off. Writes: those of such parts behind one that is headed as rulings, each up to the next of those; none where names in capitals have lines of their own. */
export function otherParts(sectioned: readonly Sectioned[], { separator }: TopicStyle): ReadonlyMap<Paragraph, 'heading' | 'text'> {
  const found = new Map<Paragraph, 'heading' | 'text'>();
  if (separator === 'line') return found;
  let [seen, within] = [false, false];
  sectioned.forEach(({ paragraph, heading }, at) => {
    const isHead = seen && headsOther(paragraph, sectioned[at - 1]?.paragraph, sectioned[at + 1]?.paragraph);
    if (heading === 'rulings' && !isHead) [seen, within] = [true, false];
    else if (isHead) within = true;
    if (within) found.set(paragraph, isHead ? 'heading' : 'text');
  });
  return found;
}
