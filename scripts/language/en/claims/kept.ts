/**
 * What is said beside an order to stay as it is: "the other bullets remain", "the sentence before the list is unchanged". It
 * changes nothing exactly where the part that it names is another than what the order touches, which is looked at where
 * the order is carried out.
 */
import { positionOf } from '../numbers.ts';
import { countIn, kindOf, number, ofWhole, ranks, units, wholeIn } from './words.ts';
import type { PartKind, Whole } from './words.ts';

/** Parts that are told by what they are, or by what stands beside them. */
export type Singled = 'list' | 'list head' | 'list introduction' | 'references' | 'brackets' | 'examples';

export type Kept
  = | { by: 'rank'; kind: PartKind | null; runs: readonly { from: number; to: number }[]; of: Whole | null }
    | { by: 'being others'; kind: PartKind | null; count: number | null; of: Whole | null }
    | { by: 'being the rest'; of: Whole | null }
    | { by: 'standing beside'; kind: PartKind | 'list'; side: 'before' | 'after' | 'both' }
    | { by: 'being mentioned'; named: string | null; many: boolean }
    | { by: 'what it is'; what: Singled; named: string | null };

type Groups = Readonly<Record<string, string | undefined>>;

interface Row {
  /** Tried on the words that name the part, folded. */
  is: RegExp;
  example: string;
  tells: (groups: Groups) => Kept | null;
}

const row = (is: string, example: string, tells: Row['tells']): Row => ({ is: new RegExp(`^(?:${is})$`, 'u'), example, tells });

/** "First, second and third", each as a run of its own; null where one of them is no rank. */
function runsOf(words: string): { from: number; to: number }[] | null {
  const found = words.split(/,? and (?:the )?|, (?:the )?/u).map((rank) => positionOf(rank.trim()));
  return found.every((rank) => rank !== null) ? found.map((rank) => ({ from: rank, to: rank })) : null;
}

const several = `(?<ranks>${ranks}(?:(?:, (?:the )?${ranks})*,? and (?:the )?${ranks})?)`;

export const partsKept: readonly Row[] = [
  row(`(?:the|its) ${several} (?<unit>${units})${ofWhole}?`, 'the first and third bullets', ({ ranks: words = '', unit = '', ...groups }) => {
    const runs = runsOf(words);
    return runs && { by: 'rank', kind: kindOf(unit), runs, of: wholeIn(groups) };
  }),
  row(`(?:the|its) ${several}(?: one)?`, 'the first and the third', ({ ranks: words = '' }) => {
    const runs = runsOf(words);
    return runs && { by: 'rank', kind: null, runs, of: null };
  }),
  row(`(?:the|its) (?<end>first|last|final) (?<count>${number}) (?<unit>${units})${ofWhole}?`, 'the first two sentences', ({ end, count, unit = '', ...groups }) => {
    const many = countIn(count);
    const run = many === null ? null : end === 'first' ? { from: 1, to: many } : { from: -many, to: -1 };
    return run && { by: 'rank', kind: kindOf(unit), runs: [run], of: wholeIn(groups) };
  }),
  row(`(?:all )?(?:the|its) (?:other|remaining)(?: (?<count>${number}))? (?<unit>${units})${ofWhole}?`, 'the other two bullets', ({ count, unit = '', ...groups }) => ({ by: 'being others', kind: kindOf(unit), count: countIn(count), of: wholeIn(groups) })),
  row(`(?:all )?other (?<unit>${units})${ofWhole}?`, 'all other bullets', ({ unit = '', ...groups }) => ({ by: 'being others', kind: kindOf(unit), count: null, of: wholeIn(groups) })),
  row(`(?:all )?(?:the )?(?:others?|other ones|other (?<count>${number})(?: ones?)?)`, 'the other two', ({ count }) => ({ by: 'being others', kind: null, count: countIn(count), of: null })),
  row(`(?:(?:the |(?<own>its ))?(?:rest|remainder)${ofWhole}?|everything else${ofWhole.replaceAll('?<whole', '?<also')}?|all else)`, 'the rest of the paragraph', (groups) => ({ by: 'being the rest', of: groups['own'] !== undefined ? { is: 'paragraph', rank: null } : wholeIn({ whole: groups['whole'] ?? groups['also'], wholeRank: groups['wholeRank'] ?? groups['alsoRank'] }) })),
  row(`the (?<unit>${units}|list) (?:right |immediately |directly |just )?(?:(?<before>before|above|preceding)|after|below|behind|following) (?:it|them|this|that)`, 'the paragraph before it', ({ unit = '', before }) => ({ by: 'standing beside', kind: unit === 'list' ? 'list' : kindOf(unit), side: before === undefined ? 'after' : 'before' })),
  row(`the (?:(?<before>preceding|previous)|following|next) (?<unit>${units})`, 'the preceding paragraph', ({ unit = '', before }) => ({ by: 'standing beside', kind: kindOf(unit), side: before === undefined ? 'after' : 'before' })),
  row(`the (?<unit>${units}) (?:around|on (?:both|either) sides? of|before and after) (?:it|them)`, 'the sentences around it', ({ unit = '' }) => ({ by: 'standing beside', kind: kindOf(unit), side: 'both' })),
  row('(?:the|its|this) list(?: itself| as a whole| (?:above|below))?|(?:the|its|all(?: the)?|both|both the) (?:bullets|bullet points|items|list items)', 'the list', () => ({ by: 'what it is', what: 'list', named: null })),
  row('the (?:sentence|line|clause) (?:(?:right |just )?(?:before|above|ahead of|that introduces|which introduces|introducing|that heads|that leads into|leading into|heading) (?:the|this|its) (?:list|bullets|items))', 'the sentence before the list', () => ({ by: 'what it is', what: 'list head', named: null })),
  row('(?:the|its) (?:introduction|lead-in|introductory (?:sentence|line|words)|opening words|head|heading)(?: (?:to|of|for) (?:the|this|its) (?:list|bullets|items))|the paragraph (?:before|above|ahead of|that introduces|introducing) (?:the|this|its) (?:list|bullets|items)', 'the introduction to the list', () => ({ by: 'what it is', what: 'list introduction', named: null })),
  row('(?:the|its) (?:(?:final|last|closing) )?(?:cross-)?(?:references?|pointers?)(?: to ["“]?(?<named>[\\p{L}][\\p{L} \'-]{1,40}?)["”]?)?(?:,? (?:at (?:the|its) end(?: of (?:the|this) (?:entry|text))?|in the last line))?', 'the reference to toll at the end', ({ named }) => ({ by: 'what it is', what: 'references', named: named ?? null })),
  row('(?:the|its) (?:parentheticals?|parenthesis|(?:remark|words|part|note|text) in (?:brackets|parentheses))', 'the remark in brackets', () => ({ by: 'what it is', what: 'brackets', named: null })),
  row('(?:the|its|any|all) other (?:mention|occurrence|instance|use)(?<many>s)?(?: of ["“]?(?<named>[\\p{L}][\\p{L} \'-]{1,40}?)["”]?)?', 'the other mention of lamps', ({ named, many }) => ({ by: 'being mentioned', named: named ?? null, many: many !== undefined })),
  row('(?:the|its|both|all) (?:example|examples)', 'the example', () => ({ by: 'what it is', what: 'examples', named: null })),
];

