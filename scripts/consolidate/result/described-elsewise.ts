import { sentences } from '../../../src/model/sentences.ts';
import { partDescribed } from '../../language/en/told-besides.ts';
import type { Case } from '../case.ts';
import { weighty } from '../place/described.ts';
import { fold } from '../text/fold.ts';
import { refused } from '../verdict.ts';
import type { Refused, Verdict } from '../verdict.ts';

/** The sentences of a text that no longer stand in it; all of it where they all do. */
function sentencesGone(was: string, now: string): string {
  const left = new Set(sentences(now).map(({ text }) => fold(text)));
  return sentences(was).map(({ text }) => text).filter((text) => !left.has(fold(text))).join(' ') || was;
}

/** `The bullet about tolls ("5 marks ...")`: that what an order touched does not speak of what its words say; null where it does, or they say nothing of it. */
export function describedElsewise({ instruction: { instruction, unit }, text }: Case, verdict: Verdict): Refused | null {
  const what = verdict.outcome === 'not applied' ? undefined : partDescribed(instruction);
  if (what === undefined || verdict.outcome === 'not applied') return null;
  const touched = text.filter(({ id }) => verdict.replaced.includes(id)).map((block) => new Set(weighty(unit === 'sentence' ? sentencesGone(block.text, verdict.text.find(({ id }) => id === block.id)?.text ?? '') : block.text)));
  const speaks = touched.some((held) => weighty(what).every((word) => held.has(word)));
  return speaks ? null : refused('place not certain', `the part that is told by its words does not speak of ${what}`);
}
