/** What the page for reading offline says, in words. */
import { localDay, longDay } from '../../model/dates.ts';
import { capitalised } from '../../model/ruling-words.ts';
import { asOfInWords } from '../copy/as-of.ts';
import type { Examined } from '../copy/examine.ts';
import { NotTheSite } from '../copy/from-site.ts';
import { partsInWords } from '../copy/part-names.ts';
import type { Held } from '../copy/store.ts';
import { isNoRoom } from '../copy/update.ts';

/** A size in words: `42 kB`, `1.3 MB`. */
export const megabytes = (bytes: number): string => (bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`);

function ago(at: number, now: number): string {
  const hours = Math.floor((now - at) / 3_600_000);
  if (hours < 1) return 'less than an hour ago';
  if (hours < 48) return hours === 1 ? '1 hour ago' : `${hours} hours ago`;
  return `${Math.floor(hours / 24)} days ago`;
}

/** Of what is truly here, as opposed to what the copy says that it has. */
function counts({ copy }: Held, { whole }: Examined): string {
  const here = (what: 'entries' | 'documents'): string => `${whole.reduce((sum, shard) => sum + shard[what], 0)} of ${copy[what]} ${what}`;
  return `${here('entries')}, ${here('documents')}`;
}

/** What is wrong with the parts that are not whole. */
function wrong({ missing, damaged }: Examined): string {
  if (damaged.length === 0) return 'missing';
  return missing.length === 0 ? 'damaged' : 'missing or damaged';
}

/** In lines: whether the copy is complete, what of it is not, and how old it is. */
export function heldInWords(held: Held, examined: Examined, now: Date): string {
  const { copy: { shards, asOf }, at } = held;
  const facts = [counts(held, examined), asOfInWords(asOf)].filter((fact) => fact !== '').join(', ');
  const lost = [...examined.missing, ...examined.damaged];
  if (lost.length === 0) {
    return `Complete: ${facts}, checked ${longDay(localDay(now))}.\n${capitalised(ago(at, now.getTime()))} the site had nothing newer.`;
  }
  const are = lost.length === 1 ? 'is' : 'are';
  return `Not complete: ${lost.length} of ${shards.length} parts ${are} ${wrong(examined)}: ${partsInWords(lost)}.\nWhole: ${facts}.`;
}

/** What went wrong, as a sentence that says what to do. */
export function failureInWords(error: unknown): string {
  if (isNoRoom(error)) {
    return 'This device has not enough room for the copy. Nothing was changed; make room and try again.';
  }
  if (error instanceof NotTheSite) {
    return 'Something else answered in the site’s place: most often a network, as in hotels and halls, that wants you to sign in first. Open any other website, sign in on the page that appears, then come back and try again.';
  }
  if (error instanceof DOMException && error.name === 'SecurityError') return 'This browser refuses to keep anything here: a private window, or a setting.';
  if (error instanceof DOMException || error instanceof TypeError) {
    return 'The site was not reached. What was downloaded is kept; try again where there is a network.';
  }
  return error instanceof Error ? error.message : String(error);
}
