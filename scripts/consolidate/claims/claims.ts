/**
 * What an order says beside it of the text is held against the text that it leaves: what stays, what comes of it, what the
 * place that it names is about. One word of it that is not true, and the order waits.
 */
import { isHarmlessRemark } from '../../language/en/clauses.ts';
import { claimIn } from '../../language/en/claims/claim.ts';
import type { Claim } from '../../language/en/claims/claim.ts';
import { isBesideName } from '../../language/en/claims/words.ts';
import type { Instruction } from '../../interpret/instruction.ts';
import type { Case } from '../case.ts';
import { fold } from '../text/fold.ts';
import { refused } from '../verdict.ts';
import type { Refused, Verdict } from '../verdict.ts';
import { isCounted } from './counted.ts';
import { isOfPlace } from './descriptions.ts';
import { isEdgeOf, isGlossOf } from './glosses.ts';
import { isKept } from './kept.ts';
import { isResult } from './results.ts';
import { touchedIn } from './touched.ts';
import type { Touched } from './touched.ts';

interface Said {
  words: string;
  /** Null for what was left out where it was read, and is nothing that can be held against the text. */
  claim: Claim | null;
}

/** The claims among the remarks of an instruction. */
const claimsOf = ({ instruction, tiles }: Instruction): Said[] => tiles.filter(({ as }) => as === 'remark').flatMap(({ from, to }) => {
  const words = instruction.slice(from, to).trim();
  const claim = isHarmlessRemark(fold(words)) ? null : claimIn(words);
  return claim === null && (isHarmlessRemark(fold(words)) || !isBesideName(words)) ? [] : [{ words, claim }];
});

/** Whether a claim speaks of what the whole ruling does, and not of the place of one order. */
const isOfRuling = ({ claim }: Said): boolean => claim?.is === 'kept' || claim?.is === 'result';

function isTrue(claim: Claim, judged: Case, touched: Touched): boolean {
  if (claim.is === 'kept') return isKept(claim.kept, judged, touched);
  if (claim.is === 'result') return isResult(claim.result, touched);
  if (claim.is === 'described place') return isOfPlace(claim.words, judged);
  if (claim.is === 'counted') return isCounted(claim.counted, judged, touched);
  return claim.is === 'gloss' ? isGlossOf(claim.gloss, judged, touched) : isEdgeOf(claim.edge, judged, touched);
}

/** Why an order is not carried out of which something is said that is not true of the text; null where all of it is. */
export function claimsElsewise(judged: Case, verdict: Verdict): Refused | null {
  if (verdict.outcome === 'not applied') return null;
  const { instruction, others } = judged;
  const orders = others.filter(({ explicit }) => explicit);
  const own = claimsOf(instruction);
  const ofRuling = [instruction, ...orders].flatMap(claimsOf).find(isOfRuling);
  const ofAll = orders.length > 0 ? ofRuling : undefined;
  if (ofAll !== undefined) return refused('place not certain', `of which of its orders the ruling says “${ofAll.words}” is not certain`);
  if (own.length > 0 && orders.some((other) => other.instruction === instruction.instruction)) return refused('place not certain', `of which of its orders the ruling says “${own[0]?.words ?? ''}” is not certain`);
  const touched = touchedIn(judged.text, verdict.text);
  const untrue = own.find(({ claim }) => claim === null || !isTrue(claim, judged, touched));
  return untrue === undefined ? null : refused('place not certain', `of this text it is not certain: “${untrue.words}”`);
}

/** What a reader should know of what was said and could not all be looked at. */
export function claimsNoted({ instruction }: Case): string | null {
  const described = claimsOf(instruction).find(({ claim }) => claim?.is === 'described place');
  return described === undefined ? null : `the words stand here once; their place is also described (“${described.words.replace(/^[\s,]+|[\s,.;:]+$/gu, '')}”)`;
}
