/** Ways to name a part by how many there are: what is counted from both ends must be the same part. */
import { cardinalWords, rankWordOf } from '../../numbers.ts';
import { any, rank } from '../../text-things.ts';
import { row, rowOfParts } from '../row.ts';
import type { Recasting } from '../row.ts';

const kinds = '(paragraph|sentence|bullet|item|bullet point|bulleted point|bulleted item)s';
/** How many parts there may be. */
const counts = [2, 3, 4, 5, 6, 7, 8];
const cardinal = (count: number): string => cardinalWords[count - 1] ?? '';

/** "second of the two", "third of the three": one group for each, of which one is found. */
const ranksOut = (fromEnd: number): string => `(?:${counts.filter((count) => count >= fromEnd).map((count) => `(${rankWordOf(count + 1 - fromEnd)}) of (?:the |its |these )?${cardinal(count)}`).join('|')})`;
const groupsOf = (fromEnd: number): number[] => counts.filter((count) => count >= fromEnd).map((_, at) => at + 1);
const kindGroup = (fromEnd: number): number => groupsOf(fromEnd).length + 1;

export const outOf: readonly Recasting[] = [
  row('the last of so many', `(?<=(?:^| )the )${ranksOut(1)} ${kinds}`, [...groupsOf(1), ' (last) ', kindGroup(1)],
    'Delete the second of the two sentences.', 'Delete the second (last) sentence.'),
  row('the last but one of so many', `(?<=(?:^| )the )${ranksOut(2)} ${kinds}`, [...groupsOf(2), ' (penultimate) ', kindGroup(2)],
    'Delete the second of the three bullets.', 'Delete the second (penultimate) bullet.'),
  row('the third of so many from the end', `(?<=(?:^| )the )${ranksOut(3)} ${kinds}`, [...groupsOf(3), ' (antepenultimate) ', kindGroup(3)],
    'Delete the second of the four bullets.', 'Delete the second (antepenultimate) bullet.'),
  row('the latter of two', `(?<=(?:^| )the )(?:latter|last) of (?:the |its |these )?two ${kinds}`, ['second (last) ', 1],
    'Delete the latter of the two sentences.', 'Delete the second (last) sentence.'),
  row('the former of two', `(?<=(?:^| )the )former of (?:the |its |these )?two ${kinds}`, ['first (penultimate) ', 1],
    'Delete the former of the two bullets.', 'Delete the first (penultimate) bullet.'),
  row('the middle of three', `(?<=(?:^| )the )middle(?: one)? of (?:the |its |these )?three ${kinds}`, ['second (penultimate) ', 1],
    'Delete the middle one of the three bullets.', 'Delete the second (penultimate) bullet.'),
  row('of three the middle one', `^of (?:the |its |these )?three ${kinds}(?: (?:in|of) (?:this entry|the entry|the list))?,? the middle(?: one)?(?= (?:is|falls|goes|drops|should|must|has|reads|now|becomes) )`, ['the second (penultimate) ', 1],
    'Of the three bullets, the middle one is deleted.', 'The second (penultimate) bullet is deleted.'),
  ...counts.slice(0, -1).map((count) => rowOfParts(`the last before the other ${cardinal(count)}`, `^(?:move|put|place|set|bring) the (?:last|final) (paragraph|sentence|bullet|item) (?:before|ahead of|in front of|above) the (?:other )${cardinal(count)}(?=\\.?$)`, [`move the ${rankWordOf(count + 1)} (last) `, 1, ' before the first'],
    `Place the last bullet ahead of the other ${cardinal(count)}.`, `Move the ${rankWordOf(count + 1)} (last) bullet before the first.`)),
  ...counts.slice(1).map((count) => row(`the last of ${cardinal(count)}`, `(?<=(?:^| )the )last of (?:the |its |these )?${cardinal(count)} ${kinds}`, [`${rankWordOf(count)} (last) `, 1],
    `Delete the last of the ${cardinal(count)} bullets.`, `Delete the ${rankWordOf(count)} (last) bullet.`)),
  ...counts.map((count) => row(`one more than ${cardinal(count)}`, `^to (?:the|these|its|this entry's) ${cardinal(count)} ${kinds}(?: (?:in|of) (?:this|the) (?:entry|list))?,? (?:add|append|insert) an? (?:new )?${rankWordOf(count + 1)}(?: one| \\1)?(?=:| ["“])`, [`add a new ${rankWordOf(count + 1)} `, 1],
    `To the ${cardinal(count)} bullets in this entry add a ${rankWordOf(count + 1)}: "x".`, `Add a new ${rankWordOf(count + 1)} bullet: "x".`)),
  row('of so many the last', `^of (?:the |its |these )?(${any(counts.map(cardinal))}) (paragraphs|sentences|bullets|items|bullet points)(?: (?:in|of) (?:this entry|the entry|the list))?,? the (${rank})(?: one)?(?= (?:is|falls|goes|drops|should|must|has|reads|now|becomes) )`, ['the ', 3, ' of the ', 1, ' ', 2],
    'Of the three bullets, the last is deleted.', 'The last of the three bullets is deleted.'),
];
