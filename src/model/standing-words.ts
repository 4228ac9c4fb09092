/**
 * A standing in words. There is one set of them: the head of an entry, a result, a preview, a citation, the binder, the
 * paper, the book, the feed and the data all say the same of the same text.
 */
import { asFarAsKnown, todayDiffers } from './as-far-as-known.ts';
import type { Around } from './around.ts';
import type { Entry, Ruling, SourceDocument, Version } from './corpus.ts';
import { whatCopyLacks } from './what-copy-lacks.ts';
import { documentDate, documentName, shortDay, versionName } from './dates.ts';
import { oneSpace } from './one-space.ts';
import { isLeftOver, isTemporary } from './rulings.ts';
import { standingOf } from './standing.ts';
import { daysOf, numbered, someTemporary, totalOf } from './counts-in-words.ts';
import { supersededStanding } from './superseded.ts';
import type { Standing } from './standing.ts';
import { isOver } from './holds-on.ts';
import type { State } from './versions.ts';
import { wordingSpan } from './wording.ts';

/** In short: `In force since 4 Nov 2019`, and each warning by itself: `5 later rulings to read with it`, `copy damaged`. */
export interface StandingWords { state: string; warnings: string[] }

/** @param on - the day asked for, in words; null for today */
export function standingWords(standing: Standing, on: string | null = null): StandingWords {
  const state = lacksFirst(standing, stateInWords(standing, on));
  return { state: standing.certainty === 'after what is known' ? asFarAsKnown(state) : state, warnings: warningsOf(standing) };
}

/** `5 changes are not in the text; otherwise in force since 4 Nov 2019 (Current Rulings); copy damaged`. */
export function shortStanding(standing: Standing, on: string | null = null): string {
  const { state, warnings } = standingWords(standing, on);
  return [state + sourceOf(standing), ...warnings].join('; ');
}

/** `In force since 4 Nov 2019 (Current Rulings); copy damaged. Known up to 4 Nov 2019`; no full stop at its end. */
export function longStanding(standing: Standing, on: string | null = null): string {
  return [shortStanding(standing, on), ...knownUpTo(standing.known)].join('. ');
}

/** `Known up to 4 Nov 2019`, as one sentence of a list of them. */
export function knownUpTo(known: string | null): string[] {
  return known === null ? [] : [`Known up to ${known}`];
}

/** Of a day on which a text may have held, or not yet. */
export const unsureOn = (day: string): string => `Not known whether in force on ${day}`;

/** Of a text that holds but for what it lacks, what it lacks is said first: who reads no further would take it for the rule. */
function lacksFirst(standing: Standing, state: string): string {
  if (!isSaidFirst(standing)) return state;
  return `${lackingChanges(standing).join('')}; otherwise ${state.charAt(0).toLowerCase()}${state.slice(1)}`;
}

function isSaidFirst({ is, certainty, unapplied }: Standing): boolean {
  return is === 'in force' && unapplied.length > 0 && (certainty === 'known' || certainty === 'after what is known');
}

/** What is not in a text, said by itself: where nothing else is told of how it stands. */
export function lackingChanges({ unapplied }: Pick<Standing, 'unapplied'>): string[] {
  return unapplied.length === 0 ? [] : [notInText(numbered(unapplied, '', 'change'), totalOf(unapplied)) + someTemporary(unapplied)];
}

/** `5 changes are not in the text`: rulings order them, and their place in it is not certain. */
const notInText = (changes: string, count: number): string => `${changes} ${count === 1 ? 'is' : 'are'} not in the text`;

