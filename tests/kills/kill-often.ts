import { setTimeout as pause } from 'node:timers/promises';

import type { Passage, Scene } from './target.ts';

/** What the kills of one target came to. */
export interface Tally {
  kills: number;
  /** Kills after which the old state stood, or the new one. */
  old: number;
  new: number;
  /** Kills in the middle of the exchange, which the next start finished. */
  finished: number;
  /** Runs that were over before the kill. */
  late: number;
  faults: string[];
}

/** Milliseconds, at most, from the moment in which the exchange is seen to the kill: it takes a few. */
const intoExchange = 4;

/** Kills at a moment of the run, early or late alike; every third time in the exchange. */
async function killAt(passage: Passage, random: () => number, length: number): Promise<void> {
  const latest = performance.now() + random() * length;
  const onExchange = random() < 1 / 3;
  const ended = new AbortController();
  void passage.over.then(() => { ended.abort(); }, () => { ended.abort(); });
  while (!ended.signal.aborted && (onExchange ? !passage.isExchanging() : performance.now() < latest)) await pause(onExchange ? 0 : 1);
  if (onExchange) await pause(random() * intoExchange);
  if (!ended.signal.aborted) passage.kill();
}

/** How long a passage takes, and the two states as runs leave them that come to their end. */
async function learn(scene: Scene): Promise<{ states: [string, string]; length: number }> {
  const first = await scene.state();
  const passage = await scene.begin(1);
  const began = performance.now();
  await passage.over;
  const length = performance.now() - began;
  return { states: [first, await scene.state()], length };
}

/**
 * Kills passages of a scene, `times` times, and looks after each kill at what stands.
 *
 * @param random - numbers from 0 to 1, the same for the same seed
 */
export async function killOften(scene: Scene, times: number, random: () => number): Promise<Tally> {
  const tally: Tally = { kills: 0, old: 0, new: 0, finished: 0, late: 0, faults: [] };
  const { states, length } = await learn(scene);
  if (states[0] === states[1]) throw new Error('The two states are one: nothing could be seen.');
  let at: 0 | 1 = 1;
  while (tally.kills < times) {
    const to = at === 0 ? 1 : 0;
    const passage = await scene.begin(to);
    await killAt(passage, random, length);
    const isLate = await passage.over;
    tally[isLate ? 'late' : 'kills'] += 1;
    const before = await scene.state();
    const finished = scene.finish();
    const stands = await scene.state();
    if (finished) tally.finished += 1;
    else if (before !== stands) tally.faults.push(`kill ${tally.kills}: what stood was neither the old nor the new`);
    else if (!isLate) tally[stands === states[at] ? 'old' : 'new'] += 1;
    if (!states.includes(stands)) tally.faults.push(`kill ${tally.kills}: after the next start ${stands} stands, neither the old nor the new`);
    else if (isLate && stands === states[at]) tally.faults.push(`kill ${tally.kills}: a run came to its end, and the old stands`);
    at = stands === states[0] ? 0 : 1;
  }
  await (await scene.begin(at === 0 ? 1 : 0)).over;
  const faults = [...tally.faults, ...scene.faults()];
  await scene.end?.();
  return { ...tally, faults };
}
