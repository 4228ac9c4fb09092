/** Where faults are made, and which tests are to notice them: those that are quick, and look at nothing else. */
export interface Room {
  tests: readonly string[];
  /** The share of the faults that is to be noticed. */
  goal: number;
}

/** Whole rulings on a text. Those made by chance, and by thousands, would take too long for each fault. */
const wordings = ['tests/wordings/{all-entries,as-it-was-found,certain,counted-anew,figures-and-marks,handed-over,in-print,labelled,moved,moved-and-parted,offhand,one-word-apart,only-near,references,several-orders,storied,told-beside,turnings,waits,what-goes,which-words,whose-end}.test.ts'];

export const rooms: Readonly<Record<string, Room>> = {
  'scripts/consolidate': { tests: ['tests/consolidate/{additions,at-a-date,at-the-edge,by-number,called-nothing,claimed-stars,close-calls,decisions,edits,fixtures,just-across,kept-apart,one-after-another,one-of-two,places,order,over-time,quoted,rulings,small-guards,small-parts,text,told-parts,unheard-orders,whole-entries}.test.ts', ...wordings], goal: 0.85 },
  'scripts/interpret': { tests: ['tests/interpret/*.test.ts', 'tests/link/{card-or-term,links,see-phrases}.test.ts', ...wordings], goal: 0.75 },
  'scripts/link': { tests: ['tests/link/{card-or-term,cut-pages,documents,effective,entry-ids,guards,headwords,marks,mentions,name-index,rulings,see-phrases,slug,targets,variants,weave}.test.ts'], goal: 0.75 },
  'scripts/language': { tests: ['tests/interpret/*.test.ts', 'tests/language/*.test.ts', ...wordings], goal: 0.75 },
  'src/model': { tests: ['tests/{model,data,cite,standing,time-pictures,last-visit}/*.test.ts'], goal: 0.75 },
  'src/search': { tests: ['tests/search/{day,documents,english,finder,found-as,named-and-further,pack,pieces,repairs,second,words}.test.ts'], goal: 0.75 },
};