function stateInWords({ is, from, to, asPublished, certainty }: Standing, on: string | null): string {
  if (certainty === 'before what is held') return `Not known: no text of ${on ?? 'that day'} is held`;
  if (certainty === 'unsure') return unsureOn(on ?? 'that day');
  const since = from === null ? (asPublished ? ' as first published' : ' since a day unknown') : ` since ${shortDay(from)}`;
  const day = to === null ? 'a day unknown' : shortDay(to);
  switch (is) {
    case 'in force': return on === null ? `In force${since}` : `In force on ${on},${since}`;
    case 'to come': return from === null ? 'Not in force yet' : `Not in force yet: from ${shortDay(from)}`;
    case 'superseded': return `Superseded on ${day}, ${from === null ? 'in force before that' : `in force from ${shortDay(from)}`}`;
    case 'repealed': return `Repealed on ${day}`;
    case 'dropped': return `Ended by omission on ${day}, inferred`;
  }
}

/** Of a text in which nothing verifies the place of a change. */
export const changedWithNote = 'changed with a note';

/** Each of them a reader must know before relying on the text. */
function warningsOf(standing: Standing): string[] {
  const { noted, later, yet, copy, next, certainty, differsToday } = standing;
  const [rulings, speaking] = [totalOf(later), totalOf(yet)];
  return [
    ...(certainty === 'unsure' ? ['the text held may be of a later day'] : []),
    ...(certainty === 'after what is known' ? ['nothing so late is known'] : []),
    ...(noted.length === 0 ? [] : [changedWithNote]),
    ...(isSaidFirst(standing) ? [] : lackingChanges(standing)),
    ...(rulings === 0 ? [] : [`${numbered(later, 'later ', 'ruling')} to read with it${someTemporary(later)} (${daysOf(later)})`]),
    ...(speaking === 0 ? [] : [`yet ${speaking} later ${speaking === 1 ? 'ruling speaks' : 'rulings speak'} of it (${daysOf(yet)})`]),
    ...(copy === 'complete' ? [] : [whatCopyLacks[copy]]),
    ...(next === null ? [] : [`${next.is} on ${shortDay(next.from)}`]),
    ...(differsToday === null ? [] : [differsToday === 'text' ? todayDiffers : `${todayDiffers}: other rulings are to be read with it`]),
  ];
}

/** Whose words they are, in brackets; of what has ended, whose word ended it. Between which days an undated document came out, its page says and a citation. */
function sourceOf({ is, made, ended, from, certainty }: Standing): string {
  if (certainty === 'before what is held') return '';
  const over = is === 'superseded' || is === 'repealed' || is === 'dropped';
  const by = over && ended !== null ? ended : made;
  if (is === 'in force' && from === null) return ` (${sourceName(made)}, ${made.date === null ? 'undated' : shortDay(made.date)})`;
  return ` (${is === 'superseded' ? 'by ' : ''}${sourceName(by)})`;
}

function sourceName(document: SourceDocument): string {
  return document.kind === 'rulings' ? 'Current Rulings' : documentName(document);
}

/**
 * The standing of a version, or of one of its blocks, as a citation has it:
 * `In force since 4 Nov 2019 (Current Rulings), base: Glossary, letter L (undated; after 14 May 2001). Known up to ...`.
 *
 * A wording that outlived its version is in force still: then it is said from which version it is quoted.
 */
export function citedStanding(entry: Entry, version: Version, block: string | null, around: Around): string {
  const { told, beside, known } = citedParts(entry, version, block, around);
  return told + beside + known;
}

/** The same in its parts: how it stands, what is not in the text in its own words (empty where nothing is), and up to when that is known. */
export function citedParts(entry: Entry, version: Version, block: string | null, around: Around): { told: string; beside: string; known: string } {
  const standing = standingOf(entry, version, around, block);
  const { state, warnings } = standingWords(standing);
  const isBase = standing.is === 'in force' && standing.asPublished && standing.from === null;
  const source = isBase ? '' : sourceOf(standing);
  const own = state + source + baseOf(entry, around) + outlived(entry, version, block, around);
  return {
    told: [own, ...warnings].join('; '),
    beside: saidBeside(standing, block).map((said) => `; ${said}`).join(''),
    known: knownUpTo(standing.known).map((known) => `. ${known}`).join(''),
  };
}

