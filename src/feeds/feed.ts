/** A feed before it is written down. */
import type { ElementContent } from 'xast';
import type { Corpus } from '../model/corpus.ts';

/** What the feeds tell of: its name, whose it is, and the entries that rulings stand beside. */
export type About = Pick<Corpus, 'title' | 'publishers' | 'entries'>;

export interface FeedItem {
  /** What makes it this item and no other, wherever the site is put. */
  names: readonly string[];
  title: string;
  /** A path of this site. */
  link: string;
  /** ISO day of the document; items are never dated by the day of a build. */
  day: string;
  /** What happened, in a word or two. */
  category: string;
  /** XHTML elements that read well with no style and no links. */
  content: ElementContent[];
}

export interface Feed {
  /** As of an item. */
  names: readonly string[];
  title: string;
  subtitle: string;
  authors: readonly string[];
  /** Paths of this site: the feed itself, and the page that it is the feed of. */
  self: string;
  page: string;
  day: string;
  items: FeedItem[];
}
