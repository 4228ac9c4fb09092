/** Questions that a collection of answers is asked about itself, its makers and its use: nobody's ruling. */
import type { Question } from './questions.ts';

/** What is asked of a publication, and never of a game. */
export const ASKED_OF_IT: readonly { is: RegExp; example: string }[] = [
  { is: /^(?:so,? |and |but )?(?:who|where|what) (?:am I|are you|is this)\b(?: (?:page|site|list|place|here))?[,?]|\bwho (?:writes?|wrote|runs?|keeps?|answers?|maintains?|makes?|made|thinks? up|are you)\b.{0,30}\b(?:this|these|here|you)\b/iu, example: 'Who writes these answers?' },
  { is: /\b(?:this|these|your|my own) (?:web)?(?:sites?|pages?|faqs?|lists?|collections?|documents?|files?|answers|archives?|compendium|newsletters?)\b|\b(?:what(?: \p{L}+){0,3} is|is|are|of|for|browse|search|use|read|navigate) (?:the|this) (?:(?:rules|rulings) )?(?:compendium|faq|archive|collection|web ?site|site|newsletter)\b|^what(?: (?:the|on) \p{L}+)? is this (?:thing|all about)\b|\b(?:answers|collection|faq|compendium|archive) (?:official|complete|up to date)\b/iu, example: 'How often is this list updated?' },
  { is: /\b(?:print|quote|cite|translate|link to|download|reprint|republish|mirror|subscribe to|contribute to) (?:it|this|them|these|from it|the (?:whole|answers|page|site|list|faq))\b/iu, example: 'May I print it?' },
  { is: /^(?:and |so,? |but )?how do I (?:get|find my way) around\b|\b(?:where|how) (?:do|can|should|may) I (?:submit|report|contact|become (?:an?|the|part of) (?:\p{L}+ )?(?:judge|member|editor|moderator|author|volunteer|contributor|playtester)|get in touch|send (?:in|you)|mail|ask)\b|\bI(?:[’']d| would) (?:like|love) to (?:be|become|help|join)\b/iu, example: 'How do I become a judge?' },
];
/** The share of a document's questions that makes it one about itself. */
const MOST = 0.6;
const LONGEST = 160;

const isOfItself = (words: string): boolean => ASKED_OF_IT.some(({ is }) => is.test(words.slice(0, LONGEST)));

/** Reads: the questions of a document. Writes: whether most of them ask about the document. */
export function asksOfItself(questions: readonly Question[]): boolean {
  return questions.length > 0 && questions.filter(({ words }) => isOfItself(words)).length >= questions.length * MOST;
}
