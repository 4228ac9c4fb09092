import type { Repaired } from '../../search/query/settle-repairs.ts';
import { element } from '../element.ts';
import { isGuess, sayStandingFor } from '../finding/say.ts';

/** What was searched in place of slips, and the way to what was typed; nothing where nothing was repaired. */
export function repairNote(repairs: readonly Repaired[], typed: string, searchExactly: () => void): HTMLElement[] {
  return repairs.length === 0 ? [] : [element('p', {}, sayStandingFor({ repairs, instead: [] }, false)), ...exactly(repairs, typed, searchExactly)];
}

/** The way to what was typed alone: where that is known to be nowhere, there is none. */
export function exactly(repairs: readonly Repaired[], typed: string, searchExactly: () => void): HTMLElement[] {
  if (repairs.length === 0 || isGuess({ repairs })) return [];
  const button = element('button', { type: 'button' }, `Search exactly for “${typed}”`);
  button.addEventListener('click', searchExactly);
  return [button];
}
