/** Which entry each ruling speaks of, and what it orders of it: an entry that is held, or one that it makes. */
import type { TargetedRuling } from '../link/linked.ts';
import { slug } from '../names/slug.ts';
import type { Numbered } from './case.ts';
import { isItsName, leftOutBefore } from './editions/left-out.ts';
import { absences } from './editions/prints.ts';
import type { EditionPages, Printed } from './editions/prints.ts';
import type { Ground } from './ground.ts';
import { instructionsOf, mayCreate } from './new-entries/new-entry.ts';
import { relation } from './order/interval.ts';
import { amendmentId } from './decided/retarget.ts';
import { topicKey } from './rulings/collects.ts';
import { byParagraph } from './time/beside.ts';
import { momentOf } from './time/happening.ts';
import type { Happening, RulingHappening } from './time/happening.ts';

/** An entry, as far as it is known who speaks of it. */
export interface Subject extends Printed {
  id: string;
  /** The ruling that makes it, where one does. */
  made: TargetedRuling | null;
}

export interface Assigned {
  ruling: TargetedRuling;
  subject: Subject | null;
  happenings: RulingHappening[];
}

/** Gives a ruling's instructions to the entry it concerns: as linked, or made by this ruling or an earlier one on its topic. */
export function assign(printed: TargetedRuling, subjects: Map<string, Subject>, pagesOf: EditionPages, ground: Ground): Assigned {
  const meant = meantBy(printed, subjects, ground);
  const { ruling } = meant;
  let { subject } = meant;
  const index = ground.placeOf(ruling.document);
  const happenings = instructionsOf(ruling, subject?.made ?? null, ground).map((instruction, place): RulingHappening => {
    const document = asOfItsDay(ground.document(ruling.document), instruction.effective?.from ?? null);
    const numbered: Numbered = { id: amendmentId(ruling.id, place), instruction, ruling, document, before: null, found: null };
    const creates = subject === null && mayCreate(numbered, ground) ? freeId(printed, subjects) : null;
    subject ??= creates === null ? null : make(creates, ruling, subjects, absences(ruling.topic ?? '', pagesOf, ground));
    const happening: RulingHappening = { is: 'ruling', at: momentOf(document, index, ruling.lines[0] * 1000 + place), numbered, creates, to: instruction.effective?.to ?? null, withIts: [], against: null };
    subject?.happenings.push(happening);
    return happening;
  });
  for (const together of byParagraph(happenings)) for (const one of together) one.withIts = together;
  if (subject !== null && meant.isAnew) subject.made = ruling;
  return { ruling, subject, happenings };
}

/** A ruling as it is meant of an entry: it may make one that was not yet, or is no more. */
interface Meant { ruling: TargetedRuling; subject: Subject | null; isAnew: boolean }

function meantBy(printed: TargetedRuling, subjects: ReadonlyMap<string, Subject>, ground: Ground): Meant {
  const subject = subjectOf(printed, subjects);
  const asPrinted = { ruling: printed, subject, isAnew: false };
  if (subject === null) return asPrinted;
  const asOfNew = { ruling: asNew(printed), subject, isAnew: false };
  if (precedesItsPrint(printed, subject, ground)) {
    if (subject.made !== null) return asOfNew;
    return brings(printed, ground) ? { ...asOfNew, subject: null } : asPrinted;
  }
  const anew = comesAnew(printed, subject, ground);
  if (anew === 'by this') subject.made = null;
  return anew === null ? asPrinted : { ...asOfNew, isAnew: anew === 'by this' };
}

/**
 * Whether a ruling says what an entry is that the edition before it, held whole, has left out: it makes the entry anew, as it
 * would make one of which nothing older is held; or it comes after one that did.
 */
function comesAnew(ruling: TargetedRuling, { happenings, made }: Subject, ground: Ground): 'by this' | 'by another' | null {
  const left = isItsName(ruling) ? leftOutBefore(happenings, ground.document(ruling.document)) : null;
  if (left === null) return null;
  if (made !== null && relation(ground.document(made.document), left) === 'newer') return 'by another';
  return brings(ruling, ground) ? 'by this' : null;
}

/** A document as of the day from which one of its instructions holds. */
function asOfItsDay(document: Numbered['document'], from: string | null): Numbered['document'] {
  return from === null || from === document.date ? document : { ...document, date: from, published: document.published ?? document.date };
}

/** Whether a ruling speaks of an entry that an edition before it, held whole, does not have, though a later one does. */
function precedesItsPrint(ruling: TargetedRuling, { prints: [first], isAddition }: Subject, ground: Ground): boolean {
  return isAddition && first !== undefined && ground.isBefore(ruling.document, first.document);
}

/** Whether a ruling makes the entry that it speaks of. */
function brings(ruling: TargetedRuling, ground: Ground): boolean {
  const fresh = asNew(ruling);
  const document = ground.document(ruling.document);
  return instructionsOf(fresh, null, ground).some((instruction) => mayCreate({ id: '', instruction, ruling: fresh, document, before: null, found: null }, ground));
}

function asNew(ruling: TargetedRuling): TargetedRuling {
  return { ...ruling, entry: null, match: null, targetReason: 'new entry' };
}

function subjectOf(ruling: TargetedRuling, subjects: ReadonlyMap<string, Subject>): Subject | null {
  if (ruling.entry !== null) return subjects.get(ruling.entry) ?? null;
  return [...subjects.values()].find(({ made }) => made !== null && topicKey(made.topic) === topicKey(ruling.topic)) ?? null;
}

/** The id of the entry that a ruling makes: that under which a later edition prints it, or that of its name. */
function freeId({ entry, topic }: TargetedRuling, subjects: ReadonlyMap<string, Subject>): string {
  if (entry !== null) return entry;
  const id = slug(topic ?? '');
  return subjects.has(id) ? `${id}--ruling` : id;
}

function make(id: string, ruling: TargetedRuling, subjects: Map<string, Subject>, absent: Happening[]): Subject {
  const subject: Subject = subjects.get(id) ?? { id, prints: [], happenings: absent, isAddition: false, made: null };
  subject.made = ruling;
  subjects.set(id, subject);
  return subject;
}
