/** The numbers of the honest page: what was read, what was lost, what could not be applied. */
import type { Amendment, Corpus, CrossReference, Entry, Message } from '../schemas/corpus.ts';

/** How often each value occurs, most frequent first. */
export interface Count { name: string; count: number }

export function countBy<Thing>(things: readonly Thing[], name: (thing: Thing) => string): Count[] {
  return [...Map.groupBy(things, name)]
    .map(([key, members]) => ({ name: key, count: members.length }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

/** Entries by what their copy holds. */
export function completenessOf(entries: readonly Entry[]): Count[] {
  return countBy(entries, (entry) => entry.completeness);
}

/** Entries whose copy visibly lacks text, with what it lacks. */
export function entriesWithLosses(entries: readonly Entry[]): Entry[] {
  return entries.filter((entry) => entry.losses.length > 0);
}

/** Every reference of entries and rulings, resolved or by the reason why not. */
export function referencesByReason({ entries, rulings }: Corpus): Count[] {
  const references: CrossReference[] = [...entries, ...rulings].flatMap((one) => one.seeAlso);
  return countBy(references, ({ reason, target }) => (target === null ? (reason ?? 'no reason given') : 'leads to an entry held'));
}

export interface OutcomeCount { outcome: Amendment['outcome']; reasons: Count[]; count: number }

/**
 * Amendments by outcome, those not applied by reason as well: the words before a colon, after which a reason may go into
 * details. Notes differ from one to the next and are not counted.
 */
export function amendmentsByOutcome({ rulings }: Corpus): OutcomeCount[] {
  const amendments = rulings.flatMap((ruling) => ruling.amendments);
  return [...Map.groupBy(amendments, (amendment) => amendment.outcome)].map(([outcome, members]) => ({
    outcome,
    count: members.length,
    reasons: outcome === 'not applied' ? countBy(members, ({ reason }) => reason?.split(':')[0] ?? 'no reason given') : [],
  }));
}

const severities: Message['severity'][] = ['error', 'warning', 'note'];

const titles: Record<Message['severity'], string> = { error: 'Errors', warning: 'Warnings', note: 'Notes' };

/** What ingestion calls a ruling that a later collection of the same rulings no longer holds. */
const vanished = 'ruling-vanished';

export interface MessageGroup { title: string; severity: Message['severity']; messages: Message[] }

/** Rulings that vanished, then all other messages, the gravest first; groups without a message are left out. */
export function messageGroups(messages: readonly Message[]): MessageGroup[] {
  const others = messages.filter((message) => message.rule !== vanished);
  const groups: MessageGroup[] = [
    { title: 'Rulings that vanished without being deleted', severity: 'warning', messages: messages.filter((message) => message.rule === vanished) },
    ...severities.map((severity) => ({ title: titles[severity], severity, messages: others.filter((message) => message.severity === severity) })),
  ];
  return groups.filter((group) => group.messages.length > 0);
}
