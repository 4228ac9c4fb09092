/** What one document changed, as items of a feed: the document itself, then each entry and each ruling beside the texts. */
import type { Element } from 'xast';
import { x } from 'xastscript';
import { plain } from './atom.ts';
import { differenceOf, passages } from './difference.ts';
import type { About, FeedItem } from './feed.ts';
import { documentDate, documentName, longDay } from '../model/dates.ts';
import type { DocumentChanges } from '../data/latest.ts';
import { changesByLink, entryLink, rulingLink, versionLink } from '../data/links.ts';
import { changeKinds, explainingLead, notAppliedLead } from '../model/period/change-words.ts';
import { textOf } from '../model/period/entry-changes.ts';
import type { EntryChange } from '../model/period/entry-changes.ts';
import { earliestDay } from '../model/period/period.ts';
import { explainingWords, outcomeInWords, rulingName } from '../model/ruling-words.ts';
import { isLeftOver } from '../model/rulings.ts';
import { standingOf } from '../model/standing.ts';
import { longStanding } from '../model/standing-words.ts';
import { latestVersion } from '../model/versions.ts';
import type { Around } from '../model/around.ts';
import type { Entry, Ruling, SourceDocument } from '../model/corpus.ts';

/** A day that no document is of: an undated document of which nothing is known is still an item. */
const unknownDay = '1970-01-01';

/** @param about - its title tells items of one corpus from those of another */
export function itemsOf(changes: DocumentChanges, about: About, around: Around): FeedItem[] {
  const { document } = changes;
  const common = { day: dayOf(document) };
  const entryOf = ({ entry }: Ruling) => about.entries.find(({ id }) => id === entry);
  const besideEntry = (ruling: Ruling, category: string) => ofRuling(ruling, document, category, standingBeside(entryOf(ruling), around));
  const item = (id: string, one: Omit<FeedItem, 'names' | 'day'>): FeedItem => ({ ...common, names: [about.title, document.id, id], ...one });
  return [
    item('', { title: documentName(document), link: changesByLink(document.id), category: 'document', content: accountOf(changes) }),
    ...changes.entries.map((change) => item(`entry ${change.entry.id}${ownDay(change, document)}`, ofEntry(change, document, around))),
    ...changes.notApplied.map(({ ruling }) => item(`ruling ${ruling.id}`, besideEntry(ruling, 'not in the text'))),
    ...changes.explaining.map(({ ruling }) => item(`ruling ${ruling.id}`, besideEntry(ruling, explainingWords(ruling).done))),
  ];
}

/** The day that an item is dated by: the document's, or the nearest that is known of it. */
export function dayOf(document: SourceDocument): string {
  return earliestDay(document) ?? document.before ?? unknownDay;
}

/** An entry that one document changes on several days has an item for each: a day that is not the document's tells them apart. */
function ownDay({ steps }: EntryChange, { date }: SourceDocument): string {
  const from = steps.at(-1)?.from ?? null;
  return from === null || from === date ? '' : ` ${from}`;
}

/** How much of what; the days of undated documents are said in words, because an item must bear some day. */
function accountOf(changes: DocumentChanges): Element[] {
  const parts: [count: number, what: string][] = [
    ...changeKinds.map(({ is, title }): [number, string] => [changes.entries.filter((change) => change.is === is).length, title.toLowerCase()]),
    [changes.notApplied.length, 'not in the texts of the site: read them beside it'],
    [changes.explaining.length, 'changing no text'],
    [changes.repeated.length, 'repeated, nothing new'],
    [changes.superseded.length, 'superseded by the edition of the text'],
  ];
  const { document } = changes;
  return [
    ...(document.date === null ? [x('p', [plain(`This document is ${documentDate(document)}.`)])] : []),
    x('ul', parts.filter(([count]) => count > 0).map(([count, what]) => x('li', [plain(`${count} ${what}`)]))),
  ];
}

function ofEntry(change: EntryChange, document: SourceDocument, around: Around): Omit<FeedItem, 'names' | 'day'> {
  const { entry, before, is, steps } = change;
  const after = steps.at(-1) ?? null;
  const [was, now] = [textOf(before), textOf(after)];
  const words = { changed: 'changed', new: 'new', ended: 'ended', restored: 'changed back', unmade: 'made and ended' }[is];
  const from = after?.from ?? '';
  const later = from > around.today ? longDay(from) : null;
  const content = is === 'ended' ? passages(later === null ? 'Its last text, no longer in force' : `Its last text, until ${later}`, was)
    : is === 'new' ? passages(later === null ? 'Its text' : `Its text from ${later}`, now)
      : differenceOf(was, now, later === null ? { before: 'Was', after: 'Is now' } : { before: `Until ${later}`, after: `From ${later}` });
  const standing = after === null ? [] : [x('p', [plain(`${longStanding(standingOf(entry, after, around))}.`)])];
  return { title: titleOf(change.starred, entry.headword, later === null ? words : `${words} from ${later}`), link: after === null ? entryLink(entry.id) : versionLink(entry.id, after.id), category: words, content: [...content, ...standing, by(document)] };
}

/** How the entry stands that a ruling is to be read with. */
function standingBeside(entry: Entry | undefined, around: Around): Element[] {
  return entry === undefined ? [] : [x('p', [plain(`${entry.headword}: ${longStanding(standingOf(entry, latestVersion(entry, around.today), around))}.`)])];
}

function ofRuling(ruling: Ruling, document: SourceDocument, category: string, standing: readonly Element[]): Omit<FeedItem, 'names' | 'day'> {
  const leftOver = ruling.amendments.filter(isLeftOver);
  const content = leftOver.length === 0
    ? [...passages('Ruling', ruling.blocks), x('p', [plain(explainingLead)])]
    : [...leftOver.flatMap((amendment) => [
        x('p', [x('b', 'Instruction: '), plain(amendment.instruction)]),
        ...passages('New text', amendment.newBlocks),
        x('p', [plain(`Not applied. ${outcomeInWords(amendment).reason ?? ''}`)]),
      ]), x('p', [plain(notAppliedLead)])];
  return { title: titleOf(ruling.starred, rulingName(ruling), category), link: rulingLink(ruling.id), category, content: [...content, ...standing, by(document)] };
}

/** `* towing: changed`; the star is the document's own mark of what is new. */
function titleOf(starred: boolean, name: string, what: string): string {
  return `${starred ? '* ' : ''}${name}: ${what}`;
}

function by(document: SourceDocument): Element {
  return x('p', [x('i', [plain(`${documentName(document)}${document.date === null ? ` (${documentDate(document)})` : ''}`)])]);
}
