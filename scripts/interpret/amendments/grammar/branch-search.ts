import type { Branch } from './parse-change.ts';

/** Every branch of these rules, in the order of the text, without looking inside one that was found. */
export function allOf(branch: Branch, ...rules: string[]): Branch[] {
  if (rules.includes(branch.rule)) return [branch];
  return branch.branches.flatMap((part) => allOf(part, ...rules));
}

/** The first branch of one of these rules. */
export function firstOf(branch: Branch, ...rules: string[]): Branch | null {
  return allOf(branch, ...rules)[0] ?? null;
}
