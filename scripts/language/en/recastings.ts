/**
 * Ways to say the same in the words and the order that the grammar of instructions knows: one row each. A sentence that the
 * grammar cannot read is put in other words by these, and is read again (`interpret/amendments/sentences/recast.ts`).
 *
 * A row may leave out only words that change nothing, or give a reason; what limits an order, or doubts it, no row touches.
 */
import { allBehind } from './recastings/deleting/all-behind.ts';
import { atEdges, grown } from './recastings/adding/edges.ts';
import { beforeReferences } from './recastings/adding/before-references.ts';
import { beside } from './recastings/adding/beside.ts';
import { intoList } from './recastings/adding/into-list.ts';
import { marks } from './recastings/adding/marks.ts';
import { rankedItems } from './recastings/adding/ranked-items.ts';
import { rankedSentences } from './recastings/adding/ranked-sentences.ts';
import { amending } from './recastings/voices/amending.ts';
import { anew } from './recastings/parts/given-anew.ts';
import { atAnEnd } from './recastings/parts/at-an-end.ts';
import { becoming } from './recastings/replacing/becoming.ts';
import { beginning } from './recastings/parts/beginning.ts';
import { beingNow } from './recastings/replacing/being-now.ts';
import { chatty } from './recastings/voices/chatty.ts';
import { colloquial } from './recastings/voices/colloquial.ts';
import { coming } from './recastings/adding/coming.ts';
import { counted } from './recastings/parts/counted.ts';
import { quotationMarks } from './recastings/deleting/quotation-marks.ts';
import { figures } from './recastings/replacing/figures.ts';
import { formal } from './recastings/voices/formal.ts';
import { going } from './recastings/deleting/going.ts';
import { goneTwice } from './recastings/deleting/gone-twice.ts';
import { glossed } from './recastings/parts/glossed.ts';
import { inPassing } from './recastings/voices/in-passing.ts';
import { itemsByWords } from './recastings/parts/items-by-words.ts';
import { jotted } from './recastings/voices/jotted.ts';
import { labelled } from './recastings/pointers/labelled.ts';
import { lacking } from './recastings/deleting/lacking.ts';
import { lawyerly } from './recastings/voices/lawyerly.ts';
import { letters } from './recastings/parts/letters.ts';
import { minuted } from './recastings/voices/minuted.ts';
import { missingWords } from './recastings/adding/missing-words.ts';
import { numbered } from './recastings/parts/numbered.ts';
import { onceAndNow } from './recastings/replacing/once-and-now.ts';
import { outOf } from './recastings/parts/out-of.ts';
import { pairs } from './recastings/replacing/pairs.ts';
import { parting } from './recastings/parts/parting.ts';
import { partsAnew } from './recastings/parts/reading-now.ts';
import { partOfAnother } from './recastings/parts/part-of-another.ts';
import { placing } from './recastings/parts/placing.ts';
import { pointing } from './recastings/pointers/pointing.ts';
import { printedFor } from './recastings/replacing/printed-for.ts';
import { references } from './recastings/pointers/references.ts';
import { relocating } from './recastings/parts/relocating.ts';
import { restoring } from './recastings/adding/restoring.ts';
import { slips } from './recastings/replacing/slips.ts';
import { takenFor } from './recastings/replacing/taken-for.ts';
import { toldByNeighbours } from './recastings/parts/told-by-neighbours.ts';
import { toldFirst } from './recastings/parts/told-first.ts';
import { toldInOne } from './recastings/adding/told-in-one.ts';
import { terse } from './recastings/voices/terse.ts';
import { whatStays } from './recastings/deleting/what-stays.ts';
import { wholeText } from './recastings/pointers/whole-text.ts';
import type { Recasting } from './recastings/row.ts';

export const recastings: readonly Recasting[] = [...inPassing, ...glossed, ...allBehind, ...whatStays, ...counted, ...quotationMarks, ...going, ...becoming, ...coming, ...outOf, ...placing, ...restoring, ...letters, ...jotted, ...numbered, ...labelled, ...lacking, ...references, ...pointing, ...wholeText, ...beginning, ...slips, ...amending, ...beingNow, ...figures, ...pairs, ...atAnEnd, ...lawyerly, ...formal, ...chatty, ...colloquial, ...terse, ...takenFor, ...printedFor, ...partsAnew, ...onceAndNow, ...beside, ...intoList, ...rankedItems, ...rankedSentences, ...atEdges, ...grown, ...relocating, ...parting, ...partOfAnother, ...anew, ...marks, ...toldFirst, ...missingWords, ...toldInOne, ...toldByNeighbours, ...itemsByWords, ...beforeReferences, ...goneTwice, ...minuted];
