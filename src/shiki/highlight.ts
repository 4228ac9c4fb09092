/**
 * Shiki for source lines. The pages' policy forbids style attributes, so the theme's colours are only names here:
 * each is looked up and becomes a class, whose colour `styles/source.css` gives.
 */
import { createHighlighterCoreSync } from 'shiki/core';
import type { ThemeRegistration } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { ruling, rulesText } from './grammars.ts';

const scopes = ['icon', 'reference', 'instruction', 'emphasis', 'label', 'marker', 'star', 'topic'] as const;
type Scope = (typeof scopes)[number];

/** Lines longer than this are shown as they are: no document of rules has them, and they would hold up the build. */
const longestLine = 20_000;

/** In milliseconds a line: a line that is left half-read on a busy machine, as the library would, makes other bytes of the same document. */
const noLimit = 0;

export type Language = 'ruling' | 'rules-text';

/** A run of characters; `scope` is null where the grammar says nothing. */
export interface Token { text: string; scope: Scope | null }

const colourOf = (scope: Scope): string => `#${String(scopes.indexOf(scope) + 1).padStart(6, '0')}`;
const scopeOf = new Map<string, Scope>(scopes.map((scope) => [colourOf(scope), scope]));

const theme: ThemeRegistration = {
  name: 'names',
  settings: [
    { settings: { foreground: '#ffffff', background: '#000000' } },
    ...scopes.map((scope) => ({ scope: [scope], settings: { foreground: colourOf(scope) } })),
  ],
};

const highlighter = createHighlighterCoreSync({
  themes: [theme],
  langs: [ruling, rulesText],
  engine: createJavaScriptRegexEngine(),
});

/** The tokens of each line, in order. */
export function highlightedLines(lines: readonly string[], lang: Language): Token[][] {
  return highlighter
    .codeToTokensBase(lines.join('\n'), { lang, theme: 'names', tokenizeMaxLineLength: longestLine, tokenizeTimeLimit: noLimit })
    .map((line) => line.map(({ content, color }) => ({ text: content, scope: scopeOf.get(color ?? '') ?? null })));
}
