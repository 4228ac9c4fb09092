import { stringify } from 'yaml';
import type { Amendment, Corpus, Entry, Ruling } from '../../src/model/corpus.ts';
import { reasonInWords } from '../../src/model/rulings.ts';
import { likeness } from '../consolidate/text/likeness.ts';
import { textBefore } from '../consolidate/text-at.ts';
import { decisionHash } from '../decisions/decision-hash.ts';

const HOW = {
  insertion: 'after',
  substitution: 'replace',
  repeal: 'remove',
  renumbering: 'replace',
  formatting: 'replace',
  reversal: '',
  erratum: 'replace',
  clarification: 'append',
  pointer: 'append',
  temporary: 'append',
} as const satisfies Record<Amendment['operation'], string>;

/**
 * The text of a decision file, ready to fill in, for an amendment that was not applied. It names the block that is most
 * like the words that it gives; the person who decides corrects that, gives a reason, and signs. Where it gives none, the
 * place is left open: whoever signs is to have looked for it.
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
      + stringify(
        {
          kind: 'place',
          amendment: amendment.id,
          where: { how: HOW[amendment.operation], blocks: mostLike(amendment.newText ?? amendment.oldText ?? '', text) },
          hash: decisionHash(amendment.instruction, amendment.newText, text),
          reason: '',
          by: '',
          date: '',
        },
        { lineWidth: 0 },
      );
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
    `The text of “${entry.headword}” before it, by block (how: replace, remove, before, after, append):`,
    ...text.map((block) => `  ${block.id}: ${block.text.slice(0, 70)}${block.text.length > 70 ? '...' : ''}`),
    'Say where it goes, and why; sign it with a name and a day (such as 2020-01-31).',
  ];
  return lines.map((line) => `# ${line.replace(/\s+/gu, ' ').trimEnd()}\n`).join('');
}
