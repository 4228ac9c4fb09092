/** A heading that is struck out takes with it what stands under it, and a person is told. */
import { expect, it } from 'vitest';

import { readingOfSource } from '../../scripts/read/read-source.ts';
import { headwords, ingested, of } from './rig/ingested.ts';

const markdown = '# Glossary - G\n\n## gaff\n\nA pole with a hook.\n\n## ~~gate~~\n\nA gate lets one barge pass.\n\nIt opens at any tide.\n\n## gust\n\nA gust moves one barge.\n\n## gull\n\nA gull takes a ~~small~~ fish.\n';
const page = '<html><body><h1>Glossary - G</h1>\n<h2>gaff</h2>\n<p>A pole with a hook.</p>\n<h2><s>gate</s></h2>\n<p>A gate lets one barge pass.</p>\n<p>It opens at any tide.</p>\n<h2>gust</h2>\n<p>A gust moves one barge.</p>\n<h2>gull</h2>\n<p>A gull takes a <s>small</s> fish.</p>\n</body></html>\n';

it.each([['Markdown', 'g.md', markdown, 9], ['a page', 'g.html', page, 5]])('in %s', async (_, file, text, line) => {
  const result = await ingested({ [file]: text });
  expect(headwords(result)).toEqual(['gaff', 'gust', 'gull']);
  expect(result.corpus.entries.map(({ text: blocks }) => blocks.map((block) => block.text))).toEqual([['A pole with a hook.'], ['A gust moves one barge.'], ['A gull takes a fish.']]);
  expect(of('under-struck-name', result.messages)).toMatchObject([{ severity: 'warning', file, line, message: `${file}, line ${line}: what stands under “gate” is not read as rule, because that heading is struck out`, hint: `If it still holds, correct line ${line === 9 ? 7 : 4}, the heading, by a decision.` }]);
});

it('takes nothing where what follows is another heading, or where the title alone is struck', async () => {
  const result = await ingested({ 'g.md': markdown.replace('# Glossary - G', '# ~~Draft~~\n\n# Glossary - G').replace('A gate lets one barge pass.\n\nIt opens at any tide.', '') });
  expect(headwords(result)).toEqual(['gaff', 'gust', 'gull']);
  expect(of('under-struck-name', result.messages)).toEqual([]);
});

it('is known by its signs alone, as a DOCX is written down', () => {
  const reading = readingOfSource('docx', ['# Glossary - G', '## gaff', 'A pole with a hook.', '## ~~gate~~', 'A gate lets one barge pass.', '## gust', 'A gust moves one barge.']);
  expect(reading.map(({ text }) => text)).toEqual(['Glossary - G', 'gaff', 'A pole with a hook.', '', '', 'gust', 'A gust moves one barge.']);
});
