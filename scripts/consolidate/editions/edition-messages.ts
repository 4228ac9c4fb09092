import type { Block, Message, SourceDocument } from '../../../src/model/corpus.ts';
import type { BaseEntry } from '../../link/linked.ts';
import { foldPrint } from '../text/fold.ts';

const EXCERPT = 160;

/** The text composed of an edition and the rulings since differs from what the next edition prints. */
export function editionDiffers({ headword, lines, document: printedBy }: BaseEntry, { id, file, title, date }: SourceDocument, composed: Block[], print: Block[]): Message {
  const ours = onlyIn(composed, print);
  const theirs = onlyIn(print, composed);
  return {
    rule: 'edition-differs',
    severity: 'warning',
    file,
    line: printedBy === id ? lines[0] : null,
    message: `“${headword}”: the edition of ${date ?? title} prints ${theirs}; with the rulings before it the text was ${ours}.`,
    hint: 'From that day the edition stands. Either a ruling was applied in a wrong way, or the edition lost it: compare the two.',
  };
}

/** A damaged copy has other words than the text in force. */
export function notCompared({ headword, lines }: BaseEntry, { file, date, title }: SourceDocument, differing: Block[]): Message {
  return {
    rule: 'edition-not-compared',
    severity: 'warning',
    file,
    line: lines[0],
    message: `“${headword}”: the copy of the edition of ${date ?? title} has lost text, and has words that differ from the text in force: ${excerpt(differing)}.`,
    hint: 'Nothing is taken from a damaged copy where it lacks what stands now. Find a better copy of this edition.',
  };
}

/** A page has the name of an entry where a headword would stand, and reads it as the text of another. */
export function nameInText({ headword }: BaseEntry, { file, date, title }: SourceDocument, line: number): Message {
  return {
    rule: 'name-in-text',
    severity: 'warning',
    file,
    line,
    message: `“${headword}”: the edition of ${date ?? title} has this name here, within the text of another entry, and no entry of that name; it is not said to be dropped.`,
    hint: 'Look at this line. Where an entry begins there, name the layout of the page in corpus.yaml; where none does, the edition has dropped the entry, and the text that stands is the one before it.',
  };
}

/** The blocks of one text that the other has not. */
function onlyIn(text: readonly Block[], other: readonly Block[]): string {
  if (text.length === 0) return 'no such entry';
  const there = new Set(other.map((block) => foldPrint(block.text)));
  const own = text.filter((block) => !there.has(foldPrint(block.text)));
  return own.length === 0 ? 'nothing besides' : excerpt(own);
}

function excerpt(blocks: readonly Block[]): string {
  const words = blocks.map(({ text }) => text).join(' / ');
  return `“${words.length > EXCERPT ? `${words.slice(0, EXCERPT)}...` : words}”`;
}
