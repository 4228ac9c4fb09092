/**
 * A place that is described beside words that are quoted: "in the sentence that explains how tolls are paid", "where the
 * right of way is given". Of words that stand once in the whole entry it tells nothing new; it must not speak of anything
 * else, and no other part of the text may be what it describes.
 */
import { limiting } from '../clauses.ts';
import { months } from '../calendar-words.ts';
import { otherObjects } from '../objects.ts';

/** Words that make of a description a condition, a day, a card, another text. */
const unsafe = [
  limiting.source, ...otherObjects.map(({ is }) => is.source),
  String.raw`\b(?:in|for|at|on|during|under|with|without|within|among|since|from|after|before|by)\b(?! (?:this way|that way|turn|general|detail|full|short|all|both|general|order|common|play)\b)`,
  String.raw`\b(?:other|others|another|old|older text|next|previous|preceding|following|new|proposed|draft|trial|tournaments?|leagues?|races?|beginners?|newcomers|variants?|optional|online|solo|teams?|translations?|german|french|spanish|italian|dutch|rulebook|${months}|today|tomorrow|soon|later|now|again|twice|each|every|any|some|or|and|not|never|no|nor|it|them|this|these|those)\b(?! (?:way|list)\b)`,
].join('|');
const guard = `(?![^.;:,"“()]*(?:${unsafe}))`;
const subject = `${guard}[a-z\\d][a-z\\d' -]{2,70}?`;

const part = '(?:sentence|paragraph|passage|part|bit|text|line|clause|rule|bullet|item|place|statement|remark)';
const says = '(?:says|tells|explains|states|describes|gives|lists|names|defines|deals with|speaks of|speaks about|treats of|sets out|lays down|mentions|requires|allows|forbids|covers|concerns|regulates|introduces|is about)';
const saying = '(?:saying|telling|explaining|stating|describing|giving|listing|naming|defining|dealing with|speaking of|treating of|setting out|mentioning|requiring|allowing|forbidding|covering|concerning|regarding|regulating|introducing)';
const told = '(?:said|told|stated|written|laid down)';
const given = '(?:given|described|explained|listed|defined|stated|mentioned|dealt with|discussed|treated|set out|laid down|spoken of|introduced)';

/** Each reads the whole of a description, folded. */
export const descriptions: readonly { is: string; example: string }[] = [
  { is: `(?:in|from|within) (?:the|that|its) ${part} (?:that|which|where it) ${says} (?:us )?${subject}`, example: 'in the sentence that explains how tolls are paid' },
  { is: `(?:in|from|within) (?:the|that|its) ${part} ${saying} ${subject}`, example: 'in the sentence requiring a lamp' },
  { is: `(?:in|from|within) (?:the|its) (?:discussion|description|explanation|account|treatment|requirement|enumeration|mention|statement|rule|list|remark|remarks|sentence|passage|paragraph) (?:of|about|on) ${guard}[a-z\\d][a-z\\d' -]{2,70}?`, example: 'in the discussion of stopped ferries' },
  { is: `(?:in|from|within) what (?:is|was) ${told} (?:here )?(?:of|about|on) ${subject}`, example: 'in what is said of captains' },
  { is: `where (?:it|this entry|the text|the entry) ${says} ${subject}`, example: 'where it says which ferry gives way' },
  { is: `where (?=(?:the|its|this entry's) )${subject} (?:is|are) ${given}`, example: 'where the right of way is given' },
];

export const anyDescription = `(?:${descriptions.map(({ is }) => is).join('|')})`;
const isDescription = new RegExp(`^[\\s,]*${anyDescription}[\\s,.;:]*$`, 'iu');

/** Whether words describe a place so. */
export const describesPlace = (words: string): boolean => isDescription.test(words);

/** What kind of part a description names; null where it is of no one kind, or may reach over several sentences. */
export function partDescribed(words: string): 'item' | 'paragraph' | 'list' | 'sentence' | null {
  const named = /^[\s,]*(?:in|from|within) (?:the|that|its) (?<noun>\w+)/iu.exec(words)?.groups?.['noun']?.toLowerCase();
  if (named === 'bullet' || named === 'item' || named === 'paragraph' || named === 'list') return named === 'bullet' ? 'item' : named;
  if (named === 'enumeration') return 'list';
  return named !== undefined && /^(?:passage|part|text|place|discussion|description|explanation|account|treatment)$/u.test(named) ? null : 'sentence';
}

/** What a sentence has that forbids, allows or requires; of other sentences it cannot be said that they do. */
const doings: readonly { said: RegExp; has: RegExp }[] = [
  { said: /\bforbid(?:s|ding)\b/iu, has: /\b(?:no|not|never|cannot|nobody|none|nor|neither)\b|n't\b/iu },
  { said: /\ballow(?:s|ing)\b/iu, has: /\b(?:may|can|might|allow\w*|let|lets|free|unless|permit\w*)\b/iu },
  { said: /\brequir(?:es|ing|ement)\b/iu, has: /\b(?:must|needs?|needed|shall|has to|have to|requir\w*|necessary|only)\b/iu },
];

/** Whether a sentence can do what a description says that it does. */
export const doesSo = (words: string, sentence: string): boolean => doings.every(({ said, has }) => !said.test(words) || has.test(sentence));

const small: ReadonlySet<string> = new Set('sentence paragraph passage part text line clause rule bullet item place statement remark that which where says tells explains states describes gives lists names defines deals speaks about treats sets lays down mentions requires allows forbids covers concerns regulates introduces saying telling explaining stating describing giving listing naming defining dealing speaking mentioning requiring allowing forbidding covering concerning regarding list discussion description explanation account treatment requirement definition what said told stated from within this entry with given described explained listed defined named mentioned dealt discussed set laid spoken introduced things thing'.split(' '));

/** The words of a description that tell of what the place speaks. */
export const subjectsOf = (words: string): string[] => (words.toLowerCase().match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? []).filter((word) => word.length > 2 && !small.has(word) && !['the', 'its', 'how', 'are', 'was', 'may', 'who', 'has', 'have'].includes(word));
