/**
 * Two small TextMate grammars for published rules: `ruling` for a line that opens a ruling with its topic,
 * `rules-text` for every other line. They colour what a reader looks for; they decide nothing.
 */
import type { LanguageRegistration } from 'shiki/core';

/** Each pattern with a phrase it is meant for. */
const phrases: LanguageRegistration['patterns'] = [
  // "[Oil]"
  { match: /\[[A-Za-z][A-Za-z-]{0,5}\]/.source, name: 'icon' },
  // "See lantern, once per watch." and "(see wick)"
  { match: /\b[Ss]ee (?=\S)(?:also )?[^.();:]{1,160}/.source, name: 'reference' },
  // "Replace the second paragraph with:", "wick – delete this entry.", "Also, insert the following after the list:"
  {
    match: /(?:\b(?:Delete|Replace|Revise|Change|Modify|Add|Insert|Split|Move|Make)|(?<=(?:[–—-]|Also,|Then,) )(?:delete|replace|revise|change|modify|add|insert|split|move|make))\b[^.:“"]{0,200}[.:]?/.source,
    name: 'instruction',
  },
  // "**wick**"
  { match: /\*\*[^*]+\*\*/.source, name: 'emphasis' },
  // "Example:"
  { match: /^\s*[A-Z][a-z]+(?: [a-z]+)?:(?=\s|$)/.source, name: 'label' },
  // "• ", "- ", "2. "
  { match: /^\s*(?:[•–-]|\d{1,2}[.)])(?=\s)/.source, name: 'marker' },
];

export const rulesText: LanguageRegistration = {
  name: 'rules-text',
  scopeName: 'text.rules',
  patterns: phrases,
  repository: {},
};

export const ruling: LanguageRegistration = {
  name: 'ruling',
  scopeName: 'text.ruling',
  patterns: [
    {
      // "*wick – Replace ...", "***wick** – Replace ...", "WICK: Replace ..."
      match: /^(\s*\*(?:\*\*)?(?=\S))?(.{1,120}?)(\*\*)?(?=\s+[–—-]\s|:)/.source,
      captures: { 1: { name: 'star' }, 2: { name: 'topic' }, 3: { name: 'emphasis' } },
    },
    ...phrases,
  ],
  repository: {},
};
