/**
 * Rulings and entries that stand under another sign than the rest of their document: `Captain Marl – ...` in the text of
 * `Bridge Toll: ...`. Where its place and its name leave no doubt it is cut off; where they do, a person is told.
 */
import type { Message } from '../../../src/model/corpus.ts';
import { risingShare } from '../../names/alphabet.ts';
import { sortKey } from '../../names/sort-key.ts';
import type { SourceFile } from '../../read/source-file.ts';
import { endsSentence } from '../blocks/ends-sentence.ts';
import { mayBeName } from '../headwords/may-be-name.ts';
import type { Names } from '../known-names.ts';
import type { Found } from '../names-passed-over.ts';
import type { CutDocument } from '../segments.ts';
import { isCapitals } from '../topics/names/capitals.ts';
import { isTitleCase } from '../topics/names/not-a-topic.ts';
import { asOneMore, type Cut } from './as-one-more.ts';
import { ownSign, partedOtherwise, type Parted, type PartingSign } from './signs.ts';

/** Of fewer names nothing can be said; of so few in order, those under another sign counted, chance may have put one more between two. */
const FEWEST = 4;
const FEWEST_SORTED = 6;
const SORTED = 0.9;
/** Letters of the alphabet between the names on either side, at the most, where nothing but its place tells a name. */
const NEAR = 5;
const MOST_WORDS = 5;
/** The share of names that begin alike, with a capital or small, or have a gap above. */
const NEARLY_ALL = 0.8;
/** A line of its own that ends a list or announces a text: what stands below it is what it announces. */
const ANNOUNCES = /[:,;][*"”]*$/u;

interface Suspect extends Parted {
  /** Index of the name in whose text it stands, and of its block there. */
  owner: number;
  block: number;
  key: string;
  isKnown: boolean;
}

/** Reads: a document as cut, and the names that the corpus uses. Writes: the same, with what stands under another sign as one more, and a message for each of which that is not certain. */
export function withOtherSigns(source: SourceFile, document: CutDocument, names: Names): CutDocument {
  const found = foundIn(document);
  const behind = found.map((one) => behindName(source, one));
  const own = found.length < FEWEST ? null : ownSign(behind);
  if (own === null) return document;
  const suspects = suspectsIn(source, found, own, names);
  const ahead = aheadOf(source, document, found, own);
  if (suspects.length === 0) return { ...document, messages: [...document.messages, ...ahead] };
  const keys = found.map(({ name }) => sortKey(name));
  // Entries below headwords on lines of their own have parts with names that run in.
  const certain = own.alone === true && document.kind === 'glossary' ? [] : suspects.filter((one) => isCertain(one, suspects, keys, document.kind));
  const cuts = certain.map(({ owner, block, name, length }): Cut => ({ owner, block, name, length }));
  const isSorted = risingShare(keys) >= SORTED;
  // Out of the order of the alphabet several names in one text are titles of its parts, and so is any where names have lines of their own.
  const isPart = (one: Suspect): boolean => {
    const isLone = suspects.filter(({ owner }) => owner === one.owner).length === 1;
    const inPlace = isSorted && isBetween(one, suspects, keys);
    return own.alone === true ? !(isLone && inPlace) : isSorted && !inPlace && !isLone;
  };
  const told = suspects.filter((one) => !certain.includes(one) && !isPart(one) && (!one.sign.common || one.isKnown || (isSorted && isBetween(one, suspects, keys))));
  return { ...asOneMore(document, cuts), messages: [...document.messages, ...ahead, ...told.map((one) => doubtOf(source, one, found))] };
}

function foundIn({ entries, rulings, kind }: CutDocument): Found[] {
  return kind === 'glossary' ? entries.map(({ headword, lines, blocks }) => ({ name: headword, lines, blocks })) : rulings.map(({ topic, lines, blocks }) => ({ name: topic ?? '', lines, blocks }));
}

function behindName({ lines }: SourceFile, { name, lines: [first] }: Found): string {
  const line = lines[first - 1] ?? '';
  const at = name === '' ? -1 : line.indexOf(name);
  return at < 0 ? '' : line.slice(at + name.length);
}

function suspectsIn({ lines }: SourceFile, found: readonly Found[], own: PartingSign, names: Names): Suspect[] {
  const share = (is: (one: Found) => boolean): boolean => found.filter(is).length >= found.length * NEARLY_ALL;
  const dress = dressOf(found);
  const gapped = share(({ lines: [first] }) => hasGapAbove(lines, first));
  const taken = new Set(found.map(({ name }) => sortKey(name)));
  const all = found.flatMap(({ blocks, name: owner }, at) => blocks.flatMap((block, index): Suspect[] => {
    const above = blocks[index - 1];
    if (above === undefined || block.type !== 'paragraph' || (gapped && !hasGapAbove(lines, block.lines[0])) || block.lines[0] <= above.lines[1]) return [];
    const parted = partedOtherwise(block.text, own);
    if (parted === null || !isAlike(parted.name, block.text.slice(parted.length), dress) || blocks.slice(0, index).some(({ text }) => ANNOUNCES.test(text))) return [];
    const key = sortKey(parted.name);
    // What its own text has named already is what that speaks of.
    const isSaid = key === '' || taken.has(key) || sortKey(owner).includes(key) || blocks.slice(0, index).some(({ text }) => sortKey(text).includes(key));
    return isSaid ? [] : [{ ...parted, owner: at, block: index, key, isKnown: names.has(key) }];
  }));
  // What several have in their texts is a part of each: `Timing – ...`.
  const times = Map.groupBy(all, ({ key }) => key);
  return all.filter(({ key }) => times.get(key)?.length === 1);
}

const hasGapAbove = (lines: readonly string[], line: number): boolean => line <= 1 || (lines[line - 2] ?? '').trim() === '';

/** How a document's names are printed, and how the texts behind them begin. */
interface Dress {
  open: boolean;
  cry: boolean;
  told: boolean;
}

const OPENS = /^["“'‘([*]{0,3}[\p{Lu}\d]/u;

function dressOf(found: readonly Found[]): Dress {
  const share = (is: (one: Found) => boolean): boolean => found.filter(is).length >= found.length * NEARLY_ALL;
  return { open: share(({ name }) => OPENS.test(name)), cry: share(({ name }) => isCapitals(name)), told: share(({ blocks }) => OPENS.test(blocks[0]?.text ?? '')) };
}

/** It is printed as the document's names are, in capitals, or with one, where those are; and its text begins as theirs do. */
function isAlike(name: string, text: string, { open, cry, told }: Dress): boolean {
  return mayBeName(name, { words: MOST_WORDS, opens: open, noLabel: true, doubts: 'none' }) && (!cry || isCapitals(name)) && (!told || OPENS.test(text));
}

/** Paragraphs right above the first name that one of another kind would be, in the order of the alphabet: they are told, and stay where they are. */
function aheadOf({ file, lines }: SourceFile, { ledger }: CutDocument, found: readonly Found[], own: PartingSign): Message[] {
  const [first] = found;
  const keys = found.map(({ name }) => sortKey(name));
  if (first === undefined || risingShare(keys) < SORTED || keys.length < FEWEST) return [];
  const front = new Set(ledger.flatMap(({ is, lines: [from, to] }) => (is === 'front matter' ? Array.from({ length: to - from + 1 }, (_, at) => from + at) : [])));
  const dress = dressOf(found);
  return lines.slice(0, first.lines[0] - 1).flatMap((text, at): Message[] => {
    const parted = at >= first.lines[0] - ABOVE && front.has(at + 1) && hasGapAbove(lines, at + 1) ? partedOtherwise(text.trim(), own) : null;
    if (parted === null || parted.sign.common || !isAlike(parted.name, text.trim().slice(parted.length), dress) || sortKey(parted.name) >= (keys[0] ?? '') || !endsSentence(text)) return [];
    return [{
      rule: 'another-sign', severity: 'warning', file, line: at + 1,
      message: `${file}, line ${at + 1}: “${parted.name}” stands before this paragraph as a name does, under another sign than the names below it; it is read as part of the head`,
      hint: HINT,
    }];
  });
}

const HINT = 'If it is a name, correct the line by a decision, so that the sign of the others stands behind it.';
/** Lines above the first name in which one more may stand. */
const ABOVE = 12;

/** Between its neighbours in the alphabet, known or near to both; in a document without an order, a name that the corpus knows under a sign that stands in few sentences. */
function isCertain(one: Suspect, suspects: readonly Suspect[], keys: readonly string[], kind: CutDocument['kind']): boolean {
  const { isKnown, sign, name } = one;
  if (risingShare(keys) < SORTED) return kind === 'rulings' && isKnown && !sign.common;
  if (keys.length + suspects.length < FEWEST_SORTED || !isBetween(one, suspects, keys)) return false;
  const [before, after] = neighboursOf(one, suspects, keys);
  const isNear = after !== undefined && after.charCodeAt(0) - before.charCodeAt(0) <= NEAR;
  return isKnown || (isNear && (!sign.common || isTitleCase(name)));
}

/** The names right before and behind one in the list that it would make with the others. */
function neighboursOf({ owner, key }: Suspect, suspects: readonly Suspect[], keys: readonly string[]): [before: string, after: string | undefined] {
  const within = suspects.filter((one) => one.owner === owner);
  const at = within.findIndex((one) => one.key === key);
  return [within[at - 1]?.key ?? keys[owner] ?? '', within[at + 1]?.key ?? keys[owner + 1]];
}

/** Whether it stands in the alphabet where it stands in the document. */
function isBetween(one: Suspect, suspects: readonly Suspect[], keys: readonly string[]): boolean {
  const [before, after] = neighboursOf(one, suspects, keys);
  const next = keys[one.owner + 1];
  return one.key > before && (after === undefined || one.key < after) && (next === undefined || one.key < next);
}

function doubtOf({ file }: SourceFile, { name, owner, block }: Suspect, found: readonly Found[]): Message {
  const above = found[owner];
  const line = above?.blocks[block]?.lines[0] ?? 1;
  return {
    rule: 'another-sign', severity: 'warning', file, line,
    message: `${file}, line ${line}: “${name}” stands before this paragraph as a name does, under another sign than the names around it; it is read as text of “${above?.name ?? ''}”`,
    hint: HINT,
  };
}
