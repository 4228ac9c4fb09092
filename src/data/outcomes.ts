/** What became of every instruction of every ruling, in groups that a stranger can tell apart. */
import { refusal } from '../model/corpus.ts';
import type { Amendment, Corpus, Refusal, Ruling } from '../model/corpus.ts';
import { isLeftOver, whyInWords } from '../model/rulings.ts';
import { isUntold } from '../model/superseded.ts';

/** An instruction, and the ruling that brings it. */
export interface Instructed { amendment: Amendment; ruling: Ruling }

/** Instructions that ended alike: by the same kind of outcome, or for the same reason. */
export interface OutcomePart { name: string; says: string; members: Instructed[] }

export interface OutcomeGroup {
  group: 'applied' | 'left over' | 'explains' | 'older';
  name: string;
  says: string;
  count: number;
  /** Most frequent first. */
  parts: OutcomePart[];
}

type Applied = Exclude<Amendment['outcome'], 'not applied'>;

const howApplied: Record<Applied, string> = {
  applied: 'The whole entry is named exactly, or the words quoted stand in it exactly once.',
  'applied with a note': 'The place is given by its position, and the new text is plainly a revision of what stands there; or the same had been done before. The note says what to know.',
  'applied by decision': 'A person laid down the place, with a reason that the entry shows.',
};

const whyNot: Record<Refusal, string> = {
  'target not held': 'It concerns a glossary page that is not among the documents here.',
  'entry not in this copy': 'The page is here, and holds no entry of that name: its copy has lost it, or it is called otherwise.',
  'text not found': 'It quotes words that do not stand in the text.',
  'found more than once': 'The words it quotes stand there more than once.',
  'place not certain': 'It names a place (“the second paragraph”), and what stands there does not show that this is the one meant.',
  'copy damaged here': 'The copy of this entry lacks text, so that no place in it is certain.',
  'described, not quoted': 'It describes the words to be changed and does not quote them.',
  'not wholly understood': 'Some of its words have no reading that is certain; they are marked beside the text.',
  'limited in scope': 'It holds for some games, players or cards only, or is proposed or withdrawn, and the text is for all.',
  'day not known': 'It begins to hold on a day or an occasion that the documents do not date.',
  'no instruction': 'It says how the rule is to be, and not which words are to change.',
  'older than the base text': 'The glossary page came out later.',
};

const older: Refusal = 'older than the base text';

/** Of an edition that came later, where its page of the ruling's letter is not held. */
const untold = { name: 'not known whether superseded', says: 'A later edition came out, and its page of their letter is not among the documents here: whether it took their place is not known.' };

const groups: Record<OutcomeGroup['group'], { name: string; says: string }> = {
  applied: {
    name: 'Carried out in the texts',
    says: 'The text in force has them; the mark beside a paragraph shows what stood there before.',
  },
  'left over': {
    name: 'Not in the texts',
    says: 'Their place is not certain, or the text is not here. Where there is an entry they stand below its text in their own words, and its head says so: read both together.',
  },
  explains: {
    name: 'Changing no text',
    says: 'Rulings that explain, hold for a time, or point elsewhere. They stand below the text of their entry.',
  },
  older: {
    name: 'Older than the text',
    says: 'A later edition of the glossary took their place, as far as its pages are held. Each ruling’s page says whether its words are found there.',
  },
};

/** Every instruction of a corpus in its group. Groups without one are left out. */
export function outcomeGroups({ rulings }: Pick<Corpus, 'rulings'>): OutcomeGroup[] {
  const instructed = rulings.flatMap((ruling) => ruling.amendments.map((amendment): Instructed => ({ amendment, ruling })));
  const members = Map.groupBy(instructed, ({ amendment }) => groupOf(amendment));
  return (Object.keys(groups) as OutcomeGroup['group'][])
    .map((group) => ({ group, ...groups[group], count: members.get(group)?.length ?? 0, parts: partsOf(members.get(group) ?? []) }))
    .filter(({ count }) => count > 0);
}

function groupOf(amendment: Amendment): OutcomeGroup['group'] {
  if (amendment.outcome !== 'not applied') return 'applied';
  if (reasonOf(amendment) === older) return 'older';
  return isLeftOver(amendment) ? 'left over' : 'explains';
}

/** One of the closed list of reasons. */
function reasonOf({ reason }: Amendment): Refusal {
  return refusal.parse(reason?.why);
}

function saysOf(name: string): string {
  if (name === untold.name) return untold.says;
  return name in howApplied ? howApplied[name as Applied] : whyNot[name as Refusal];
}

function partsOf(members: readonly Instructed[]): OutcomePart[] {
  const nameOf = ({ amendment, ruling }: Instructed) => (amendment.outcome !== 'not applied' ? amendment.outcome : isUntold(ruling) && reasonOf(amendment) === older ? untold.name : reasonOf(amendment));
  return [...Map.groupBy(members, nameOf)]
    .map(([name, alike]) => ({ name: whyInWords(name), says: saysOf(name), members: alike }))
    .toSorted((a, b) => b.members.length - a.members.length || a.name.localeCompare(b.name));
}
