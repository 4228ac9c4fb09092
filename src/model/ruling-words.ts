/** Rulings and their amendments in a reader's words. */
import type { Amendment, Ruling } from './corpus.ts';
import { letterOf, pageOfLetter } from './letters.ts';
import { isExplaining, isExplanation, isLeftOver, isSupersededByEdition, isTemporary, reasonInWords } from './rulings.ts';
import { isUntold } from './superseded.ts';

/** What a ruling is called: its topic as printed, or its opening words. */
export function rulingName(ruling: Ruling): string {
  return ruling.topic ?? firstWords(ruling.blocks[0]?.text ?? '');
}

/** A text by its first words. */
export function firstWords(text: string): string {
  const words = text.split(' ');
  return words.length > 8 ? `${words.slice(0, 8).join(' ')} …` : words.join(' ');
}

/** What each of several is called: those of one name by their opening words, too. */
export function namesOf(rulings: readonly Ruling[]): string[] {
  const alike = Map.groupBy(rulings, rulingName);
  return rulings.map((ruling) => {
    const name = rulingName(ruling);
    return ruling.topic !== null && (alike.get(name)?.length ?? 0) > 1 ? `${name}: ${firstWords(ruling.blocks[0]?.text ?? '')}` : name;
  });
}

/** Operation and unit: `Replaces a paragraph`. */
export function operationInWords({ operation, unit }: Pick<Amendment, 'operation' | 'unit'>): string {
  const object = unit === 'entry' ? 'the entry' : unit === 'text' ? 'words' : `a ${unit}`;
  switch (operation) {
    case 'insertion': return `Adds ${object}`;
    case 'substitution': return `Replaces ${object}`;
    case 'repeal': return `Deletes ${object}`;
    case 'renumbering': return `Rearranges ${object}`;
    case 'formatting': return `Changes the type of ${object}`;
    case 'reversal': return `Reverses ${object}`;
    case 'erratum': return 'Corrects a card';
    case 'clarification': return 'Clarifies';
    case 'pointer': return 'Points elsewhere';
    case 'temporary': return 'Rules for a time';
  }
}

/** What became of an amendment, with its reason or note as a sentence. */
export function outcomeInWords(amendment: Amendment): { outcome: string; reason: string | null } {
  const { outcome, reason } = amendment;
  const sentence = reason === null ? null : closed(capitalised(reasonInWords(reason)));
  if (!isExplanation(amendment)) return { outcome: capitalised(outcome), reason: sentence };
  // It asks for no text, so that none lacks it: where its entry is missing, the ruling's head says so.
  const goesWithoutSaying = reason?.why === 'no instruction' || reason?.why === 'target not held';
  return { outcome: operationInWords(amendment), reason: goesWithoutSaying ? null : sentence };
}

/** Why the entry of a ruling is not here: `the glossary page of letter P is not held`; null where nothing is known of it. */
export function entryMissing({ topic, targetReason }: Pick<Ruling, 'topic' | 'targetReason'>): string | null {
  switch (targetReason) {
    case 'letter not held': return `the glossary page of ${topic === null ? 'its letter' : pageOfLetter(letterOf(topic))} is not held`;
    case 'entry not in this copy': return 'the copy of its letter’s page has no entry of that name';
    case 'new entry': return 'the glossary has no entry of that name';
    case null: return null;
  }
}

interface Explaining { does: string; means: string | null; done: string; notice: [one: string, several: string]; fate: string }

/** What a ruling does that gives no order. */
const explaining: Record<NonNullable<Ruling['says']> | 'clarifies', Explaining> = {
  clarifies: { does: 'clarifies', means: 'It changes no text.', done: 'clarified', notice: ['says how this is to be read', 'say how this is to be read'], fate: 'Ruling that clarifies' },
  'states anew': { does: 'states it anew', means: 'The text of the entry stays as it is held; where the two differ, the later holds.', done: 'stated anew', notice: ['states this anew: where they differ, the later holds', 'state this anew: where they differ, the later holds'], fate: 'Ruling that states anew' },
  withdraws: { does: 'withdraws an earlier ruling', means: null, done: 'earlier ruling withdrawn', notice: ['says that an earlier ruling is withdrawn', 'say that an earlier ruling is withdrawn'], fate: 'Ruling that withdraws another' },
};

/** That in words: `clarifies`, `states it anew`. */
export function explainingWords({ says }: Pick<Ruling, 'says'>): Explaining {
  return explaining[says ?? 'clarifies'];
}

/** With a stop at its end: that of a quotation's last sentence is one. */
export function closed(words: string): string {
  return /[.!?]["”’)]*$/u.test(words) ? words : `${words}.`;
}

/** One of a few words for a ruling as a whole, for the search's filter. */
export function fate(ruling: Ruling): string {
  if (isUntold(ruling)) return 'Ruling, not known whether superseded';
  if (isSupersededByEdition(ruling)) return 'Ruling superseded by the edition';
  if (ruling.supersededBy !== null) return 'Ruling repeated or replaced later';
  if (isExplaining(ruling)) return isTemporary(ruling) ? 'Ruling for the time being' : explainingWords(ruling).fate;
  return ruling.amendments.some(isLeftOver) ? 'Ruling not applied' : 'Ruling applied';
}

/** With a capital at its beginning. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
