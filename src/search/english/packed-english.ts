/**
 * `search/english.json`: what leads from words that a corpus does not use to words that it does. Loaded after the rest of
 * the search; without it, the search finds the corpus's own words.
 */
export interface PackedEnglish {
  /** The same as in the other files of one build. */
  version: string;
  /** Everyday words that the corpus lacks, by the keys of their inflections, in the order of their letters. */
  keys: string;
  /** The patterns of their forms, each once, and for each of the keys the number of its own. */
  patterns: string[];
  forms: string;
  /** The keys of words of the corpus that any of these lead to. */
  uses: string;
  /** For each of the keys one line: its nearest words among those. */
  near: string;
  /** What other games and the operator call things. Both sides are keys; of several, all are needed. */
  rows: [said: string[], called: string[], isOperators?: true][];
}
