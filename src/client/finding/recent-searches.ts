/** The last searches, as this device keeps them, newest first. */
const key = 'in-force:searches';
const most = 6;

/** What was searched for last; nothing where the device keeps nothing, or something else. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Puts a search first; one that was there already, in whatever capitals, is not kept twice. */
export function rememberSearch(typed: string): void {
  const words = typed.trim();
  if (words !== '') keep([words, ...recentSearches().filter((one) => one.toLowerCase() !== words.toLowerCase())].slice(0, most));
}

function keep(searches: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(searches));
  } catch {
    // A device that keeps nothing offers no last searches.
  }
}