const asItWas = '(?: (?:unchanged|untouched|unaffected|unaltered|in place|in the text|where (?:it is|they are|it was|they were)|(?:just |exactly )?as (?:it is|they are|it was|they were|before|printed|is)|the same|put|standing))?';
/** "... is not affected", "... stay as they are". */
const stays = `(?:itself |themselves )?(?:(?:of course|naturally|also|both|all|then|thus|hereby) )*(?:(?:is|are|was|were|has been|have been) (?:(?:of course|naturally|also|both|all|hereby) )*(?:correct|right|as intended|as it should be|as they should be|unchanged|untouched|unaffected|unaltered|not (?:affected|changed|touched|altered|concerned)|kept|retained|as before|left (?:alone|in place|in|standing|untouched|unchanged|(?:just |exactly )?as (?:it is|they are|it was|they were)))(?:${asItWas})|(?:remains?|stays?|stands?|remaining|staying|standing)${asItWas}|(?:does|do) not change|keeps? (?:its|their) (?:place|places|wording|words|text))`;
const isKept = new RegExp(`^(?<part>.+?) ${stays}$`, 'u');
/** "Nothing else in the list changes": the list is where something does. */
const nothingElse = /^nothing else (?:about|in|of) (?<whole>(?:the|this|that|its) (?:list|bullet|item))(?: .+)?$/u;
/** "Leaving the others as they are", "but leave the rest alone". */
const keeping = new RegExp('^(?:leaving|keeping|keep|leave|retain|retaining|without (?:touching|changing|affecting)|do not touch|but not touching) (?<part>.+?)(?: (?:alone|in place|in|untouched|unchanged|standing|(?:just |exactly )?as (?:it is|they are|it was|they were)))?$', 'u');

/** "The list remains": of what stands there, or of what it says? Only that it stays as it is says which. */
const saysNoMore = / (?:remains?|stays?|stands?|(?:is|are) (?:kept|retained))$/u;

/** "Leaving the first": of three, the second goes as well? Only that it stays as it is says that nothing else is meant. */
const leavesAlone = /^leaving (?!.*(?: alone| in place| in| untouched| unchanged| standing| as (?:it is|they are|it was|they were))$)/u;

/** Whether what is said of a part may be another thing than that it stays as it is. */
const mayBeOther = (kept: Kept, words: string): boolean => (kept.by === 'rank' && leavesAlone.test(words)) || (kept.by === 'what it is' && kept.what === 'list' && saysNoMore.test(words));

/** What a remark says to stay; null where it says nothing of the kind. `words` are folded, without what joins them to an order. */
export function keptIn(words: string, isClause: boolean): Kept | null {
  const { whole } = nothingElse.exec(words)?.groups ?? {};
  const part = whole === undefined ? (isKept.exec(words) ?? (isClause ? keeping.exec(words) : null))?.groups?.['part'] ?? '' : `the rest of ${whole}`;
  for (const { is, tells } of partsKept) {
    const groups = is.exec(part)?.groups;
    if (!is.test(part)) continue;
    const kept = tells(groups ?? {});
    return kept === null || mayBeOther(kept, words) ? null : kept;
  }
  return null;
}
