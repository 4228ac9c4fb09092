import type { Message, SourceDocument } from '../../../src/model/corpus.ts';

/** One rulings document before one undated edition: how many of its rulings speak for either order. */
export interface Vote {
  rulings: SourceDocument;
  older: number;
  newer: number;
}

/** Says that an undated edition was placed by its content, and why there. */
export function placedBetween(pages: SourceDocument[], votes: Vote[]): Message {
  const said = votes.map(
    ({ rulings, older, newer }) => `of the rulings of ${dayOf(rulings)}, ${older} are worked into it and ${newer} are not`,
  );
  return {
    rule: 'undated-glossary-placed',
    severity: 'note',
    file: pages[0]?.file ?? null,
    line: null,
    message: `${titles(pages)}: no date is printed; placed by its words: ${said.join('; ')}.`,
    hint: 'If you know when it was published, give a date, or `after` and `before`, in corpus.yaml.',
  };
}

/** Says what the words of an undated edition tell of its day, and of which rulings documents they do not tell it: one message for both. */
export function placedInPart(pages: SourceDocument[], votes: Vote[], left: SourceDocument[]): Message {
  const told = placedBetween(pages, votes.filter(({ rulings }) => !left.includes(rulings)));
  const rest = votes.filter(({ rulings }) => left.includes(rulings)).map(({ rulings, older, newer }) => `${dayOf(rulings)} (${older} are worked into it and ${newer} are not)`);
  return {
    ...notPlaced(pages, left),
    message: `${told.message.slice(0, -1)}. Whether it is older or newer than the rulings of ${rest.join(', ')} its words do not tell: of them only what proves itself is applied, with a note.`,
  };
}

/** Says which rulings documents an undated edition could not be told older or newer than. */
export function notPlaced(pages: SourceDocument[], left: SourceDocument[]): Message {
  return {
    rule: 'undated-glossary-not-placed',
    severity: 'warning',
    file: pages[0]?.file ?? null,
    line: null,
    message: `${titles(pages)}: no date is printed, and nothing says whether it is older or newer than the rulings of ${left.map(dayOf).join(', ')}: of them only what proves itself is applied, with a note.`,
    hint: 'Give a date, or `after` and `before`, in corpus.yaml.',
  };
}

function titles(pages: SourceDocument[]): string {
  return pages.map(({ title }) => `“${title}”`).join(', ');
}

function dayOf({ date, title }: SourceDocument): string {
  return date ?? title;
}
