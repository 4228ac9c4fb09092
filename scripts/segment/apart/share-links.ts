/** Buttons below an article of the web with which its readers pass it on; they stand in the midst of a longer one, too. */
import { isBlank } from '../blocks/paragraphs.ts';
import { risingShare } from '../../names/alphabet.ts';
import { mayBeName } from '../headwords/may-be-name.ts';
import { sortKey } from '../../names/sort-key.ts';

const HEADS = /^(?:share (?:this|on|via)(?: article| post| page| story)?|like this|sharing is caring|spread the (?:word|love)|pass it on):?!?$/iu;
const SERVICES = /^(?:(?:click to )?(?:share|e-?mail|print|tweet|pin|post|send|save|like)(?: (?:this|it|a link))?(?: (?:on|to|via|with|by) .{1,30})?(?: \(opens in new window\))?|(?:on )?(?:twitter|x|facebook|reddit|tumblr|pinterest|linked ?in|e-?mail|print|whatsapp|telegram|digg|del\.?icio\.?us|stumble ?upon|google ?\+?(?: bookmarks)?|pocket|mastodon|bluesky|threads|my ?space|slashdot|technorati|more|copy link|rss)|like loading\.{0,3}|be the first to like this\.?|\d+ (?:bloggers? )?likes?(?: this)?\.?)$/iu;
/** Lines of such a row, at the most. */
const MOST = 16;

/** Reads: the lines of a document. Writes: the indexes of such rows, each from its head to the next gap or to what is no button. */
export function shareLinks(texts: readonly string[]): number[] {
  return texts.flatMap((text, at) => {
    if (!HEADS.test(text.trim())) return [];
    const below = texts.slice(at + 1, at + 1 + MOST).findIndex((line) => isBlank(line) || !(SERVICES.test(line.trim()) || HEADS.test(line.trim())));
    return Array.from({ length: below < 0 ? 1 : below + 1 }, (_, index) => at + index);
  });
}

/** How names stand before their texts. */
const DRESSES = [/^[*•-]?\s?(?<name>[^.!?:;]{2,60})\.\s+["“'‘(]?\p{Lu}/u, /^[*•-]?\s?(?<name>[^.!?:;]{2,60}):\s+\S/u, /^[*•-]?\s?(?<name>[^.!?:;–—]{2,60}?)\s[-–—]{1,2}\s+\S/u];
/** So many names above and below, nearly all of them in the order of the alphabet, and a text behind each. */
const FEWEST = { above: 2, below: 1, all: 4 };
const SORTED = 0.9;
const LONG = 60;
const MOST_WORDS = 7;

/** Whether a document's list of names goes on below a place: then no row of buttons there ends it. */
export function goesOnBelow(texts: readonly string[], place: number): boolean {
  return DRESSES.some((dress) => {
    const found = texts.flatMap((text, at) => {
      const name = text.trim().length < LONG ? undefined : dress.exec(text.trim())?.groups?.['name'];
      return name === undefined || !mayBeName(name, { words: MOST_WORDS, doubts: 'none' }) ? [] : [{ at, key: sortKey(name) }];
    });
    const above = found.filter(({ at }) => at < place).length;
    return above >= FEWEST.above && found.length - above >= FEWEST.below && found.length >= FEWEST.all && risingShare(found.map(({ key }) => key)) >= SORTED;
  });
}
