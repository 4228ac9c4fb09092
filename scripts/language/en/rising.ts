/** What tells that a figure rises or falls, before the order by which it does: that goes the way that it is told to go. */
import { any } from './text-things.ts';
import { amounts } from './turnings.ts';

const more = '(?: (?:again|slightly|a little|a bit|a notch|at last|by (?:one|two|three|four|five|\\d+)))?';
const thing = '(?:it|this|that|(?:the|its|our|this|their) (?:(?!for\\b|in\\b|of\\b|at\\b|on\\b|during\\b|under\\b|with\\b|card\\b|new\\b|old\\b|other\\b|races?\\b|leagues?\\b|tournaments?\\b|solo\\b)[\\w-]+ ){0,2}[\\w-]+)';

/** "The toll goes up:", before what it was and what it is. */
const risesOrFalls = new RegExp(`^(?:the|its|this|their|our) (?:(?!for\\b|in\\b|of\\b|at\\b|on\\b|during\\b|under\\b|with\\b|card\\b|new\\b|old\\b|other\\b|races?\\b|leagues?\\b|tournaments?\\b|solo\\b)[\\w-]+ ){1,4}(?:(?<up>goes up|rises|grows|increases|is (?:raised|increased|doubled))|goes down|comes down|falls|drops|shrinks|decreases|is (?:lowered|reduced|halved))${more}$`);

/** "We are raising it:". */
const weRaise = new RegExp(`^we (?:(?:are|'re|have been|have|had|must|need to|have to|had to|now|hereby|are now) )*(?:(?<up>raising|lifting|increasing|doubling|upping|putting up|raised?|lift|lifted|increased?|doubled?)|lowering|reducing|decreasing|halving|cutting|lower|lowered|reduced?|decreased?|halved?|cut) ${thing}${more}$`);

/** "The limit has been raised.": what the order beside it does, told first; a plain "the toll rises" is a rule. */
const hasRisen = new RegExp(`^\\W*the (?:(?:time|hand|size|point|deck) )?(?:${any(amounts)}) (?:has been (?:now )?(?:(?<up>raised|increased|doubled)|lowered|reduced|halved)|has (?:(?<rose>gone up|risen)|gone down|fallen))(?: (?:slightly|by (?:one|two|three|four|five|\\d+)))?\\W*$`);

/** Whether words before a colon tell that a figure rises or falls. `lead` is folded. */
export const tellsOfRise = (lead: string): boolean => risesOrFalls.test(lead) || weRaise.test(lead);

/** Whether a sentence beside an order tells that a figure has risen or fallen. `sentence` is folded. */
export const tellsOfRisen = (sentence: string): boolean => hasRisen.test(sentence.trim());

/** Which way a figure is told to go, or to have gone; null where nothing of the kind is told. `words` are folded. */
export function directionTold(words: string): 'up' | 'down' | null {
  const bare = words.trim().replace(/[\s.:;,-]+(?:so|and so)?$/, '');
  const found = hasRisen.exec(words.trim()) ?? risesOrFalls.exec(bare) ?? weRaise.exec(bare);
  if (found === null) return null;
  return found.groups?.['up'] !== undefined || found.groups?.['rose'] !== undefined ? 'up' : 'down';
}

/** "Raise 5 to 6", ""5" lowered: "4"", "the number 5 has been reduced to 4": which way an order turns a figure; null where it does not say. `words` are folded. */
export function directionOrdered(words: string): 'up' | 'down' | null {
  const found = /\b(?:(?<up>raise[sd]?|lift(?:ed|s)?|increase[sd]?|rises?|goes up)|lower(?:ed|s)?|reduce[sd]?|decrease[sd]?|falls?|drops?|goes down)\b(?:.*\bto\b|\W*$)/.exec(words);
  if (found === null) return null;
  return found.groups?.['up'] !== undefined ? 'up' : 'down';
}
