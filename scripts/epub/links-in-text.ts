import type { Block, CrossReference, Entry } from '../../src/model/corpus.ts';

/** Words of a block that lead to an entry. */
export interface Link {
  from: number;
  to: number;
  target: string;
}

const overlaps = (link: Link, others: readonly Link[]): boolean => others.some(({ from, to }) => link.from < to && from < link.to);

/** An explicit reference stands where its phrase is printed, in the block that its line is in. */
const explicitLink = (block: Block, { phrase, target, line }: CrossReference): Link[] => {
  const [first, last] = block.lines;
  const from = target === null || line < first || line > last ? -1 : block.text.indexOf(phrase);
  return from < 0 || target === null ? [] : [{ from, to: from + phrase.length, target }];
};

/** The links in a block of an entry's text in force, in order and apart: explicit references before mentions. */
export const linksInText = (block: Block, { seeAlso, mentions, document }: Entry): Link[] => {
  const explicit = block.document === document ? seeAlso.flatMap((reference) => explicitLink(block, reference)) : [];
  const links: Link[] = [];
  for (const link of [...explicit, ...mentions.filter((mention) => mention.block === block.id)]) {
    if (!overlaps(link, links)) links.push(link);
  }
  return links.sort((one, other) => one.from - other.from);
};
