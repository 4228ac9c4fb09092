/**
 * The pages of the last build of a corpus. Each is kept with what it asked of the corpus while it was made and a hash of
 * what it was answered (`src/data/asked.ts`): where the same program would be answered the same, it would make the same.
 */
import { hash } from 'node:crypto';

import { uncompared } from '../../src/model/listener.ts';
import type { Listener } from '../../src/model/listener.ts';
import { keepValue, keptValue } from './kept.ts';

type Asked = ReadonlyMap<string, ReadonlySet<string>>;

interface KeptPage {
  /** Hash of what the list of pages hands to it. */
  handed: string;
  /** What it asked, as places in the list of all that was asked. */
  asked: Uint32Array;
  /** Hash of what it was answered. */
  answered: string;
  bytes: Uint8Array;
}

interface Kept {
  /** Hash of the program and the day. */
  made: string;
  /** Of what, and which part of it: two after two. */
  asked: string[];
  pages: Map<string, KeptPage>;
}

/** Whatever asks for more is as quickly made as compared. */
const most = 20_000;

const hashOf = (text: string): string => hash('sha256', text, 'base64');

/** A value as text, so that no two values that pages could tell apart are one; a thing that tells what is looked at of it is its name. */
function asText(value: unknown, called: WeakMap<object, string>): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'function') throw new TypeError('A function cannot be compared.');
    if (typeof part !== 'object' || part === null) return part === undefined ? { is: 'undefined' } : part;
    const name = called.get(part);
    if (name !== undefined) return { is: 'told', name };
    if (part instanceof Map || part instanceof Set) return { is: part.constructor.name, all: [...part] };
    return part;
  });
}

/** A part of an entry, a ruling or a document is data and nothing else. */
const isPlain = (of: string, part: string): boolean => /^(?:entry|ruling|document) /.test(of) && part !== '*';

/** Below this an answer is shorter than its hash. */
const short = 44;

/** The answers of this build's corpus to what pages ask, each as a line that no other answer has. */
function answering(listener: Listener): (of: string, part: string) => string {
  const known = new Map<string, Map<string, string>>();
  return (of, part) => {
    const parts = known.get(of) ?? new Map<string, string>();
    known.set(of, parts);
    const found = parts.get(part);
    if (found !== undefined) return found;
    const answer = listener.answer?.(of, part);
    const text = isPlain(of, part) ? JSON.stringify(answer ?? null) : asText(answer, listener.called);
    const made = text.length < short ? text : `#${hashOf(text)}`;
    parts.set(part, made);
    return made;
  };
}

export interface KeptPages {
  /** The bytes of a page that would be made the same; null where it is to be made. */
  take: (name: string, props: unknown) => Uint8Array | null;
  /** Keeps a page that was made for the next build. */
  put: (name: string, props: unknown, asked: Asked, bytes: Uint8Array) => void;
  /** Writes down what was taken and put: that and no more is kept. */
  save: () => void;
}

/**
 * @param name - of what is kept: one for each corpus and address
 * @param made - the hash of the program and the day: pages of another are not taken
 */
export function keptPages(name: string, made: string, listener: Listener, isFresh: boolean): KeptPages {
  const last = isFresh ? null : keptValue('pages', name) as Kept | null;
  const before = last?.made === made ? last : null;
  const asked: string[] = [];
  const pages = new Map<string, KeptPage>();
  const places = new Map<string, Map<string, number>>();
  const answerTo = answering(listener);

  const placeOf = (of: string, part: string): number => {
    const parts = places.get(of) ?? new Map<string, number>();
    places.set(of, parts);
    const place = parts.get(part) ?? asked.push(of, part) / 2 - 1;
    parts.set(part, place);
    return place;
  };
  /** Where what was asked in the last build stands in this one's list, once it is asked again. */
  const moved = new Map<number, { place: number; answer: string }>();
  const askedAgain = (place: number): { place: number; answer: string } => {
    const known = moved.get(place);
    if (known !== undefined) return known;
    const [of = '', part = ''] = before?.asked.slice(2 * place, 2 * place + 2) ?? [];
    const found = { answer: answerTo(of, part), place: placeOf(of, part) };
    moved.set(place, found);
    return found;
  };
  const handedTo = (props: unknown): string => hashOf(asText(props, listener.called));
  return {
    take: (page, props) => {
      const found = before?.pages.get(page);
      if (found === undefined) return null;
      try {
        const again = Array.from(found.asked, askedAgain);
        if (found.handed !== handedTo(props) || found.answered !== hashOf(again.map(({ answer }) => answer).join('\n'))) return null;
        pages.set(page, { ...found, asked: Uint32Array.from(again, ({ place }) => place) });
        return found.bytes;
      } catch {
        // What it asked about is no longer there.
        return null;
      }
    },
    put: (page, props, asks, bytes) => {
      const count = asks.values().reduce((sum, parts) => sum + parts.size, 0);
      if (count > most || asks.has(uncompared)) return;
      const asked = new Uint32Array(count);
      const answers: string[] = [];
      for (const [of, parts] of asks) {
        for (const part of parts) asked[answers.push(answerTo(of, part)) - 1] = placeOf(of, part);
      }
      pages.set(page, { handed: handedTo(props), asked, answered: hashOf(answers.join('\n')), bytes });
    },
    save: () => { keepValue('pages', name, { made, asked, pages } satisfies Kept); },
  };
}
