/**
 * Whether the entries that a document was cut into are understood throughout. A false headword stands beside the true ones as if
 * it were published: where what was cut contradicts itself, none of it is believed, and the document says why.
 */
import { TERM } from '../read/source-file.ts';
import type { SourceFile } from '../read/source-file.ts';
import { isIndexOfPages } from './apart/index-rows.ts';
import { countedItems } from './counted-list.ts';
import { DOUBLED, NAMES_WITHIN, PASSED_OVER, SAME_LABEL, SAYS, type Contradiction } from './contradictions.ts';
import { haveLostNames } from './lost-names.ts';
import { otherThanTerms, ROWS_OF_FACTS } from './list-of-cards.ts';
import { endsSentence } from './blocks/ends-sentence.ts';
import { tellsOfEntries } from './news-of-entries.ts';
import { refused } from './refused.ts';
import { areRowsOfFacts } from './rows-of-facts.ts';
import type { CutDocument, SegmentedEntry } from './segments.ts';
import { sortKey } from '../names/sort-key.ts';
import { isDay } from './topics/parts/day-headings.ts';
import { areBrokenThroughout } from './topics/kinds/flattened-columns.ts';
import { isLabelOfPart } from './topics/names/not-a-topic.ts';

/** An entry and its headword. */
type Named = SegmentedEntry & { name: string };

/** Fewer entries say nothing of a document. */
const FEWEST = 4;
/** The share of names with a text below, and of different ones. */
const TOLD = 0.6;
const DISTINCT = 0.8;
/** Copies of these kinds keep names whose texts they have lost. */
const LOSES_TEXTS = /^(?:glossary page|numbered rules)/u;

/** What holds of any copy, whatever it has lost. */
const OF_ANY_COPY: readonly Contradiction<Named>[] = [
  { says: 'the same few names were found again and again', holds: (entries) => entries.length >= FEWEST && new Set(entries.map(({ headword }) => sortKey(headword))).size <= entries.length / 2 },
  { says: 'many of the names found are days, as where news are told', holds: (entries) => entries.filter(({ headword }) => isDay(headword)).length >= Math.max(FEWEST, entries.length * MOST_DAYS) },
  { says: SAYS.noWords, holds: (entries) => entries.length > 1 && entries.filter(({ headword }) => NOISE.test(headword)).length >= entries.length * MOST_NOISE },
];

const CONTRADICTIONS: readonly Contradiction<Named>[] = [
  { says: 'some of the names found are the titles of a page and its parts', holds: (entries) => entries.filter(({ headword }) => isTitleOfPage(headword)).length >= Math.max(FEWEST_TITLES, entries.length * MOST_TITLES) },
  { says: SAYS.untold, holds: (entries) => entries.length >= FEWEST && entries.filter(({ blocks }) => blocks.length > 0).length < entries.length * TOLD },
  { says: SAYS.repeated, holds: (entries) => entries.length >= FEWEST && new Set(entries.map(({ headword }) => sortKey(headword))).size < entries.length * DISTINCT },
  SAME_LABEL,
  { says: 'nearly every name found is a code, and what stands behind it the name of something', holds: areCodes },
  { says: 'most of the names found are items of a list that a text announces and counts', holds: (entries, { lines }) => countedItems(lines, entries.map((entry) => entry.lines)) > entries.length / 2 },
  DOUBLED,
  { says: 'several texts stand behind gaps as wide as those above the names found, and have lost their names', holds: (entries, { lines }) => haveLostNames(entries, lines) },
  NAMES_WITHIN,
  { says: 'sentences go on in the midst of others, as where two columns run together', holds: (entries) => areBrokenThroughout(entries.flatMap(({ blocks }) => blocks.map(({ text }) => text))) },
  { says: 'nothing stands below the names found but other names', holds: (entries, { lines }) => entries.length < FEWEST && standAmongNames(entries, lines) },
  { says: 'the letter that heads its part stands in a name, as in a copy that has lost its breaks', holds: (entries, { lines }) => lines.filter((line) => line.trim() !== '').length < entries.length && entries.some(({ headword }) => LETTER_AND_NAME.test(headword)) },
  { says: 'most of the names found go on in what stands below them', holds: (entries) => goOn(entries) },
  { says: 'the texts found go on in the midst of a sentence', holds: (entries) => entries.filter(({ blocks: [first] }) => GOES_ON.test(first?.text ?? '')).length > entries.length * MOST_GOING_ON },
  { says: 'most of the names found are the numbers of rules', holds: (entries) => entries.length >= FEWEST && entries.filter(({ headword }) => RULE_NUMBER.test(headword)).length >= entries.length * NUMBERED },
];

const MOST_DAYS = 1 / 3;

