/** Whether a sentence, or what stands before "and so", only tells how an order came about. */
import { clauseKind } from '../clauses.ts';
import { leadsUp } from '../narrating.ts';
import { isRemarkAhead } from '../remarks/remarks.ts';
import { unquoted } from '../veiled.ts';
import { stories } from './rows.ts';
import { sighs } from './sighs.ts';
import { isQuiet, isQuietSubject, timeless } from './words.ts';

const joints = /(?:,|;)? (?:and|but|so) |; |, /g;

/** Where a story is told: behind an order some of it may be said of that. */
export type Where = 'ahead' | 'anywhere';

/** "Needless to say", "Well spotted, Bess": whose name is that of nothing else. Which word was forgotten no sigh tells. */
const isSigh = (clause: string, where: Where): boolean => !clause.includes('"') && sighs.some(({ is, ahead }) => {
  const found = ahead === true && where !== 'ahead' ? null : is.exec(clause.trim());
  return found !== null && Object.values<string | undefined>(found.groups ?? {}).every((told) => isQuiet(told ?? ''));
});

/** "Long overdue.", "Well spotted, Bess!": behind a new text it is none of that. `sentence` is folded. */
export const isSighBehind = (sentence: string): boolean => isSigh(unquoted(sentence).replace(/^[\s(]+|[\s).!]+$/g, ''), 'anywhere');

function isStory(clause: string, where: Where): boolean {
  if (isSigh(clause, where)) return true;
  const plain = timeless(clause.trim());
  return stories.some(({ is, ahead }) => {
    const found = ahead === true && where !== 'ahead' ? null : is.exec(plain);
    const about = found?.groups?.['topic'];
    const isSubject = about !== undefined && plain.replace(/^\W+/, '').startsWith(about);
    return found !== null && (about === undefined || (isSubject ? isQuietSubject(about) : isQuiet(about)));
  });
}

/** And so many clauses. */
const most = 4;

/** One clause, or several that are joined; of those behind the first the subject may be missing. */
const tells = (words: string, where: Where, clauses = most): boolean => isStory(words, where) || (clauses > 1 && [...words.matchAll(joints)].some(({ 0: joint, index }) => {
  const rest = words.slice(index + joint.length);
  return isStory(words.slice(0, index), where) && (tells(rest, where, clauses - 1) || tells(`they ${rest}`, where, clauses - 1));
}));

/** So long a sentence tells more than what led to an order. */
const longest = 240;

/** Whether a sentence only tells what led to the order beside it. `sentence` is folded. */
export function tellsAStory(sentence: string, where: Where): boolean {
  const bare = unquoted(sentence).replace(/^[\s(]+|[\s).!]+$/g, '').replace(/^whereas,? /, '');
  return bare.length <= longest && !/[?:]/.test(bare) && tells(bare, where);
}

/** What joins an order to the story before it. */
const leadEnds = /[;,] (?:now,? therefore,?(?: be it)? )?(?=(?:be it )?resolved\b)|: | - |; |,? (?:and )?(?:so|therefore|that is why|this is why|which is why|for (?:this|that) reason|hence|accordingly|consequently|thus)(?! (?:that|far|long|much|many|as)\b),? |,? (?:and|but) (?=(?:we|from now on|now|it)\b|")/g;

/** A sigh needs less to end it. */
const sighEnds = /(?:,|!|\.\.\.) (?:but |and )?|,? that /g;

const endsIn = (sentence: string, is: RegExp): { lead: string; to: number }[] =>
  [...sentence.matchAll(is)].map(({ 0: end, index }) => ({ lead: sentence.slice(0, index), to: index + end.length }));

const places = /\b(?:examples?|lists?|bullets?|items?|points?|steps?|paragraphs?|sentences?|passages?|lines?|notes?|footnotes?|parenthes[ei]s|parentheticals?|brackets|headings?|captions?|references?|pointers?|cross-references?|introduction|preamble|summary|opening|ending|beginning|asides?|remarks?|comments?|quotations?)\b/;

/** "The example was clumsy: ..." tells where the words of the order stand; of a list, one of its bullets does so as well. */
const losesPlace = (lead: string, sentence: string): boolean =>
  places.test(lead) && !(/\blist\b/.test(lead) && /\b(?:bullet|item)s?\b/.test(sentence.slice(lead.length)));

/** Where an order may begin behind a story in the same sentence, the first place first. `sentence` is folded, and what it quotes veiled. */
export function endsOfStory(sentence: string): number[] {
  const told = endsIn(sentence, leadEnds).filter(({ lead }) => tellsAStory(lead, 'ahead') || (isRemarkAhead(lead) && !losesPlace(lead, sentence)) || leadsUp(lead.replace(/^whereas,? /, '')));
  const sighed = endsIn(sentence, sighEnds).filter(({ lead }) => isSigh(lead, 'ahead'));
  const clauses = endsIn(sentence, /(?<=^(?:after|thanks to|with thanks to) [^,;:"]+), /g).filter(({ lead }) => ['reason', 'politeness'].includes(clauseKind(lead) ?? ''));
  return [...told, ...sighed, ...clauses].map(({ to }) => to);
}

/** "(a reader spotted it)", ", as a reader pointed out", "after many had asked about it": the story as a clause of the order. `clause` is folded. */
export function isStoryBeside(clause: string): boolean {
  const bare = clause.replace(/^[\s,;(-]+/, '').replace(/[\s,;:.!)]+$/, '');
  if (isSigh(bare, 'anywhere')) return true;
  const opens = /^(?:as|because|since|after|now that|given that) /.exec(bare)?.[0] ?? '';
  const told = bare.slice(opens.length);
  return (/^\s*[,;(-]/.test(clause) || opens !== '') && (tellsAStory(told, 'anywhere') || (opens === 'as ' && tellsAStory(`${told} it`, 'anywhere')));
}
