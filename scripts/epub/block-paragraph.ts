import type { Element, ElementContent } from 'xast';
import { x } from 'xastscript';

import type { Block, Icon, Span } from '../../src/model/corpus.ts';
import { gapShown, gapWords, piecesOf } from '../../src/model/spans.ts';
import type { Piece } from '../../src/model/spans.ts';
import { typeset } from '../../src/model/typeset.ts';
import { words } from './xhtml.ts';

/** Where an entry is in the book: the page of its letter, and the place on it. */
export type AddressOf = (entry: string) => string;

interface Around { icons: readonly Icon[]; addressOf: AddressOf; text: string }

const phrasing = (pieces: readonly Piece[], around: Around): ElementContent[] =>
  pieces.flatMap((piece) => {
    if (typeof piece === 'string') return [words(piece)];
    return piece.span.is === 'gap' ? gap(around.text, piece.span.from) : spanned(piece.span, phrasing(piece.inside, around), around);
  });

/** Where the copy lost words: a sign to be seen, and words to be heard. */
function gap(text: string, at: number): ElementContent[] {
  const { before, mark, after } = gapShown(text, at);
  return [words(before), x('span', { class: 'gap', role: 'img', 'aria-label': gapWords, title: gapWords }, [words(mark)]), words(after)];
}

/** Icons are printed as codes in brackets; the legend's name is read out for them. */
function spanned({ is, target, code }: Span, inside: ElementContent[], { icons, addressOf }: Around): ElementContent[] {
  const name = icons.find((icon) => is === 'icon' && icon.code === code)?.name;
  if (typeof target === 'string') return [x('a', { href: addressOf(target) }, inside)];
  if (is === 'strong' || is === 'em') return [x(is, inside)];
  return name === undefined ? inside : [x('abbr', { title: name }, inside)];
}

/** One block of a text: a paragraph, or an item with its marker as printed. */
export function blockParagraph(block: Block, icons: readonly Icon[], addressOf: AddressOf): Element {
  const marker = block.marker === null ? [] : [words(`${block.marker} `)];
  const kind = block.level === 0 ? block.type : `${block.type} nested`;
  return x('p', { class: kind }, [...marker, ...phrasing(piecesOf(typeset(block.text), block.spans), { icons, addressOf, text: block.text })]);
}
