/** Where faults are made, and which tests are to notice them: those that are quick, and look at nothing else. */
export interface Room {
  tests: readonly string[];
  /** The share of the faults that is to be noticed. */
  goal: number;
}

const wordings = ['tests/wordings/certain.test.ts', 'tests/wordings/waits.test.ts'];

export const rooms: Readonly<Record<string, Room>> = {
  'scripts/consolidate': { tests: ['tests/consolidate/{additions,at-a-date,by-number,decisions,edits,fixtures,just-across,places,order,over-time,quoted,rulings,small-guards,small-parts,text,whole-entries}.test.ts', 'tests/wordings/certain.test.ts'], goal: 0.85 },
  'scripts/interpret': { tests: ['tests/interpret/*.test.ts', 'tests/link/{card-or-term,links,see-phrases,stages}.test.ts', ...wordings], goal: 0.75 },
  'scripts/link': { tests: ['tests/link/{card-or-term,cut-pages,effective,entry-ids,guards,marks,mentions,name-index,see-phrases,slug,stages,targets,variants,weave}.test.ts'], goal: 0.75 },
  'scripts/language': { tests: ['tests/interpret/*.test.ts', 'tests/language/*.test.ts', ...wordings], goal: 0.75 },
  'src/model': { tests: ['tests/{model,data,cite,standing,time-pictures,last-visit}/*.test.ts'], goal: 0.75 },
  'src/search': { tests: ['tests/search/{day,documents,english,finder,found-as,named-and-further,pack,pieces,repairs,second,words}.test.ts'], goal: 0.75 },
};
