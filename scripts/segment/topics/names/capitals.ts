/** What joins the words of a title, and may stand small among capitals: `DUSK WARDEN vs. CURFEW`. */
const JOINS = /(?<![\p{L}\p{N}])(?:vs?\.?|and|or|of|the|for|to|in|on|with|an?)(?![\p{L}\p{N}])/gu;

/** Whether a name is printed in capitals: two letters at least, and hardly a small one but in parentheses and in what joins words. */
export function isCapitals(topic: string): boolean {
  const letters = topic.replaceAll(/\([^()]*\)/gu, '').replaceAll(JOINS, '').replaceAll(/[^\p{L}]/gu, '');
  return letters.length >= 2 && letters.replaceAll(/\p{Lu}/gu, '').length <= letters.length / 10;
}

/** Whether a name is a code of a few letters and figures, which may hold small ones among names in capitals: `BfQ`, `C4`. */
export function isCode(topic: string): boolean {
  return /^\p{Lu}[\p{L}\d]{1,5}$/u.test(topic) && /[\p{Lu}\d]/u.test(topic.slice(1));
}
