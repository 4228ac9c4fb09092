import type { Block } from '../../../../src/model/corpus.ts';
import type { Case } from '../../case.ts';
import { byNumberAlone, whereSaid } from '../../place/by-number.ts';
import { notCounted } from '../../place/counts-otherwise.ts';
import { isWhole, sentenceBeside, sentenceMeant, sentencesCounted } from '../../place/sentences/sentence-meant.ts';
import { sentencesOf } from '../../place/sentences/placed-sentence.ts';
import type { PlacedSentence } from '../../place/sentences/placed-sentence.ts';
import { foldPrint } from '../../text/fold.ts';
import { lifted } from '../../text/lift.ts';
import { exchange, splice } from '../../text/splice.ts';
import { refused } from '../../verdict.ts';
import type { Verdict } from '../../verdict.ts';

/** "Swap the second and third sentences of the first paragraph": two whole sentences of one paragraph, each in the place of the other. */
export function exchangedSentences(judged: Case): Verdict {
  const { instruction: { to }, text, id } = judged;
  const doubt = notCounted(judged);
  if (doubt !== null) return doubt;
  const where = whereSaid(judged.instruction, true);
  const pair = to?.side === 'exchange' ? pairOf(judged, to.at) : neighbours(judged);
  const now = pair === null || foldPrint(pair[0].text) === foldPrint(pair[1].text) ? null : changed(pair, id);
  if (pair === null || now === null) return refused('place not certain', `no two whole sentences of one paragraph here are certainly meant (“${where}”)`);
  return byNumberAlone({ text: exchange(text, now.was, now.is), replaced: [now.was.id] }, where, `changed places: “${pair[0].text}” and “${pair[1].text}”`);
}

type Pair = [earlier: PlacedSentence, later: PlacedSentence];

const inOrder = (one: PlacedSentence, other: PlacedSentence): Pair | null =>
  (one.block !== other.block || one.from === other.from ? null : one.from < other.from ? [one, other] : [other, one]);

/** The first and the last, the first and the third: each certain by itself. */
function pairOf(judged: Case, at: Case['instruction']['place']['sentences']): Pair | null {
  const one = sentenceMeant(judged);
  const other = sentenceBeside(judged, at, null);
  return 'reason' in one || other === null || !isWhole(other.text) ? null : inOrder(one, other);
}

/** Two that are named together: the last two, the second and third. */
export function neighbours(judged: Case): Pair | null {
  const [one, other] = sentencesCounted(judged, 2);
  return one && other && isWhole(one.text) && isWhole(other.text) ? inOrder(one, other) : null;
}

/** The paragraph as it then is; null where a mark would be torn, or other sentences would come of it. */
function changed([one, other]: Pair, id: string): { was: Block; is: Block } | null {
  const was = one.block;
  const [first, second] = [lifted(was, one.from, one.to), lifted(was, other.from, other.to)];
  if (first === null || second === null) return null;
  const is = splice(splice(was, other.from, other.to, first, id), one.from, one.to, second, id);
  const expected = sentencesOf(was).map(({ from, text }) => (from === one.from ? other.text : from === other.from ? one.text : text));
  return JSON.stringify(sentencesOf(is).map(({ text }) => text)) === JSON.stringify(expected) ? { was, is } : null;
}
