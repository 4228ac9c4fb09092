import type { Placement } from '../decisions/decision.ts';
import type { BaseEntry, TargetedRuling } from '../link/linked.ts';

/** Rulings whose topic leads to no entry, but for which a decision names one, concern that entry. */
export function retarget(rulings: TargetedRuling[], placements: Placement[], entries: BaseEntry[]): TargetedRuling[] {
  const held = new Set(entries.map(({ id }) => id));
  const named = placements.filter(({ entry }) => entry !== undefined && held.has(entry));
  return rulings.map((ruling) => {
    const placement = named.find(({ amendment }) => rulingOf(amendment) === ruling.id);
    return placement?.entry === undefined ? ruling : { ...ruling, entry: placement.entry, match: 'alias', targetReason: null };
  });
}

/** The ruling that an amendment belongs to: RULING-aN. */
function rulingOf(amendment: string): string {
  return amendment.replace(/-a\d+$/u, '');
}
