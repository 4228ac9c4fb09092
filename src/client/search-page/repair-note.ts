import type { Repaired } from '../../search/query/settle-repairs.ts';
import { element } from '../element.ts';
import { sayRepairs } from '../finding/say.ts';

/** What was searched in place of slips, and the way to what was typed; nothing where nothing was repaired. */
export function repairNote(repairs: readonly Repaired[], typed: string, searchExactly: () => void): HTMLElement[] {
  if (repairs.length === 0) return [];
  const button = element('button', { type: 'button' }, `Search exactly for “${typed}”`);
  button.addEventListener('click', searchExactly);
  return [element('p', {}, sayRepairs(repairs)), button];
}
