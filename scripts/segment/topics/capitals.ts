/** Whether a name is printed in capitals: two letters at least, and hardly a small one but in parentheses. */
export function isCapitals(topic: string): boolean {
  const letters = topic.replaceAll(/\([^)]*\)/gu, '').replaceAll(/[^\p{L}]/gu, '');
  return letters.length >= 2 && letters.replaceAll(/\p{Lu}/gu, '').length <= letters.length / 10;
}
