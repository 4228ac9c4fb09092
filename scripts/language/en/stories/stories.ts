/** Whether a sentence, or what stands before "and so", only tells how an order came about. */
import { leadsUp } from '../narrating.ts';
import { unquoted } from '../veiled.ts';
import { stories } from './rows.ts';
import { isQuiet, isQuietSubject, timeless } from './words.ts';

const joints = /(?:,|;)? (?:and|but|so) |; |, /g;

/** Where a story is told: behind an order some of it may be said of that. */
export type Where = 'ahead' | 'anywhere';

function isStory(clause: string, where: Where): boolean {
  const plain = timeless(clause.trim());
  return stories.some(({ is, ahead }) => {
    const found = ahead === true && where !== 'ahead' ? null : is.exec(plain);
    const about = found?.groups?.['topic'];
    const isSubject = about !== undefined && plain.replace(/^\W+/, '').startsWith(about);
    return found !== null && (about === undefined || (isSubject ? isQuietSubject(about) : isQuiet(about)));
  });
}

/** One clause, or several that are joined; of those behind the first the subject may be missing. */
const tells = (words: string, where: Where): boolean => isStory(words, where) || [...words.matchAll(joints)].some(({ 0: joint, index }) => {
  const rest = words.slice(index + joint.length);
  return isStory(words.slice(0, index), where) && (tells(rest, where) || tells(`they ${rest}`, where));
});

/** So long a sentence tells more than what led to an order. */
const longest = 240;

/** Whether a sentence only tells what led to the order beside it. `sentence` is folded. */
export function tellsAStory(sentence: string, where: Where): boolean {
  const bare = unquoted(sentence).replace(/^[\s(]+|[\s).!]+$/g, '');
  return bare.length <= longest && !/[?:]/.test(bare) && tells(bare, where);
}

/** What joins an order to the story before it. */
const leadEnds = /: | - |; |,? (?:and )?(?:so|therefore|that is why|this is why|which is why|for (?:this|that) reason|hence|accordingly|consequently|thus)(?! (?:that|far|long|much|many|as)\b),? |, and (?=(?:we|from now on|now)\b)/g;

/** Where an order begins behind a story in the same sentence, and nowhere where none is told there. `sentence` is folded, and what it quotes veiled. */
export function endOfStory(sentence: string): number | null {
  const ends = [...sentence.matchAll(leadEnds)].map(({ 0: { length }, index }) => ({ index, to: index + length }));
  return ends.find(({ index }) => tellsAStory(sentence.slice(0, index), 'ahead') || leadsUp(sentence.slice(0, index)))?.to ?? null;
}

/** "(a reader spotted it)", ", as a reader pointed out", "after many had asked about it": the story as a clause of the order. `clause` is folded. */
export function isStoryBeside(clause: string): boolean {
  const bare = clause.replace(/^[\s,;(-]+/, '').replace(/[\s,;:.!)]+$/, '');
  const opens = /^(?:as|because|since|after|now that|given that) /.exec(bare)?.[0] ?? '';
  const told = bare.slice(opens.length);
  return (/^\s*[,;(-]/.test(clause) || opens !== '') && (tellsAStory(told, 'anywhere') || (opens === 'as ' && tellsAStory(`${told} it`, 'anywhere')));
}
