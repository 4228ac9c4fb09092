import type { Placement } from '../../decisions/decision.ts';
import type { BaseEntry, TargetedRuling } from '../../link/linked.ts';

/** Rulings whose topic leads to no entry, but for which a decision names one, concern that entry. */
export function retarget(rulings: TargetedRuling[], placements: Placement[], entries: BaseEntry[]): TargetedRuling[] {
  const held = new Set(entries.map(({ id }) => id));
  const named = placements.filter(({ entry }) => entry !== undefined && held.has(entry));
  const byAmendment = new Map(named.map(({ amendment, entry }) => [amendment, entry]));
  return rulings.map((ruling) => {
    const entry = ruling.instructions.map((_, place) => byAmendment.get(amendmentId(ruling.id, place))).find((one) => one !== undefined);
    return entry === undefined ? ruling : { ...ruling, entry, match: 'alias', targetReason: null };
  });
}

/** The id of a ruling's amendment: the first, the second and so on in their printed order. */
export function amendmentId(ruling: string, place: number): string {
  return `${ruling}-a${String(place + 1)}`;
}
