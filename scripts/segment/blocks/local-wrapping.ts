/**
 * Lines broken at a width that only some of a page's paragraphs have: a page of cells wraps them at any width, and beside
 * them stand paragraphs that are one long line. What tells is the lines themselves, not the page's widest.
 */
import type { ReadingLine } from '../../read/source-file.ts';
import { endsSentence } from './ends-sentence.ts';
import { readMarker } from './marker.ts';
import { isBlank } from './paragraphs.ts';
import { LABELLED, type Wrapping } from './wrapping.ts';

/** Lines wider than this were not broken to fit a column. */
const WIDEST = 100;
/** Breaks in the midst of sentences before a width is believed. */
const FEWEST = 2;
/** The part of the width that a line with the next word would have reached where it was broken to fit. */
const FULL = 0.75;
/** A line that names what it belongs to goes on with the paragraph before it: its linked names make it as wide as they are. */
const SEE = /^\(?See (?:also )?\S/u;

/** Reads: the lines of texts, without furniture. Writes: how they are wrapped; lines without a width of their own join only in mid-sentence. */
export function localWrapping(lines: readonly ReadingLine[]): Wrapping {
  const width = widthOf(lines.map(({ text }) => text.trim()));
  const fits = (prior: string, line: string): number => prior.trim().length + 1 + (line.trim().split(/\s/u)[0] ?? '').length;
  const narrow = (text: string): boolean => text.trim().length <= width * 1.15;
  const tight = (prior: string, line: string): boolean => width > 0 && fits(prior, line) >= width * FULL;
  /** What a colon introduces begins with a capital; in mid-sentence small letters follow it. */
  const introduces = (prior: string, line: string): boolean => /[:;]\s*$/u.test(prior) && !/^\s*\p{Ll}/u.test(line);
  return {
    spaced: false, tight,
    forced: (prior, line) => fits(prior, line) > width - 1,
    goesOn: (prior, line) => !endsSentence(prior) || (!LABELLED.test(line.trim()) && width > 0 && narrow(prior) && narrow(line) && !introduces(prior, line) && (tight(prior, line) || SEE.test(line.trim()))),
  };
}

/** The length that hardly a line exceeds of those that break off in mid-sentence; 0 where there are none. */
function widthOf(texts: readonly string[]): number {
  const broken = texts.flatMap((text, at) => {
    const next = texts[at + 1] ?? '';
    return !isBlank(text) && text.length <= WIDEST && !endsSentence(text) && /^\p{Ll}/u.test(next) && !readMarker(next) ? [text.length] : [];
  }).sort((a, b) => a - b);
  return broken.length < FEWEST ? 0 : broken[Math.floor(broken.length * 0.95)] ?? 0;
}

/** Breaks in the midst of sentences, so long and nearly all forced, that tell of narrow paragraphs beside long lines. */
const NARROW = { fewest: 3, shortest: 45, forced: 0.75 };

/**
 * Reads: the lines of a document whose lines as a whole are not wrapped. Writes: how those of its paragraphs are that were broken at
 * a width of their own; null where none were.
 */
export function narrowWrapping(lines: readonly ReadingLine[]): Wrapping | null {
  const texts = lines.map(({ text }) => text.trim());
  const broken = texts.flatMap((text, at) => {
    const next = texts[at + 1] ?? '';
    return text !== '' && text.length <= WIDEST && !endsSentence(text) && /^\p{Ll}/u.test(next) && !readMarker(next) ? [text.length] : [];
  }).sort((a, b) => a - b);
  const width = broken.at(-1) ?? 0;
  if (broken.length < NARROW.fewest || width < NARROW.shortest || broken.filter((length) => length >= width * FULL).length < broken.length * NARROW.forced) return null;
  const fits = (prior: string, line: string): number => prior.trim().length + 1 + (line.trim().split(/\s/u)[0] ?? '').length;
  const narrow = (text: string): boolean => text.trim().length <= width * 1.1;
  const tight = (prior: string, line: string): boolean => narrow(prior) && narrow(line) && fits(prior, line) >= width * FULL;
  return { spaced: false, tight, forced: tight, goesOn: (prior, line) => tight(prior, line) && !/:\s*$/u.test(prior) };
}

/** Lines of a document without gaps, and breaks in the midst of its sentences, before these are believed to have no width at all. */
const RAGGED = { lines: 12, fewest: 3 };

/**
 * Reads: the lines of a document that are wrapped at no width. Writes: how they are where the copy broke sentences wherever it liked, and
 * left no gap: a line goes on with the one above that ends no sentence; null where nothing tells of that.
 */
export function raggedWrapping(lines: readonly ReadingLine[]): Wrapping | null {
  const texts = lines.map(({ text }) => text.trim());
  const [first, last] = [texts.findIndex((text) => text !== ''), texts.findLastIndex((text) => text !== '')];
  const written = texts.slice(Math.max(first, 0), last + 1);
  if (written.length < RAGGED.lines || written.includes('') || lines.some(({ heading }) => heading !== undefined)) return null;
  const broken = written.filter((text, at) => text.length <= WIDEST && text.includes(' ') && !endsSentence(text) && /^\p{Ll}/u.test(written[at + 1] ?? '') && !readMarker(written[at + 1] ?? '')).length;
  const goesOn = (prior: string, line: string): boolean => !endsSentence(prior) && readMarker(line) === null;
  return broken < RAGGED.fewest ? null : { spaced: false, tight: () => false, forced: () => false, goesOn };
}
