import type { Icon } from '../../../src/model/corpus.ts';
import type { Span } from './span.ts';

/** Finds a corpus's icons in texts: `[CODE]`, and the words that stand for a lost picture, the longest first. */
export class IconFinder {
  readonly #codes = new Map<string, string>();
  readonly #pattern: RegExp | null;

  constructor(icons: readonly Icon[]) {
    for (const { code, written } of icons) {
      this.#codes.set(`[${code}]`, code);
      for (const words of written) this.#codes.set(words, code);
    }
    const forms = [...this.#codes.keys()].sort((a, b) => b.length - a.length).map((form) => RegExp.escape(form));
    this.#pattern = forms.length === 0 ? null : new RegExp(`(?:${forms.join('|')})(?!\\p{Ll})`, 'gu');
  }

  /** Reads: a text. Writes: its icons. */
  find(text: string): Span[] {
    if (!this.#pattern) return [];
    return [...text.matchAll(this.#pattern)].map(({ 0: form, index }) => ({ from: index, to: index + form.length, is: 'icon', code: this.#codes.get(form) ?? form }));
  }
}
