import { stringify } from 'yaml';
import type { Amendment, Corpus, Entry, Ruling } from '../../src/model/corpus.ts';
import { reasonInWords } from '../../src/model/rulings.ts';
import { isAboutWords } from '../consolidate/operations/words/about-words.ts';
import { likeness } from '../consolidate/text/likeness.ts';
import { findQuoted } from '../consolidate/text/quotation.ts';
import { textBefore } from '../consolidate/decided/text-at.ts';
import type { Placement } from '../decisions/decision.ts';
import { decisionHash } from '../decisions/decision-hash.ts';

const HOW = {
  insertion: 'after',
  substitution: 'replace',
  repeal: 'remove',
  renumbering: 'replace',
  formatting: 'replace',
  reversal: '',
  erratum: 'beside',
  clarification: 'append',
  pointer: 'append',
  temporary: 'append',
} as const satisfies Record<Amendment['operation'], string>;

/**
 * The text of a decision file, ready to fill in, for an amendment that was not applied. It names the block that is most
 * like the words that it gives; the person who decides corrects that, gives a reason, and signs. Where it gives none, the
 * place is left open: whoever signs is to have looked for it. Of an order about words it names these, and the block only
 * where they stand in no other.
 *
 * Returns null where there is nothing to decide: no such amendment, no entry held, or a ruling older than the text.
 */
export function proposeDecision(corpus: Corpus, amendmentId: string): string | null {
  const ruling = corpus.rulings.find((candidate) => candidate.amendments.some(({ id }) => id === amendmentId));
  const amendment = ruling?.amendments.find(({ id }) => id === amendmentId);
  const entry = corpus.entries.find(({ id }) => id === ruling?.entry);
  const date = corpus.documents.find(({ id }) => id === ruling?.document)?.date ?? null;
  if (ruling === undefined || amendment === undefined || entry === undefined || date === null) return null;
  if (amendment.outcome !== 'not applied' || amendment.reason?.why === 'older than the base text') return null;
  const text = textBefore(entry, date);
  return text.length === 0
    ? null
    : introduction(ruling, amendment, entry, text)
      + stringify({ kind: 'place', amendment: amendment.id, where: whereItMayGo(amendment, text), hash: decisionHash(amendment.instruction, amendment.newText, text), reason: '', by: '', date: '' }, { lineWidth: 0 });
}

type Where = Pick<Placement['where'], 'blocks' | 'words'> & { how: string };

/** What brings no new text, and takes nothing away, can only stay beside the text. */
function whereItMayGo(amendment: Amendment, text: Entry['base']): Where {
  const { operation, newText, oldText } = amendment;
  const how = HOW[operation];
  if (how === 'beside' || (how !== 'remove' && newText === null)) return { how: 'beside', blocks: [] };
  if (how !== 'append' && isAboutWords(amendment)) return { how, words: oldText ?? '', blocks: oldText === null ? [] : onlyBlockOf(oldText, text) };
  return { how, blocks: mostLike(newText ?? oldText ?? '', text) };
}

/** The block in which words stand, where they stand in one alone. */
function onlyBlockOf(words: string, text: Entry['base']): string[] {
  const blocks = [...new Set(findQuoted(text, words).map(({ block }) => block.id))];
  return blocks.length === 1 ? blocks : [];
}

function mostLike(words: string, text: Entry['base']): string[] {
  const best = text
    .map((block) => ({ id: block.id, share: likeness(words, block.text) }))
    .sort((left, right) => right.share - left.share)[0];
  return best === undefined || words === '' ? [] : [best.id];
}

function introduction(ruling: Ruling, amendment: Amendment, entry: Entry, text: Entry['base']): string {
  const lines = [
    `${ruling.topic ?? 'Ruling'}: ${amendment.instruction}`,
    `Waits because: ${reasonInWords(amendment.reason)}`,
    `The text of “${entry.headword}” before it, by block:`,
    ...text.map((block) => `  ${block.id}: ${block.text}`),
    ...(amendment.newText === null || amendment.operation === 'erratum' ? [] : [`The new words: ${amendment.newText}`]),
    ...(isAboutWords(amendment) ? aboutWords(amendment, text) : []),
    'how: replace, remove, before, after, append (the new words go on at the end of the block), or beside (nothing is changed: it has been seen, and stays beside the text).',
    'Say where it goes, and why; sign it with a name and a day (such as 2020-01-31).',
  ];
  return lines.map((line) => `# ${line.replace(/\s+/gu, ' ').trimEnd()}\n`).join('');
}

/** What to say where only some words of a block are meant, and where they stand. */
function aboutWords({ oldText }: Amendment, text: Entry['base']): string[] {
  const places = Map.groupBy(oldText === null ? [] : findQuoted(text, oldText), ({ block }) => block.id);
  const stand = [...places].map(([id, found]) => `${id}${found.length === 1 ? '' : ` (${found.length} times)`}`);
  return [
    ...(stand.length === 0 ? [] : [`“${oldText ?? ''}” stands in ${stand.join(', ')}.`]),
    'words: these alone are replaced or removed, or the new words go before or after them; blocks: where they stand. All else stays.',
    ...([...places.values()].some((found) => found.length > 1) ? ['Where they stand more than once in the blocks named, add a line below words: nth: 2 (the second place), or nth: every.'] : []),
  ];
}
