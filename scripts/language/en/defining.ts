/** Sentences that say what is called by a name: "A barge is a night barge if its lamp is lit." */

/** Words behind which such a sentence says a part of it only, or denies it. */
const IN_PART = '(?!(?:also|still|even|only|not|never|no longer|always|otherwise|again)\\b)';
const SMALL = '(?:an?|the|any|each|every)';

/** What a sentence calls by a name; null where it does not say what is called so. Both are folded and in small letters. */
export function calledSo(sentence: string, name: string): string | null {
  const quoted = name.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  const says = new RegExp(`^${SMALL} (?<what>[^.,;:()]{1,40}?) (?:is|are) ${IN_PART}(?:(?:considered|called) )?(?:${SMALL} )?"?${quoted}"? (?:(?:for|of|to|in|on) [^.,;:()]{1,60} )?(?:if|when|while) ${IN_PART}`, 'u');
  return says.exec(sentence)?.groups?.['what'] ?? null;
}
