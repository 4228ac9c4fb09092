/**
 * The pages of the last build of a corpus. Each is kept with what it asked of the corpus while it was made, and what was
 * answered is kept once for all pages (`src/data/asked.ts`): where the same program would be answered the same, it would
 * make the same.
 */
import { uncompared } from '../../src/model/listener.ts';
import type { Listener } from '../../src/model/listener.ts';
import { Answers, asText, isThing, lineOf, none, wholeThing } from './answers.ts';
import { keepValue, keptValue } from './kept.ts';

type Asked = ReadonlyMap<string, ReadonlySet<string>>;

interface KeptPage {
  /** What the list of pages hands to it, as `handedTo` tells it. */
  handed: string;
  /** What it asked, as places in the list of all that was asked. */
  asked: Uint32Array;
  bytes: Uint8Array;
}

interface Kept {
  /** Hash of the program and the day. */
  made: string;
  /** Of what, and which part of it: two after two. */
  asked: string[];
  /** What was answered, one for each two of these; '' for a part of a thing, which is kept itself. */
  answers: string[];
  /** Entries, rulings and documents of which parts were asked, as JSON. */
  things: Map<string, string>;
  pages: Map<string, KeptPage>;
}

/** Whatever asks for more is as quickly made as compared. */
const most = 20_000;

/** All that the pages of a build asked, with the answers. */
class AllAsked {
  readonly asked: string[] = [];
  readonly answers: string[] = [];
  readonly things = new Map<string, string>();
  readonly #answer: Answers;
  readonly #places = new Map<string, Map<string, number>>();

  constructor(answer: Answers) {
    this.#answer = answer;
  }

  /**
   * The place of what is asked, once it is in the list.
   *
   * @param line - the answer, where it is known
   */
  placeOf(of: string, part: string, line?: string): number {
    const parts = this.#places.get(of) ?? new Map<string, number>();
    const known = parts.get(part);
    if (known !== undefined) return known;
    const answer = isThing(of) ? '' : line ?? this.#answer.line(of, part);
    if (isThing(of)) this.things.set(of, this.#answer.thing(of));
    const place = this.answers.push(answer) - 1;
    this.asked.push(of, part);
    this.#places.set(of, parts.set(part, place));
    return place;
  }
}

/** Whether what was asked in the last build is answered the same in this one, by its place in the last build's list. */
function comparing(before: Kept, answer: Answers): (of: string, part: string, place: number) => boolean {
  const parsed = new Map<string, Record<string, unknown>>();
  const partBefore = (of: string, part: string): string => {
    const thing = parsed.get(of) ?? JSON.parse(before.things.get(of) ?? '{}') as Record<string, unknown>;
    parsed.set(of, thing);
    return JSON.stringify(thing[part] ?? null);
  };
  return (of, part, place) => {
    if (!isThing(of)) return answer.line(of, part) === before.answers[place];
    const now = answer.thing(of);
    return now === before.things.get(of) || (now !== none && part !== wholeThing && answer.part(of, part) === partBefore(of, part));
  };
}

/** For each place of the last build's list the one in this build's, or null where the answer is another. */
function movingFrom(before: Kept, all: AllAsked, answer: Answers): (place: number) => number | null {
  const isSame = comparing(before, answer);
  const known = new Map<number, number | null>();
  return (place) => {
    const found = known.get(place);
    if (found !== undefined) return found;
    const [of = '', part = ''] = before.asked.slice(2 * place, 2 * place + 2);
    const moved = isSame(of, part, place) ? all.placeOf(of, part, before.answers[place]) : null;
    known.set(place, moved);
    return moved;
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

/** What was asked of each place that a page asked; null where one of the answers is another now. */
function movedAll(asked: Uint32Array, move: (place: number) => number | null): Uint32Array | null {
  const moved = new Uint32Array(asked.length);
  for (const [at, place] of asked.entries()) {
    const now = move(place);
    if (now === null) return null;
    moved[at] = now;
  }
  return moved;
}

/**
 * @param name - of what is kept: one for each corpus and address
 * @param made - the hash of the program and the day: pages of another are not taken
 */
export function keptPages(name: string, made: string, listener: Listener, isFresh: boolean): KeptPages {
  const last = isFresh ? null : keptValue('pages', name) as Kept | null;
  const before = last?.made === made ? last : null;
  const answer = new Answers(listener);
  const all = new AllAsked(answer);
  const pages = new Map<string, KeptPage>();
  const move = before === null ? () => null : movingFrom(before, all, answer);
  const handedTo = (props: unknown): string => lineOf(asText(props, listener.called));
  return {
    take: (page, props) => {
      const found = before?.pages.get(page);
      if (found === undefined) return null;
      try {
        const asked = found.handed === handedTo(props) ? movedAll(found.asked, move) : null;
        if (asked === null) return null;
        pages.set(page, { ...found, asked });
        return found.bytes;
      } catch {
        // What it asked about is no longer there.
        return null;
      }
    },
    put: (page, props, asks, bytes) => {
      const count = asks.values().reduce((sum, parts) => sum + parts.size, 0);
      if (count > most || asks.has(uncompared)) return;
      const asked = Uint32Array.from(asks.entries().flatMap(([of, parts]) => parts.values().map((part) => all.placeOf(of, part))));
      pages.set(page, { handed: handedTo(props), asked, bytes });
    },
    save: () => { keepValue('pages', name, { made, asked: all.asked, answers: all.answers, things: all.things, pages } satisfies Kept); },
  };
}
