/** Decisions that cannot both hold. */
import type { Message } from '../../src/model/corpus.ts';
import { slug } from '../names/slug.ts';
import type { Decision } from './decision.ts';

/** What two decisions decide in common, and what each says of it; null for one that contradicts none. */
interface Claim {
  /** Decisions of one subject contradict each other where they do not say the same. */
  subject: string;
  says: string;
  /** "the name “X”", for the message. */
  about: string;
}

function claimOf(decision: Decision): Claim | null {
  if (decision.kind === 'alias') return { subject: `alias ${slug(decision.name)}`, says: slug(decision.entry), about: `the name “${decision.name}” leads to` };
  if (decision.kind === 'line') return { subject: `line ${decision.line} ${decision.document}`, says: `${decision.was}\n${decision.is}`, about: `line ${decision.line} of ${decision.document} reads` };
  return null;
}

/**
 * Two decisions that give one name to different entries, or correct one line in different ways.
 *
 * Reads: all decisions. Writes: those that stand, and a message for each that contradicts another. None of them holds:
 * which one was meant, only a person knows. Of decisions that say the same the first stands.
 */
export function withoutContradictions(decisions: readonly Decision[]): { decisions: Decision[]; messages: Message[] } {
  const claims = decisions.map((decision) => ({ decision, claim: claimOf(decision) }));
  const groups = Map.groupBy(claims, ({ claim, decision }) => claim?.subject ?? `file ${decision.file}`);
  return {
    decisions: claims.filter(({ claim, decision }) => {
      const group = groups.get(claim?.subject ?? '') ?? [];
      return claim === null || (group.every((one) => one.claim?.says === claim.says) && group[0]?.decision === decision);
    }).map(({ decision }) => decision),
    messages: [...groups.values()].filter((group) => new Set(group.map(({ claim }) => claim?.says)).size > 1).flatMap((group) => contradiction(group)),
  };
}

function contradiction(group: readonly { decision: Decision; claim: Claim | null }[]): Message[] {
  const [first] = group;
  if (first === undefined) return [];
  const sayings = group.map(({ decision }) => `${decision.file} says “${said(decision)}”`);
  return [{
    rule: 'decisions-contradict', severity: 'error', file: first.decision.file, line: null,
    message: `Decisions do not agree on what ${first.claim?.about ?? ''}: ${sayings.join(', ')}; none of them is used.`,
    hint: 'Keep the one that is right, and delete the others.',
  }];
}

function said(decision: Decision): string {
  if (decision.kind === 'alias') return decision.entry;
  return decision.kind === 'line' ? decision.is : '';
}
