/** A list of what was changed in a glossary: behind its names stands what was done to their entries, and none of their texts. */
import type { SegmentedEntry } from './segments.ts';

/** What is said of an entry by who tells that it is another now. */
export const SAID_OF_ENTRIES: readonly { is: RegExp; example: string }[] = [
  { is: /^(?:brand[- ])?new(?: (?:entry|example|text|paragraph|sentence|wording|name|reference|picture)s?)?[.!]?$/iu, example: 'new example' },
  { is: /^(?:(?:has|have|had|was|were|is|are|now|been|slightly|entirely|completely|quite|mostly) ){0,3}(?:added|revised|rewritten|reworded|updated|corrected|clarified|expanded|extended|shortened|renamed|changed|improved|tidied(?: up)?)\b(?! (?:to|from|by|in|when|if|at|into)\b)[^.]{0,60}[.!]?$/iu, example: 'reworded, and shorter' },
  { is: /^(?:(?:was|were|has been|have been|now) )?(?:split|moved|merged|taken|cut)(?: (?:off|out|up|over))? (?:from|into|with|to|under) ["“'‘]/iu, example: 'split off from "barge"' },
  { is: /^(?:(?:the|a|an|its|two|three|four|some|several|all) )(?:\w+ ){0,2}(?:paragraphs?|sentences?|examples?|bullets?|wordings?|definitions?|entry|references?)\b.{0,80}\b(?:was|were|gone|moved|changed|now|new|(?:has|have|had) been)\b/iu, example: 'two paragraphs have changed places' },
  { is: /^(?:it )?(?:now|also|no longer) (?:tells|says|explains|covers|mentions|includes|gives|lists|has|speaks|holds|takes in|allows for)\b/iu, example: 'now tells you about empty barges' },
  { is: /^(?:it )?(?:adds|gains|loses|drops|mentions|gets|corrects|clarifies|explains anew) /iu, example: 'adds the Lower Canal' },
  { is: /^see .{1,40} from now on\b|^what (?:was|stood|had stood) (?:here|there|in it)\b/iu, example: 'see "tide" from now on' },
  { is: /^(?:much |a little |a bit |slightly )?(?:larger|longer|shorter|clearer|simpler|plainer)(?: (?:by|than|now)\b.{0,80}|[.!]?)$/iu, example: 'longer by a page' },
];
/** A title that says that news are told of entries. */
const TITLE = /^(?:what(?:[’']s| is| has| was)? (?:changed|new|different)|(?:list of )?(?:changes|changed entries|new and changed entries|recent changes))\b[^.;]{0,60}$|\b(?:glossary|lexicon|dictionary|word ?list) (?:has|have) (?:just )?been (?:updated|revised|changed|extended|given)\b/iu;
const LONGEST = 80;
/** So many names, and of so large a share of them it is said: below such a title, and without one. */
const FEWEST = 3;
const TITLED = 0.5;
const UNTITLED = 0.8;

/** Reads: the lines of a document and the entries found in it. Writes: whether it tells what became of the entries of another. */
export function tellsOfEntries(lines: readonly string[], entries: readonly SegmentedEntry[]): boolean {
  const told = entries.filter(({ blocks: [first, ...others] }) => first !== undefined && others.length === 0 && SAID_OF_ENTRIES.some(({ is }) => is.test(first.text.trim()))).length;
  const first = entries[0]?.lines[0] ?? 1;
  const isTitled = lines.slice(0, first - 1).some((line) => line.trim().length <= LONGEST && TITLE.test(line.trim()));
  return told >= FEWEST && told >= entries.length * (isTitled ? TITLED : UNTITLED);
}
