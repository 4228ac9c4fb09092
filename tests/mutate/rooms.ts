/** Where faults are made, and which tests are to notice them: those that are quick, and look at nothing else. */
export interface Room {
  tests: readonly string[];
  /** The share of the faults that is to be noticed. */
  goal: number;
}

/** Whole rulings on a text. Those made by chance, and by thousands, would take too long for each fault. */
const wordings = ['tests/wordings/!(any-voice|damaged|edits|every-part-counts|in-other-words|limited).test.ts'];

export const rooms: Readonly<Record<string, Room>> = {
  'scripts/consolidate': { tests: ['tests/consolidate/!(properties|timeline).test.ts', ...wordings], goal: 0.85 },
  'scripts/interpret': { tests: ['tests/interpret/*.test.ts', 'tests/link/{card-or-term,links,see-phrases}.test.ts', ...wordings], goal: 0.75 },
  'scripts/link': { tests: ['tests/link/{card-or-term,cut-pages,documents,effective,entry-ids,guards,headwords,marks,mentions,name-index,rulings,see-phrases,slug,subject-cards,targets,variants,weave}.test.ts'], goal: 0.75 },
  'scripts/language': { tests: ['tests/interpret/*.test.ts', 'tests/language/*.test.ts', ...wordings], goal: 0.75 },
  'src/model': { tests: ['tests/{model,data,cite,standing,time-pictures,last-visit}/*.test.ts'], goal: 0.75 },
  'src/search': { tests: ['tests/search/{day,documents,english,finder,found-as,named-and-further,pack,pieces,repairs,second,small-shares,words}.test.ts'], goal: 0.75 },
};