/** Signs, marks of rights and addresses make no name. */
const NOISE = /[©®]|https?:|www\.|\S@\S|[|→←↔↕]/u;
const MOST_NOISE = 0.2;

/** No headword has so many words; few that cry have half of them. */
const isTitleOfPage = (headword: string): boolean => headword.split(/\s+/u).length > (headword.endsWith('!') ? 4 : 8);
const FEWEST_TITLES = 2;
const MOST_TITLES = 1 / 3;

/** So many names, and none of their texts is one, among so many short lines: contents, a menu. */
const MENU = { fewest: 12, nearlyAll: 0.9, longest: 40 };

function standAmongNames(entries: readonly SegmentedEntry[], all: readonly string[]): boolean {
  const lines = all.map((line) => line.trim()).filter((line) => line !== '');
  const short = lines.filter((line) => line.length <= MENU.longest && !endsSentence(line)).length;
  return lines.length >= MENU.fewest && short >= lines.length * MENU.nearlyAll && entries.every(({ blocks }) => blocks.every(({ text }) => !endsSentence(text)));
}

/** "A Ability": the letter above the first of its names. */
const LETTER_AND_NAME = /^(?<letter>\p{Lu}) \k<letter>/u;

/** The end of a sentence that began before the name, and no text. An ellipsis may begin one. */
const GOES_ON = /^(?:[,;:!?)\]]|\.(?!\.))(?:\s|$)/u;
const MOST_GOING_ON = 1 / 3;

/** The rest of a name that was broken over two lines, up to its colon; what is no label of a part recurs in no two texts. */
const REST_OF_NAME = /^(?<rest>\p{Lu}[^.:!?]{2,40}): \S/u;
const FEWEST_BROKEN = 2;

function goOn(entries: readonly SegmentedEntry[]): boolean {
  const rests = entries.flatMap(({ blocks: [first] }) => REST_OF_NAME.exec(first?.text ?? '')?.groups?.['rest'] ?? []).filter((rest) => !isLabelOfPart(rest));
  return rests.length >= FEWEST_BROKEN && rests.length > entries.length / 2 && new Set(rests).size === rests.length;
}

/** What a list uses for its sets and printings, `AB = Amber Roads`: so many names of hardly a letter, and no sentence behind them. */
const CODES = { fewest: 8, longest: 3, nearlyAll: 0.9, told: 0.2 };

function areCodes(entries: readonly SegmentedEntry[]): boolean {
  const codes = entries.filter(({ headword }) => headword.length <= CODES.longest && !/\p{Ll}{2}/u.test(headword));
  const told = codes.filter(({ blocks }) => blocks.some(({ text }) => text.split(/\s+/u).length > MOST_WORDS_OF_NAME)).length;
  return codes.length >= CODES.fewest && codes.length >= entries.length * CODES.nearlyAll && told <= codes.length * CODES.told;
}

/** Words of a set's name, at the most. */
const MOST_WORDS_OF_NAME = 6;
/** The number of a rule, and the share of names with one that make an index of rules. */
const RULE_NUMBER = /^[A-Z]{0,2}\d{1,3}\.\d/u;
const NUMBERED = 0.6;

/** Reads: a document as its layout cuts it. Writes: the same, or without any entry and with the reason, where what was cut contradicts itself. */
export function whereEntriesUnderstood(source: SourceFile, document: CutDocument): CutDocument {
  const { entries, kind, layout } = document;
  if (kind !== 'glossary' || entries.length === 0) return document;
  const named = entries.map((entry): Named => ({ ...entry, name: entry.headword }));
  if (LOSES_TEXTS.test(layout)) {
    const noise = OF_ANY_COPY.find(({ holds }) => holds(named, source));
    if (noise !== undefined) return refused(source, document, { rule: 'dress-not-understood', says: noise.says });
    return areRowsOfFacts(entries) ? refused(source, document, { rule: 'no-terms', says: ROWS_OF_FACTS }) : document;
  }
  if (entries.length < FEWEST && isIndexOfPages(source.reading.map(({ text }) => text))) return refused(source, document, { rule: 'no-terms', says: 'most of its lines are an index, names and the pages they stand on' });
  const other = otherThanTerms(source.lines, entries) ?? (tellsOfEntries(source.lines, entries) ? 'behind most of the names found stands what was changed in their entries, which are another document’s' : null);
  if (other !== null) return refused(source, document, { rule: 'no-terms', says: other });
  // What the format itself marks as a term is one, told or not.
  const areMarked = source.reading.some(({ heading }) => heading === TERM);
  const found = areMarked ? undefined : [...OF_ANY_COPY, ...CONTRADICTIONS, PASSED_OVER].find(({ holds }) => holds(named, source));
  return found === undefined ? document : refused(source, document, { rule: 'dress-not-understood', says: found.says });
}
