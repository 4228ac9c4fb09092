import type { Branch } from './parse-change.ts';

/** A tree is asked some hundred times for branches of one rule or another. */
function gather(branch: Branch, rules: readonly string[], found: Branch[]): Branch[] {
  if (rules.includes(branch.rule)) found.push(branch);
  else for (const part of branch.branches) gather(part, rules, found);
  return found;
}

/** Every branch of these rules, in the order of the text, without looking inside one that was found. */
export const allOf = (branch: Branch, ...rules: string[]): Branch[] => gather(branch, rules, []);

/** The first branch of one of these rules. */
export function firstOf(branch: Branch, ...rules: string[]): Branch | null {
  if (rules.includes(branch.rule)) return branch;
  for (const part of branch.branches) {
    const found = firstOf(part, ...rules);
    if (found) return found;
  }
  return null;
}
