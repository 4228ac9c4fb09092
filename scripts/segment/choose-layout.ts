/** Which layout a document is read by: what the operator says, else what it looks like; and what to say of one that is none. */
import type { Message } from '../../src/model/corpus.ts';
import type { SourceFile } from '../read/source-file.ts';
import type { Hints, Lack, Layout } from './layout.ts';
import { noSuchDay } from './front-matter/no-such-day.ts';
import { isTitleOf, LONGEST_TITLE, statedDate } from './front-matter/stated-date.ts';
import { isIndexOfPages } from './apart/index-rows.ts';
import { isSavedChat, mayBeChat } from './apart/saved-chats.ts';
import { remembered } from './remembered.ts';
import { LAYOUTS, SURE_ENOUGH } from './layouts.ts';

/** What the operator says of one document. */
export interface Said {
  /** Base name of its file. */
  file: string;
  kind?: Layout['kind'] | undefined;
  /** A layout's name. */
  layout?: string | undefined;
  letter?: string | undefined;
  /** Whether the copy covers all of its letters. */
  extent?: 'whole' | 'part' | undefined;
}

interface Judged {
  layout: Layout;
  /** 0 to 1. */
  sureness: number;
}

/** What is certain of a document leaves nothing for the other layouts to be asked, and what they look for costs more than to read it. */
const CERTAIN = 1;

/** The layout that is surest of a document, or null where none is sure enough. */
export function layoutOf(source: SourceFile): Layout | null {
  if (isSavedChat(source.reading.map(({ text }) => text))) return null;
  return LAYOUTS.find((layout) => surenessOf(layout, source) >= CERTAIN) ?? sureOf(source)[0] ?? null;
}

/** The other layouts of its kind that are sure enough of a document, the surest first. */
export function othersOf(source: SourceFile, { name, kind }: Layout): Layout[] {
  return sureOf(source).filter((other) => other.kind === kind && other.name !== name);
}

const sureOf = (source: SourceFile): Layout[] => judged(source).filter(({ sureness }) => sureness >= SURE_ENOUGH).map(({ layout }) => layout);

/**
 * The layout that the operator names, or the surest of the kind that he names; null where he says neither. Where none of
 * that kind sees anything of itself in the document, the one that finds most in it is taken: a person has said what it is.
 */
export function layoutAsSaid(source: SourceFile, said: Said | undefined, hints: Hints): Layout | null {
  const named = LAYOUTS.find(({ name }) => name === said?.layout);
  if (named !== undefined || said?.kind === undefined) return named ?? null;
  const ofKind = judged(source).filter(({ layout }) => layout.kind === said.kind);
  if ((ofKind[0]?.sureness ?? 0) > 0) return ofKind[0]?.layout ?? null;
  const found = ofKind.map(({ layout }) => ({ layout, number: foundBy(layout, source, hints) })).toSorted((a, b) => b.number - a.number)[0];
  return found !== undefined && found.number > 0 ? found.layout : null;
}

function foundBy(layout: Layout, source: SourceFile, hints: Hints): number {
  const { entries, rulings } = layout.segment(source, hints);
  return entries.length + rulings.length;
}

/** Asked once, and kept with the document: who reads the same documents again has it judged already. */
function surenessOf(layout: Layout, source: SourceFile): number {
  const known = remembered(source);
  const sureness = known.sureness?.get(layout.name) ?? layout.recognise(source);
  known.sureness = new Map(known.sureness).set(layout.name, sureness);
  return sureness;
}

function judged(source: SourceFile): Judged[] {
  return LAYOUTS.map((layout) => ({ layout, sureness: surenessOf(layout, source) })).toSorted((a, b) => b.sureness - a.sureness);
}

/** Layouts that the operator names and that are none. */
export function unknownLayouts(said: readonly Said[]): Message[] {
  return said.flatMap(({ file, layout }) => (layout === undefined || LAYOUTS.some(({ name }) => name === layout) ? [] : [{
    rule: 'unknown-layout', severity: 'warning' as const, file: 'corpus.yaml', line: null,
    message: `corpus.yaml gives ${file} the layout “${layout}”, which is none`,
    hint: `The layouts are: ${LAYOUTS.map(({ name }) => name).join('; ')}.`,
  }]));
}

