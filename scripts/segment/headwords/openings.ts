/** How sentences of a glossary begin: knowledge for finding where a headword ends that was run together with its text. */

/** Words that, with a capital, begin a sentence and seldom stand in a title. */
export const SENTENCE_OPENERS = new Set([
  'a', 'an', 'the', 'this', 'these', 'those', 'that', 'any', 'each', 'every', 'all', 'no', 'if', 'when', 'whenever', 'while', 'where',
  'you', 'your', 'it', 'its', 'they', 'their', 'there', 'once', 'only', 'however', 'also', 'because', 'since', 'unless', 'until', 'although',
  'as', 'at', 'by', 'during', 'for', 'from', 'in', 'on', 'to', 'under', 'with', 'after', 'before', 'both', 'either', 'neither',
  'some', 'most', 'two', 'cards', 'card', 'see', 'example', 'examples', 'note', 'errata', 'revised',
]);

/** Small words that stand in the middle of a title. */
export const TITLE_PARTICLES = new Set(['of', 'the', 'a', 'an', 'and', 'or', 'to', 'in', 'on', 'at', 'for', 'from', 'with', 'by', 'as', 'de', 'la', 'du', 'von', 'van', 'is']);

/** Those of the openers that begin a sentence even before a word with a capital: "See Low Water", "If Old Pettibone ...". */
export const ALWAYS_OPEN = new Set(['if', 'when', 'while', 'you', 'your', 'this', 'example', 'examples', 'see']);

/** Those that begin one even before a word with a capital, unless a small word stands before them: "Any Whisper may", but "At Any Cost". */
export const OPEN_BUT_BEHIND_SMALL = new Set(['any', 'each', 'every', 'these', 'those', 'whenever', 'because', 'since', 'unless', 'although', 'however', 'also']);
