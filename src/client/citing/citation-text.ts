/** What is cited, as the page says it. */
export interface Cited {
  headword: string;
  /** `paragraph 3`; null for an entry as a whole. */
  place: string | null;
  /** The quoted words; empty for an entry as a whole. */
  words: string;
  /** `In force since ..., base: ...`, without a full stop. */
  standing: string;
  /** The event's date in words, where one is set. */
  asOf: string | null;
  /** Short hash of the words: by it they are told from what stands at the address later. */
  wording: string;
}

/**
 * A citation without its address:
 * `lamp oil, paragraph 3, as of 6 Sep 2016: “...”. In force since 5 Sep 2016 (Current Rulings), base: .... Wording 0f3a9c12.`
 */
export function citationText({ headword, place, words, standing, asOf, wording }: Cited): string {
  const what = [headword, place, asOf === null ? null : `as of ${asOf}`].filter((part) => part !== null).join(', ');
  return `${what}${words === '' ? '' : `: “${words}”`}${/[.!?]$/u.test(words) ? '' : '.'} ${standing}. Wording ${wording}.`;
}
