/** Where faults are made, and which tests are to notice them: those that are quick, and look at nothing else. */
export interface Room {
  tests: readonly string[];
  /** The share of the faults that is to be noticed. */
  goal: number;
}

/** Whole rulings on a text. Those made by chance, and by thousands, would take too long for each fault. */
const wordings = ['tests/wordings/{all-entries,as-it-was-found,asked-or-told,beside-and-beyond,beside-words,certain,certain-though-damaged,contradicts,counted-anew,figures-and-marks,follows-from-the-old,handed-over,hinted,in-a-letter,in-print,in-the-example,joined-and-listed,jotted,labelled,lacks-or-loses,looks-like-an-order,lost-and-back,moved,moved-and-parted,moved-sentences,nearly-the-same,no-frame,numbered-places,of-another-text,offhand,one-word-apart,only-near,other-turns,out-of-so-many,own-stop,put-in-brackets,references,several-orders,storied,thanks,the-only-reference,told-beside,turnings,unclear-places,waits,what-goes,where-text-ends,which-reference,which-words,whose-end}.test.ts'];

export const rooms: Readonly<Record<string, Room>> = {
  'scripts/consolidate': { tests: ['tests/consolidate/{additions,at-a-date,beside-editions,at-the-edge,brings-an-entry,by-number,called-nothing,claimed-stars,close-calls,decisions,edits,fixtures,for-a-time,given-and-left,goes-on-below,just-across,just-over,kept-apart,kinds-of-part,left-out,moved-parts,not-ordered,one-after-another,one-of-two,one-thing-more,overtaken,places,order,over-time,quoted,rulings,said-of-the-place,same-day,small-guards,small-parts,taken-back,taken-over,text,told-parts,two-lists,unheard-orders,what-else-stands,whole-entries}.test.ts', ...wordings], goal: 0.85 },
  'scripts/interpret': { tests: ['tests/interpret/*.test.ts', 'tests/link/{card-or-term,links,see-phrases}.test.ts', ...wordings], goal: 0.75 },
  'scripts/link': { tests: ['tests/link/{card-or-term,cut-pages,documents,effective,entry-ids,guards,headwords,marks,mentions,name-index,rulings,see-phrases,slug,subject-cards,targets,variants,weave}.test.ts'], goal: 0.75 },
  'scripts/language': { tests: ['tests/interpret/*.test.ts', 'tests/language/*.test.ts', ...wordings], goal: 0.75 },
  'src/model': { tests: ['tests/{model,data,cite,standing,time-pictures,last-visit}/*.test.ts'], goal: 0.75 },
  'src/search': { tests: ['tests/search/{day,documents,english,finder,found-as,named-and-further,pack,pieces,repairs,second,small-shares,words}.test.ts'], goal: 0.75 },
};
