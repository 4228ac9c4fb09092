/** The numbers of the honest page: what was read, what was lost, what could not be applied. */
import type { Corpus, CrossReference, Entry, Message } from '../model/corpus.ts';

/** How often a value occurs, and what it means. */
export interface Count { name: string; count: number; says: string }

/** Counts by name, most frequent first. */
function countBy<Thing, Name extends string>(things: readonly Thing[], name: (thing: Thing) => Name, says: Record<Name, string>): Count[] {
  return [...Map.groupBy(things, name)]
    .map(([key, members]) => ({ name: key, count: members.length, says: says[key] }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

const held: Record<Entry['completeness'], string> = {
  complete: 'Nothing is visibly missing.',
  partial: 'Some of its text is visibly missing; the entry says what.',
  'headword only': 'Its name is there, and none of its text.',
};

/** Entries by what their copy holds. */
export function completenessOf(entries: readonly Entry[]): Count[] {
  return countBy(entries, (entry) => entry.completeness, held);
}

/** Entries whose copy visibly lacks text, with what it lacks. */
export function entriesWithLosses(entries: readonly Entry[]): Entry[] {
  return entries.filter((entry) => entry.losses.length > 0);
}

const leads: Record<NonNullable<CrossReference['reason']> | 'to an entry', string> = {
  'to an entry': 'They are links.',
  'letter not held': 'The glossary page of that letter is not among the documents here.',
  'entry not in this copy': 'The page is here, but this copy of it is not whole.',
  'no such entry': 'The page is here and has no entry of that name.',
};

/** Every reference of entries and rulings, resolved or by the reason why not. */
export function referencesByReason({ entries, rulings }: Corpus): Count[] {
  const references: CrossReference[] = [...entries, ...rulings].flatMap((one) => one.seeAlso);
  return countBy(references, ({ reason, target }) => (target === null ? (reason ?? 'no such entry') : 'to an entry'), leads);
}

const severities: Message['severity'][] = ['error', 'warning', 'note'];

const titles: Record<Message['severity'], string> = { error: 'What could not be read', warning: 'What should be looked at', note: 'What else was noticed' };

/** What ingestion calls a ruling that a later collection of the same rulings no longer holds. */
const vanished = 'ruling-vanished';

export interface MessageGroup { title: string; severity: Message['severity']; messages: Message[] }

/** What it calls a text put together here that the next edition prints otherwise. */
const differs = 'edition-differs';

/** Rulings that vanished, what an edition prints otherwise, then all other messages, the gravest first; groups without a message are left out. */
export function messageGroups(messages: readonly Message[]): MessageGroup[] {
  const others = messages.filter(({ rule }) => rule !== vanished && rule !== differs);
  const groups: MessageGroup[] = [
    { title: 'Rulings that vanished without being deleted', severity: 'warning', messages: messages.filter(({ rule }) => rule === vanished) },
    { title: 'Where an edition prints otherwise than was put together here', severity: 'warning', messages: messages.filter(({ rule }) => rule === differs) },
    ...severities.map((severity) => ({ title: titles[severity], severity, messages: others.filter((message) => message.severity === severity) })),
  ];
  return groups.filter((group) => group.messages.length > 0);
}
