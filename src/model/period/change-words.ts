/** What a stretch of time did, in a reader's words. */
import type { ChangeKind } from './entry-changes.ts';
import type { StandingRuling } from '../rulings.ts';

/** The parts of an account, in the order in which a reader wants them. */
export const changeKinds: readonly { is: ChangeKind; title: string; id: string; lead: string | null }[] = [
  { is: 'changed', title: 'Changed', id: 'changed', lead: null },
  { is: 'new', title: 'New', id: 'new', lead: null },
  { is: 'ended', title: 'Ended', id: 'ended', lead: null },
  { is: 'restored', title: 'Changed and changed back', id: 'restored', lead: 'The text is again what it was.' },
  { is: 'unmade', title: 'Came and went', id: 'unmade', lead: 'Made and repealed in this time.' },
];

export const notAppliedLead = 'These change the rules too, but not the texts on this site: the text is not held, or the place in it is not certain. Read them beside it.';
export const explainingLead = 'These rulings give no instruction to change a text. They say how it is to be read, state a rule anew, withdraw another ruling, point elsewhere, or hold for a time. Where one differs from the text, the later holds.';
export const repeatedLead = 'These rulings bring nothing new: an earlier document said the same in the same words, or what they ask for was in force already.';
export const supersededLead = 'These rulings are older than the edition of the text that this site holds. The edition took their place, or may have, where its page of their letter is not held: none of them is carried out in it.';

/** How many of these are true today: those of earlier days wait for an event's date. */
export function countToday(things: readonly Pick<StandingRuling, 'to'>[]): number {
  return things.filter(({ to }) => to === null).length;
}

/** `3 passages are as they were.` */
export function unchangedInWords(count: number): string {
  return count === 1 ? 'One passage is as it was.' : `${count} passages are as they were.`;
}
