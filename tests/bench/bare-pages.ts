import type { Block, Corpus } from '../../src/model/corpus.ts';

/** A page of the bare site: its address below the root, without slashes at the ends, and its text. */
export interface BarePage {
  path: string;
  title: string;
  paragraphs: string[];
}

const inParagraphs = (blocks: readonly Block[]): string[] => blocks.map(({ text }) => text);

/** What a page of the real site is about, by its address. */
function textAt(corpus: Corpus): ((path: string) => Omit<BarePage, 'path'> | null) {
  const texts = new Map<string, Omit<BarePage, 'path'>>();
  for (const { id, headword: title, text, versions } of corpus.entries) {
    texts.set(`entries/${id}`, { title, paragraphs: inParagraphs(text) });
    versions.forEach((version, at) => texts.set(`entries/${id}/versions/${at + 1}`, { title, paragraphs: inParagraphs(version.text) }));
  }
  for (const { id, title, source } of corpus.documents) {
    const paragraphs = source.filter((line) => line.trim() !== '');
    texts.set(`documents/${id}`, { title, paragraphs });
    texts.set(`documents/${id}/source`, { title, paragraphs });
  }
  for (const letter of corpus.letters) {
    const paragraphs = corpus.entries.map(({ headword }) => headword).filter((headword) => headword.startsWith(letter));
    texts.set(`letters/${letter.toLowerCase()}`, { title: letter, paragraphs });
  }
  return (path) => texts.get(path) ?? null;
}

/** For each page of the real site one of the same address, with the text of the corpus that it shows and nothing else. */
export function barePages(corpus: Corpus, paths: readonly string[]): BarePage[] {
  const at = textAt(corpus);
  return paths.map((path) => ({ path, ...(at(path) ?? { title: path, paragraphs: [path] }) }));
}
