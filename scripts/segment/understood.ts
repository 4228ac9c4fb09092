/**
 * Whether the rulings that a document was cut into are understood throughout. A ruling put under a wrong name may change a
 * wrong entry: where what was cut contradicts itself, none of it is believed, and the document says why.
 */
import type { SourceFile } from '../read/source-file.ts';
import { endsSentence } from './blocks/ends-sentence.ts';
import { DOUBLED, isMany, NAMES_WITHIN, PASSED_OVER, SAME_LABEL, SAYS, type Contradiction } from './contradictions.ts';
import { refused } from './refused.ts';
import type { CutDocument, SegmentedBlock, SegmentedRuling } from './segments.ts';
import { sortKey } from '../names/sort-key.ts';
import { headingKind } from './topics/parts/headings.ts';
import { isOtherPart } from './topics/parts/other-parts.ts';
import { isAction } from './topics/lines/records.ts';
import { opensAsInstruction } from './topics/names/instruction-openings.ts';
import { bearsItsSource } from './topics/names/sources-behind.ts';
import { mayBeName } from './headwords/may-be-name.ts';

/** A ruling and the name that it stands under; whether it is an item of a list, and whether the title of its section is a name right above it, with no gap above that. */
type Named = SegmentedRuling & { name: string; isItem: boolean; isBelowTitle: boolean };

