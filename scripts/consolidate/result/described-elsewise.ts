import { partDescribed } from '../../language/en/told-besides.ts';
import type { Case } from '../case.ts';
import { weighty } from '../place/described.ts';
import { refused } from '../verdict.ts';
import type { Refused, Verdict } from '../verdict.ts';

/** `The bullet about tolls ("5 marks ...")`: that what an order touched does not speak of what its words say; null where it does, or they say nothing of it. */
export function describedElsewise({ instruction: { instruction }, text }: Case, verdict: Verdict): Refused | null {
  const what = verdict.outcome === 'not applied' ? undefined : partDescribed(instruction);
  if (what === undefined || verdict.outcome === 'not applied') return null;
  const touched = text.filter(({ id }) => verdict.replaced.includes(id)).map((block) => new Set(weighty(block.text)));
  const speaks = touched.some((held) => weighty(what).every((word) => held.has(word)));
  return speaks ? null : refused('place not certain', `the part that is told by its words does not speak of ${what}`);
}
