/**
 * Consolidation: base text and amendments, in order, make the text in force.
 *
 * Reads: the linked corpus, and what the operator decided. Writes: the corpus with every entry's versions and every
 * amendment's outcome. Mentions and backlinks are left empty for the stage that looks at the finished texts. Pure: no
 * disk, no clock; the same values always end in the same corpus. `today` decides only which version is the text in force.
 */
import type { Corpus, Entry, Ruling } from '../../src/model/corpus.ts';
import type { Decision } from '../decisions/decision.ts';
import { sortDecisions } from '../decisions/sort-decisions.ts';
import type { LinkedCorpus, TargetedRuling } from '../link/linked.ts';
import { calledNothing } from './called-nothing.ts';
import { decisionMessages } from './decided/decision-messages.ts';
import { claimedChanges } from './editions/claimed-changes.ts';
import { documentsById, groundOf } from './ground.ts';
import { olderThanItAmends } from './order/doubtful-days.ts';
import { notOrdered } from './order/not-ordered.ts';
import { orderDocuments } from './order/order-documents.ts';
import { placeUndated } from './order/place-undated.ts';
import { retarget } from './decided/retarget.ts';
import { claimedStars } from './rulings/claimed-stars.ts';
import { droppedInstructions } from './rulings/dropped-instructions.ts';
import { withSays } from './rulings/says-of.ts';
import { supersededBy } from './rulings/superseded-by.ts';
import { withUnheardOrders } from './rulings/unheard-orders.ts';
import { takenBackMessages, withTakenBack } from './rulings/taken-back.ts';
import { vanished } from './rulings/vanished.ts';
import { withoutEntry } from './rulings/without-entry.ts';
import { walk } from './walk.ts';
import type { WalkedEntry } from './walk.ts';

/** Where no day is named, all that is to come counts as come. */
const LAST_DAY = '9999-12-31';

/**
 * Reads: the linked corpus, decisions of all kinds, and the day whose text is the text in force. Writes: the corpus as
 * `corpus.json` has it, but for where references lead, which names texts mention and who refers to whom (`link/weave.ts`):
 * documents in the order in which they apply, each entry with its versions, each amendment with its outcome. What could not
 * be applied or was doubtful is an outcome with its reason, or a message, never an error.
 *
 * @param today - by default no version is still to come
 * @throws Error where an entry or a ruling names a document that is not in the corpus: a defect of the stages before
 */
export function consolidate(linked: LinkedCorpus, decisions: Decision[], today = LAST_DAY): Corpus {
  const sorted = sortDecisions(decisions);
  const placed = placeUndated(linked);
  const documents = orderDocuments(placed.documents);
  const documentOf = documentsById(documents);
  const { rulings: told, takenBack } = withTakenBack(inOrder(linked.rulings, documents), documentOf);
  const rulings = withUnheardOrders(retarget(told, sorted.placements, linked.entries), linked.entries);
  const ground = groundOf({ documents, entries: linked.entries, rulings }, sorted.placements);
  const walked = walk(ground, linked);
  const superseded = supersededBy(walked.rulings, walked.entries, ground, linked.editions);
  const finished = walked.rulings.map((ruling) => ({ ...ruling, supersededBy: superseded.get(ruling.id) ?? null }));
  const concerning = Map.groupBy(finished, ({ entry }) => entry);
  const { title, publishers, address, authority, sample, icons, also, letters } = linked;
  const entries = [...walked.entries.values()].map((entry) => entryOf(entry, concerning.get(entry.id) ?? [], today));
  return {
    schema: 2,
    title,
    publishers,
    address,
    authority,
    sample,
    icons,
    also,
    letters,
    documents,
    entries,
    rulings: withSays(finished, entries),
    messages: [
      ...linked.messages,
      ...placed.messages,
      ...notOrdered(ground, linked.editions),
      ...olderThanItAmends({ ...linked, documents }),
      ...[...walked.entries.values()].flatMap(({ history }) => history.messages),
      ...takenBackMessages(takenBack, ground.document),
      ...vanished(ground, documents),
      ...withoutEntry(finished, entries, ground),
      ...droppedInstructions(ground, documents, walked.rulings),
      ...decisionMessages(sorted, walked.decided, linked),
      ...claimedChanges(documents, entries),
      ...claimedStars(ground, documents),
      ...calledNothing(also, entries, finished),
    ],
  };
}

function inOrder(rulings: TargetedRuling[], documents: Corpus['documents']): TargetedRuling[] {
  const byDocument = Map.groupBy(rulings, ({ document }) => document);
  return documents.flatMap(({ id }) => byDocument.get(id) ?? []);
}

/** The base is what the first edition printed; how whole the copy is, is said of the copy that the text in force is from. */
function entryOf({ history, prints, versions, known }: WalkedEntry, rulings: Ruling[], today: string): Entry {
  const first = history.origin;
  const current = versions.findLast(({ from }) => from === null || from <= today);
  return {
    ...first,
    variants: [...new Set([first, ...prints].flatMap(({ headword, variants }) => [headword, ...variants]))].filter((name) => name !== first.headword),
    completeness: history.entry.completeness,
    losses: history.entry.losses,
    status: current?.status ?? 'in force',
    text: current?.text ?? (versions[0]?.by === 'edition' ? versions[0].text : []),
    editions: history.editions,
    versions,
    known,
    referencedBy: [],
    rulings: rulings.map(({ id }) => id),
  };
}