/** More would bury the words that are cited: then their number has to do. */
const quotedAtMost = 2;

/**
 * `the ruling says: “Replace the second paragraph with:”`: what is not in the text in its own words. Of a block, what
 * speaks of it; what may speak of any is counted, and quoted with the entry.
 */
function saidBeside({ instructions }: Standing, block: string | null): string[] {
  const meant = [...new Set(instructions.filter(({ about }) => block === null || about === block).map(orderQuoted))];
  if (meant.length === 0 || meant.length > quotedAtMost) return [];
  return [`${meant.length === 1 ? 'the ruling says' : 'the rulings say'}: ${meant.join(', ')}`];
}

/** A text that is brought is quoted whole where it is no longer. */
const broughtAtMost = 300;

/** `“Replace the second paragraph with:” “...”`: an order never ends where its new text would begin; a long one stands beside the text. */
function orderQuoted({ words, brings }: Standing['instructions'][number]): string {
  const [order, text] = [oneSpace(words), oneSpace(brings)];
  if (!order.endsWith(':')) return `“${order}”`;
  return text !== '' && text.length <= broughtAtMost ? `“${order}” “${text}”` : `“${order.slice(0, -1)} ...” (the rest beside the text)`;
}

function outlived(entry: Entry, version: Version, block: string | null, { documentOf, today }: Around): string {
  const { next } = wordingSpan(entry, version, null);
  const goesOn = block !== null && isOver(version, today) && !isOver(wordingSpan(entry, version, block).last, today);
  if (!goesOn || next === null) return '';
  const day = next.from === null ? '' : ` of ${shortDay(next.from)}`;
  return `; quoted from the ${versionName(version, shortDay)} of the entry, superseded by ${sourceName(documentOf(next.document))}${day}`;
}

/** An entry that a ruling made has no base but the ruling. */
function baseOf(entry: Entry, { documentOf }: Around): string {
  const base = documentOf(entry.document);
  return base.kind === 'rulings' ? '' : `, base: ${documentName(base)} (${documentDate(base, shortDay)})`;
}

/** `In force since 4 Nov 2019 (Current Rulings)`; of a day that is not known the document's own words. */
function inForceSince(document: SourceDocument, from: string | null, on: string | null): string {
  const inForce = on === null ? 'In force' : `In force on ${on}`;
  if (from === null) return `${inForce} (${documentName(document)}, ${documentDate(document, shortDay)})`;
  return `${inForce}${on === null ? '' : ','} since ${shortDay(from)} (${sourceName(document)})`;
}

/**
 * How a ruling stands by itself: `In force since 4 Nov 2019 (Current Rulings)`, and whether it asks for a text that is none here.
 *
 * @param on - the day asked for, in words; null for today
 */
export function rulingStanding(ruling: Ruling, { documentOf, today }: Around, on: string | null = null): { is: State | 'not known'; words: string } {
  const document = documentOf(ruling.document);
  const { supersededBy, effective } = ruling;
  const from = effective?.from ?? document.date;
  if (supersededBy !== null) return supersededStanding(ruling, documentOf(supersededBy.document), { documentOf, today }, on);
  const end = effective?.to ?? null;
  if (end !== null && end <= today) return { is: 'superseded', words: `Ended on ${shortDay(end)} (${documentName(document)})` };
  const temporary = isTemporary(ruling) ? '; temporary' : '';
  if (from !== null && from > today) return { is: 'to come', words: `Not in force yet: from ${shortDay(from)} (${documentName(document)})${temporary}` };
  const since = inForceSince(document, from, on) + temporary;
  const waiting = ruling.amendments.filter(isLeftOver).length;
  const asked = ruling.entry === null ? 'changes a text that is not held' : notInText(`${waiting} ${waiting === 1 ? 'change' : 'changes'}`, waiting);
  return { is: 'in force', words: waiting > 0 ? `${since}; ${asked}` : since };
}
