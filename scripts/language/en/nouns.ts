/**
 * The parts of a text that an order may name, one row a kind: the grammar of instructions, the search for orders that it
 * cannot read and the cutter of sentences are made from these rows.
 */
import type { Unit } from '../../../src/model/corpus.ts';

export interface Noun {
  /** The grammar's rule for these words. */
  rule: string;
  unit: Unit | null;
  /** Words that only a text has. */
  surely: readonly string[];
  /** Words that games have too, and that are a text's only where they are counted or pointed at. */
  perhaps: readonly string[];
  /** An order that names one. */
  example: string;
}

const words = (list: string): string[] => list.split('|').filter((word) => word !== '');
const row = (rule: string, unit: Unit | null, surely: string, perhaps: string, example: string): Noun => ({ rule, unit, surely: words(surely), perhaps: words(perhaps), example });

/** "Bulleted item", "list-point". */
const longItems = ['bulleted', 'bullet', 'numbered', 'listed', 'list'].flatMap((kind) => [' ', '-'].flatMap((joint) =>
  ['points', 'point', 'items', 'item', 'entries', 'entry', 'steps', 'step', 'lines', 'line'].map((noun) => `${kind}${joint}${noun}`))).join('|');

export const nouns: readonly Noun[] = [
  row('paragraphNoun', 'paragraph', 'paragraphs|paragraph|paras|para|paras.|para.|pars.|par.|pgs.|pg.|¶¶|¶', '', 'Delete ¶ 2.'),
  row('sentenceNoun', 'sentence', 'sentences|sentence|sents.|sent.', '', 'Delete the last sentence.'),
  row('itemNoun', 'list item', `sub-bullets|sub-bullet|subbullets|subbullet|bullets|bullet|dot points|dot point|${longItems}`, 'items|item|points|point', 'Delete bullet 2.'),
  row('sectionNoun', 'section', 'subsections|subsection|sub-sections|sub-section|sections|section|subheadings|subheading|headings|heading|subtopics|subtopic|sec.|§§|§', '', 'Delete the section on tolls.'),
  row('stepOnly', 'list item', '', 'steps|step', 'Delete the second step.'),
  row('exampleNoun', 'text', '', 'examples|example', 'Delete the second example.'),
  row('parentheticalWord', 'text', 'parentheticals|parenthetical|parenthesized|parenthesised|bracketed', '', 'Delete the parenthetical.'),
  row('parenthesesWord', 'text', 'parentheses|parenthesis', '', 'Delete the last parenthesis.'),
  row('referenceWord', 'cross-reference', 'cross-references|cross-reference|cross references|cross reference|crossreferences|crossreference|cross-refs|cross-ref|crossrefs|crossref|x-refs|x-ref|xrefs|xref', 'references|reference', 'Delete the cross-reference to tolls.'),
  row('entryWord', 'entry', 'entries|entry|definitions|definition', 'listing|article', 'Delete this entry.'),
  row('noteNoun', null, 'footnotes|footnote', 'notes|note|statements|statement|remark|comment|reminder|exception', 'Delete the note.'),
  row('wordNoun', 'text', 'wording|phrases|phrase|passages|passage|clauses|clause', 'words|word|text|terms|term|lines|line|portion|language|parts|part|numbers|number|title|name|abbreviation|expressions|expression|aside|verb|adjective|figures|figure|value|numeral|digit', 'Delete the word "toll".'),
];

/** What a rule of the grammar names: the parts in brackets and the references have rules that take their words in. */
const wrapped: Readonly<Record<string, string>> = { parentheticalWord: 'parentheticalNoun', parenthesesWord: 'parentheticalNoun', referenceWord: 'referenceNoun', entryWord: 'entryNoun' };

/** The kind of thing that a noun of the grammar names. */
export const unitOfNoun: Readonly<Record<string, Unit>> = Object.fromEntries(nouns.flatMap(({ rule, unit }) => (unit === null ? [] : [[wrapped[rule] ?? rule, unit]])));

const formsOf = (...rules: string[]): string[] => nouns.filter(({ rule }) => rules.includes(rule)).flatMap(({ surely }) => surely);

/** Nouns that a number stands beside: paragraph 3, the last bullet. */
export const countedNouns: readonly string[] = [...formsOf('paragraphNoun', 'itemNoun', 'sentenceNoun'), 'clauses', 'clause'];

/** Nouns of which games have the things, too: that "the last item becomes the first" may be a rule. */
export const doubtfulNouns: ReadonlySet<string> = new Set(nouns.flatMap(({ perhaps }) => perhaps));
