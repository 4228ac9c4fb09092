/** What `check` says of a corpus. Reads: a Corpus. Writes: lines of text, and whether a person is needed. */
import type { Corpus } from '../../src/model/corpus.ts';
import { reasonInWords } from '../../src/model/rulings.ts';
import { proposeDecision } from './propose-decision.ts';
import { messageLines } from './message-lines.ts';
import { count } from './wording.ts';

export interface CheckReport {
  lines: string[];
  /** Whether something is wrong that a person has to mend (an error). What waits for a decision is no error. */
  failed: boolean;
}

/** An amendment that no program may place, with a decision file ready to fill in. */
export interface Waiting {
  amendment: string;
  topic: string;
  file: string;
  line: number;
  reason: string;
  proposal: string;
}

/**
 * Every amendment that waits for a person's decision: it concerns an entry held, gives an instruction, was not
 * applied, and nobody has decided that it stays beside the text. One that a later collection repeats word for word waits once, where it was first issued.
 */
export function waitingDecisions(corpus: Corpus): Waiting[] {
  const files = new Map(corpus.documents.map(({ id, file }) => [id, file]));
  const repeats = repeatedIn(corpus);
  return corpus.rulings.flatMap(({ id: ruling, document, topic, amendments }) => amendments.flatMap(({ id, instruction, lines, reason, explicit, settled }) => {
    const waits = explicit && settled === undefined && reason !== null && reason.why !== 'no instruction' && !repeats.has(`${ruling} ${instruction}`);
    const proposal = waits ? proposeDecision(corpus, id) : null;
    return proposal === null ? [] : [{ amendment: id, topic: topic ?? 'untitled', file: files.get(document) ?? document, line: lines[0], reason: reasonInWords(reason), proposal }];
  }));
}

/** Instructions that stand in an earlier ruling already, by the later ruling that repeats them. */
function repeatedIn({ rulings }: Corpus): Set<string> {
  return new Set(rulings.flatMap(({ supersededBy, amendments }) => ((supersededBy?.ruling ?? null) === null ? [] : amendments.map(({ instruction }) => `${supersededBy?.ruling ?? ''} ${instruction}`))));
}

/**
 * Errors and warnings first, then what waits for a decision, each with the call that proposes one.
 *
 * @param asked - the arguments that named the corpus, as they are to be given again: ` --from "My rules"`
 */
export function checkReport(corpus: Corpus, asked = ''): CheckReport {
  const errors = corpus.messages.filter(({ severity }) => severity === 'error').length;
  const waiting = waitingDecisions(corpus);
  return {
    failed: errors > 0,
    lines: [
      ...corpus.messages.flatMap(messageLines),
      `${corpus.title}: ${count(errors, 'error')}, ${count(corpus.messages.filter(({ severity }) => severity === 'warning').length, 'warning')}, ${count(waiting.length, 'amendment')} that wait${waiting.length === 1 ? 's' : ''} for a decision`,
      ...waiting.map(({ amendment, topic, file, line, reason }) => `  ${file}:${line}: ${topic}: ${reason}\n    npm run -s check --${asked} --propose ${amendment}`),
    ],
  };
}