/** The share of names with a text below; of names that may be no name, that may be given to several. */
const TOLD = 0.7;
const MOST_RIVALS = 0.45;
const MOST_BROKEN = 0.25;
const MOST_NOISE = 0.2;
const DISTINCT = 0.67;
const NEARLY_ALL = 0.8;
const LONG = 60;
/** In a table, who said it and when stands behind the text. */
const BETWEEN_CELLS = ' | ';
const LONGEST_TITLE = 60;
/** A name that is itself an item of a list has no items for its text. */
const ITEM = /^\s*[-•*·]\s/u;
/** A word that no name ends in. */
const BREAKS_OFF = /(?<!, )(?:[,;(–-]|\b(?:and|or|nor|the|of|a|an|to|with|for|from|by|is|are|was|were|in|on|at|as|that|which|than|this|these|if|when|not|be|can|may|must|cannot|your|his|her|their|its|there))$/u;
/** A name turned about, as an index has it: `Barge, towing of`. */
const TURNED = /^[^,]{2,40}, (?:\S+ ){1,3}(?:of|to|for|from|with|by|in|on|at)(?: (?:an?|the|your))?$|^[^,]{2,40}, \p{L}+ing (?:an?|the|your)$/u;
/** `How we decide`, `Who speaks`: a title of an article, which asks nothing. */
const TELLS_HOW = /^(?:how|who|what|why|where|when) [^?]*$/iu;
/** `[C] Anchor`: a sign that says what kind of ruling it is, and that nobody has explained. */
const SIGN = /^\[\p{L}{1,2}\] \S/u;
/** Signs, marks of rights and addresses make no name. */
const NOISE = /^>|[©®]|\(c\)|https?:|www\.|\S@\S|[\\^`|_~]{1,}|[<>]{2,}|^[^\p{L}]*(?:\p{L}[^\p{L}]*)?$/iu;

const CONTRADICTIONS: readonly Contradiction<Named>[] = [
  { says: SAYS.untold, holds: (rulings) => rulings.filter(isTold).length < Math.max(1, rulings.length - 1) * TOLD },
  { says: 'as many lines that could be names were not taken for such', holds: (rulings) => isMany(rivalsIn(rulings), rulings.length * MOST_RIVALS, 2) },
  { says: 'some of the names found break off in the midst of a sentence', holds: (rulings) => isMany(rulings.filter(({ name }) => BREAKS_OFF.test(name) && !TURNED.test(name)).length, rulings.length * MOST_BROKEN, 1) },
  { says: SAYS.noWords, holds: (rulings) => isMany(rulings.filter(({ name }) => NOISE.test(name)).length, rulings.length * MOST_NOISE, 1) },
  { says: 'a sign in brackets stands before some of the names found', holds: (rulings) => isMany(rulings.filter(({ name }) => SIGN.test(name)).length, rulings.length * MOST_NOISE, 2) },
  { says: SAYS.repeated, holds: (rulings) => new Set(rulings.map(({ name, effective }) => [sortKey(name), effective?.from].join('\n'))).size < rulings.length * DISTINCT },
  { says: 'most of the names found begin with “how”, “who” or “what” and ask nothing, as the chapters of an article do', holds: (rulings) => isMany(rulings.filter(({ name }) => TELLS_HOW.test(name)).length, rulings.length * MOST_BROKEN * 2, 2) },
  SAME_LABEL,
  DOUBLED,
  { says: 'right above the names found stand other lines that could be names', holds: (rulings) => isMany(belowOthers(rulings), (rulings.length - 1) * MOST_RIVALS, 2) },
  { says: 'below the names found stand other names, each with a text of its own', holds: (rulings) => areNamesOfParts(rulings) },
  NAMES_WITHIN,
];

function isTold({ blocks, isItem }: Named): boolean {
  return blocks.some(({ text, type }) => endsSentence(text) || text.split(BETWEEN_CELLS).some(endsSentence) || (!isItem && type !== 'paragraph' && /\S\s+\S/u.test(text)) || opensAsInstruction(text) || isAction(text) || text.length >= LONG);
}

/** Lines within rulings that stand as their names do: a title, and a text below it, or the next name. What several rulings have, `Cost: 3`, is a part of each. */
function rivalsIn(rulings: readonly Named[]): number {
  const texts = Map.groupBy(rulings.flatMap(({ blocks }) => [...new Set(blocks.slice(1).map(({ text }) => text))]), (text) => text);
  const labels = Map.groupBy(rulings.flatMap(({ blocks }) => [...new Set(blocks.flatMap(({ text }) => labelOf(text) ?? []))]), (label) => label);
  const isPart = (text: string): boolean => (labels.get(labelOf(text) ?? '')?.length ?? 0) > 1;
  return rulings.reduce((sum, { blocks }) => sum + blocks.slice(1).filter((block) => isTitle(block) && texts.get(block.text)?.length === 1 && !isPart(block.text)).length, 0);
}

/** How many names have a line right above them that ends the ruling before, and stands as a name does: what a card is, and what sort of card below it. */
function belowOthers(rulings: readonly Named[]): number {
  const titled = rulings.filter(({ isBelowTitle }) => isBelowTitle).length;
  if (titled >= (rulings.length - 1) * NEARLY_ALL) return titled;
  return rulings.filter(({ blocks }, at) => {
    const [last, next] = [blocks.at(-1), rulings[at + 1]];
    return last !== undefined && next !== undefined && last.lines[1] === next.lines[0] - 1 && isTitle(last);
  }).length;
}

/** The title of a section has a gap above it, or says of what sort its rulings are: `Errata`. */
function isBelowTitle({ section, lines: [first] }: SegmentedRuling, lines: readonly string[]): boolean {
  return section !== null && headingKind(section) === null && lines[first - 2]?.trim() === section && lines[first - 3]?.trim() !== '';
}

function labelOf(text: string): string | null {
  return /^(?<label>\p{L}[\p{L} ]{0,24}?)\s?:\s/u.exec(text.slice(0, LONGEST_TITLE))?.groups?.['label']?.toLowerCase() ?? null;
}

/** So many paragraphs with a name of their own, and so large a share of all, are the rulings; what stands above several of them heads a part. */
const FEWEST_WITHIN = 4;
const MOST_WITHIN = 0.5;
const MOST_WORDS_WITHIN = 6;
const NAME_WITHIN = /^(?:\d{1,3}[.)] )?(?<name>["“'‘(]?[\p{Lu}\d][^.!?:;–—]{1,50}?)(?:\s[-–—]{1,2}\s|:\s|\.\s(?=["“'‘(]?\p{Lu}[\p{Ll}\s]))/u;

function areNamesOfParts(rulings: readonly Named[]): boolean {
  const areAlone = rulings.every(({ blocks, lines: [first] }) => (blocks[0]?.lines[0] ?? first + 1) > first);
  const all = areAlone ? rulings.flatMap(({ blocks }) => blocks) : [];
  const found = all.flatMap(({ text }) => nameWithin(text) ?? []);
  return found.length >= FEWEST_WITHIN && found.length > rulings.length && found.length >= all.length * MOST_WITHIN && new Set(found).size >= found.length * NEARLY_ALL;
}

function nameWithin(text: string): string | null {
  const name = NAME_WITHIN.exec(text.slice(0, LONGEST_TITLE * 2))?.groups?.['name'];
  return name !== undefined && mayBeName(name, { words: MOST_WORDS_WITHIN, noLabel: true }) && !/^(?:yes|no|true|false|correct|right|exactly|indeed|sure|of course|not really)\b/iu.test(name) ? sortKey(name) : null;
}

function isTitle({ type, text, lines: [first, last] }: SegmentedBlock): boolean {
  return type === 'paragraph' && first === last && mayBeName(text, { longest: LONGEST_TITLE, opens: true, noLabel: true }) && headingKind(text) === null && !NOISE.test(text) && !bearsItsSource(text);
}

/** So few names may be a table or a list in a document about something else. */
const FEW = 3;
const BESIDE_OTHER = { says: 'more stands behind the names found than under them' };

/** A few names in the midst of a document: what stands behind the last of them and belongs to none is more than all their texts. */
function isBesideOther({ lines: printed }: SourceFile, { ledger }: CutDocument, named: readonly Named[]): boolean {
  const last = ledger.findLastIndex(({ owner }) => owner !== null);
  const lengthOf = (rows: CutDocument['ledger']): number => rows.reduce((sum, { lines: [first, end] }) => sum + end - first + 1, 0);
  const behind = ledger.slice(last + 1).filter(({ is }) => is !== 'furniture');
  return named.length <= FEW && behind.some(({ is, lines: [at] }) => is === 'heading' && !isOtherPart(printed[at - 1] ?? '')) && lengthOf(behind) > lengthOf(ledger.filter(({ owner }) => owner !== null));
}

const CUT_IN_COLUMNS = { says: 'the copy breaks off at the foot of both columns of its last page' };

function contradictionIn(source: SourceFile, document: CutDocument, named: readonly Named[]): { says: string } | undefined {
  if (isBesideOther(source, document, named)) return BESIDE_OTHER;
  // An order without its end may order something else.
  if (source.reading.some(({ breaksOff }) => breaksOff === true)) return CUT_IN_COLUMNS;
  return [PASSED_OVER, ...CONTRADICTIONS].find(({ holds }) => holds(named, source));
}

/** Reads: a document as its layout cuts it. Writes: the same, or without any ruling and with the reason, where what was cut contradicts itself. */
export function whereUnderstood(source: SourceFile, document: CutDocument): CutDocument {
  const named = document.rulings.flatMap((ruling): Named[] => (ruling.topic === null ? [] : [{ ...ruling, name: ruling.topic, isItem: ITEM.test(source.lines[ruling.lines[0] - 1] ?? ''), isBelowTitle: isBelowTitle(ruling, source.lines) }]));
  const isAsked = document.kind === 'rulings' && named.length > 0;
  const found = isAsked ? contradictionIn(source, document, named) : undefined;
  if (found === undefined) return document;
  return refused(source, document, { rule: 'dress-not-understood', says: found.says });
}
