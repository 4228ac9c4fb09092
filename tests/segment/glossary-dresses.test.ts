/** One list of terms in the dresses that programs for writing give it: the same headwords are read in each. */
import { describe, expect, it } from 'vitest';

import { interpretAll } from '../../scripts/interpret/interpret.ts';
import { cut, sourceOf } from './rig/cut.ts';

const TERMS: readonly (readonly [name: string, text: string])[] = [
  ['Anchor', 'A weight of iron. A barge at anchor is not moved by the tide.'],
  ['Barge', 'Any card with a keel, whether it is afloat or not.'],
  ['Curfew', 'The bell ends all trade on the quay. Nobody may buy behind it.'],
  ['Dead Water', 'A turn without a tide. See Tide.'],
  ['Ferry (F)', 'It takes two citizens over the river; it costs a coin.'],
  ['Gaff', 'A pole with a hook. A bargee may use it once in each turn, unless the wat'],
];
const NAMES = TERMS.map(([name]) => name);

/** What stands above the list, and how a term of it is written. */
const DRESSES: readonly (readonly [what: string, head: string, term: (name: string, text: string, at: number) => string])[] = [
  ['items of a typesetter', '\\section{Glossary}\n\\label{glossary}\n\n\\begin{description}\n', (name, text) => `\\item[${name}] ${text}`],
  ['a wiki’s list of definitions', '== Glossary ==\n', (name, text) => `;'''${name}''': ${text}`],
  ['bold and slanting at once', '# Glossary\n\n', (name, text) => `***${name}***: ${text}\n`],
  ['bold and a dash without spaces', '# Glossary\n\n', (name, text) => `**${name}**—${text}\n`],
  ['numbered headings in a chapter', '# Rules\n\n## 12. Glossary\n\n', (name, text, at) => `### 12.${at + 1} ${name}\n${text}\n`],
  ['numbered lines in a chapter', '12. Glossary\n\n', (name, text, at) => `12.${at + 1}. ${name}\n${text}\n`],
  ['a table of three columns', '# Keywords\n\n| Keyword | Effect | Example |\n|:--|:--:|--:|\n', (name, text) => `| **${name}** | ${text} | Card ${name.charAt(0)} |`],
  ['elements of a page', '# Glossary\n\n', (name, text) => `<b>${name}</b>: ${text}<br>`],
  ['a page’s list of definitions', '<h2>Glossary</h2>\n<dl>\n', (name, text) => `<dt>${name}</dt>\n<dd>${text}</dd>`],
  ['parts that open', '# Glossary\n\n', (name, text) => `<details>\n<summary>${name}</summary>\n\n${text}\n\n</details>\n`],
  ['pictures before bold names', '# 📖 Glossary\n\n', (name, text) => `- ⚓ **${name}**: ${text}`],
];

describe('a list of terms', () => {
  it.each(DRESSES)('%s', async (_what, head, term) => {
    const source = await sourceOf(head + TERMS.map(([name, text], at) => term(name, text, at)).join('\n'));
    const document = cut(source);
    const [read] = document === null ? [] : interpretAll([{ source, document }]);
    expect(read?.entries.map(({ headword }) => headword)).toEqual(NAMES);
    expect(read?.entries.map(({ blocks }) => blocks.some(({ text }) => /\p{L}{3}/u.test(text)))).not.toContain(false);
    expect(read?.entries[3]?.references.map(({ phrase }) => phrase)).toEqual(['Tide']);
  });
});