/** An error for a document that no layout fits: the nearest of each kind, what each wants, and the row that names it. */
export function unrecognised(source: SourceFile): Message {
  const { file, lines } = source;
  const first = lines.findIndex((line) => line.trim() !== '') + 1;
  if (isIndexOfPages(source.reading.map(({ text }) => text))) return {
    rule: 'no-terms', severity: 'error', file, line: Math.max(first, 1),
    message: `${file} is an index, names and the pages they stand on, and holds no entry; it was left out`,
    hint: 'Give the document whose pages it names.',
  };
  const texts = source.reading.map(({ text }) => text);
  if (mayBeChat(texts)) return {
    rule: 'saved-chat', severity: 'error', file, line: Math.max(first, 1),
    message: `${file} is a saved chat: nothing in it tells which messages rule, and on what; it was left out`,
    hint: 'Copy what was ruled into a file of its own, with a title and a day, each ruling behind the name of what it is on.',
  };
  const all = judged(source);
  const nearest = (['glossary', 'rulings'] as const).flatMap((kind) => nearestOf(all.filter(({ layout }) => layout.kind === kind), source)).toSorted((a, b) => b.sureness - a.sureness || b.lack.found - a.lack.found);
  const titled = isTitledRulings(source);
  const kind = titled ? 'rulings' : nearest[0] !== undefined && nearest[0].sureness > 0 ? nearest[0].layout.kind : 'glossary or rulings';
  const day = titled ? dayLacking(source) : null;
  return {
    rule: 'no-known-layout', severity: 'error', file, line: Math.max(first, 1),
    message: `${file}: no known layout fits this document; it was left out${day === null ? '' : `. ${day}`}`,
    hint: `${day === null ? '' : 'Rulings with a day are known by fewer signs: correct it in the document, or give it below. '}Nearest: ${nearest.map(inWords).join('; ')}. If you know what it is, say so in corpus.yaml, under documents: { file: ${file}, kind: ${kind}${day === null ? '' : ', date: YYYY-MM-DD'} }.`,
  };
}

/** Lines in which a document says what it is and of which day. */
const HEAD = 12;
const headOf = ({ reading }: SourceFile): string[] => reading.filter(({ text }) => text.trim() !== '').slice(0, HEAD).map(({ text }) => text);

const isTitledRulings = (source: SourceFile): boolean => headOf(source).slice(0, 2).some((text) => text.length <= LONGEST_TITLE && isTitleOf(text, 'rulings'));

/** What is wrong with the day of rulings that are not recognised; null where they state one. */
function dayLacking(source: SourceFile): string | null {
  const head = headOf(source);
  if (statedDate(head, 'rulings') !== null) return null;
  const none = head.filter((text) => text.length <= LONGEST_TITLE).map(noSuchDay).find((day) => day !== null);
  return none === undefined ? 'Its title says rulings, but it states no day' : `Its title says rulings, and its day, “${none}”, does not exist`;
}

interface Nearest extends Judged { lack: Lack }

/** The surest of some layouts; where none sees itself in the document, the one of which most is found in it, and else one of the plain ones. */
function nearestOf(judgedAll: readonly Judged[], source: SourceFile): Nearest[] {
  const all = judgedAll.map((one): Nearest => ({ ...one, lack: one.layout.lacks?.(source) ?? { found: 0, lacks: [] } }));
  return all.toSorted((a, b) => b.sureness - a.sureness || b.lack.found - a.lack.found || Number(b.layout.lacks !== undefined) - Number(a.layout.lacks !== undefined)).slice(0, 1);
}

function inWords({ layout: { name, looksLike }, sureness, lack: { found, lacks } }: Nearest): string {
  const told = lacks.length === 0 ? '' : `${found} ${found === 1 ? 'looks' : 'look'} like it, but ${lacks.join(', and ')}`;
  return `${name}, which wants ${looksLike} (${told !== '' ? told : sureness === 0 ? 'none of it was found' : 'too little of it was found'})`;
}
