/**
 * What a page asks of the corpus. A build writes it down page by page, and the next one makes anew only the pages that
 * would be answered otherwise (`scripts/site/kept-pages.ts`).
 *
 * Pages have the corpus by two ways alone, and both tell: as the corpus itself with its entries, rulings and documents,
 * of each the parts that are looked at (`told`), and as answers that were worked out of all of it (`question`). Nothing of
 * it may be read while a module is loaded: what is worked out then would be told of no page, and is refused. Nor may a
 * module remember from one page to the next what it worked out of it: that is what a question is for.
 *
 * Where nobody listens, as in the development server, all this does nothing.
 */

import { uncompared } from '../model/listener.ts';
import type { Listener } from '../model/listener.ts';
import type { ReadText } from '../model/texts.ts';

const listener = (globalThis as { inForceListener?: Listener }).inForceListener ?? null;

/** Texts by their files, as the build that listens has read them already. */
export const readAhead: ReadonlyMap<string, ReadText> = listener?.texts ?? new Map();

/** Whether a build is listening. */
export const isHeard: boolean = listener !== null;

/** All parts of a thing at once. */
const all = '*';

/** What the language itself looks for, and no part of the corpus is called. */
const ofLanguage = new Set(['toJSON', 'then']);

const things = new Map<string, object>();
const questions = new Map<string, (about: string) => unknown>();

function tell(of: string, part: string): void {
  if (listener === null || listener.deaf > 0) return;
  if (listener.page === null) throw new Error(`“${of} ${part}” is read of the corpus where no page is made: ask it in a question (src/data/asked.ts).`);
  const parts = listener.page.get(of);
  if (parts === undefined) listener.page.set(of, new Set([part]));
  else parts.add(part);
}

/** Does something that no page is told to have asked. */
function unheard<T>(work: () => T): T {
  if (listener === null) return work();
  listener.deaf += 1;
  try {
    return work();
  } finally {
    listener.deaf -= 1;
  }
}

/** A thing of the corpus, as it is, that tells which of its parts are looked at. */
export function told<Thing extends object>(kind: string, id: string, thing: Thing): Thing {
  if (listener === null) return thing;
  const name = `${kind} ${id}`;
  const tellAll = (): void => { tell(name, all); };
  const view = new Proxy(thing, {
    get: (target, part) => {
      if (typeof part === 'string' && !ofLanguage.has(part)) tell(name, part);
      return Reflect.get(target, part) as unknown;
    },
    has: (target, part) => { tellAll(); return Reflect.has(target, part); },
    getOwnPropertyDescriptor: (target, part) => { tellAll(); return Reflect.getOwnPropertyDescriptor(target, part); },
    ownKeys: (target) => { tellAll(); return Reflect.ownKeys(target); },
  });
  things.set(name, thing);
  listener.called.set(view, name);
  return view;
}

/**
 * A question of the whole corpus. A page that asks it depends on the answer, and not on what the answer was worked out of;
 * of things in it, on which they are: what they hold is told when it is looked at.
 *
 * @param name - its own among all questions
 * @param answer - worked out once for each thing that is asked about
 * @param isCompared - false for the whole of something large: a page of it is as quickly made as compared
 */
export function question<Answer>(name: string, answer: (about: string) => Answer, isCompared = true): (about?: string) => Answer {
  const known = new Map<string, Answer>();
  const answered = (about: string): Answer => {
    if (!known.has(about)) known.set(about, unheard(() => answer(about)));
    return known.get(about) as Answer;
  };
  questions.set(name, answered);
  return (about = '') => {
    tell(isCompared ? `?${name}` : uncompared, about);
    return answered(about);
  };
}

function answerTo(of: string, part: string): unknown {
  if (of.startsWith('?')) return unheard(() => questions.get(of.slice(1))?.(part));
  const thing = things.get(of) as Record<string, unknown> | undefined;
  return part === all ? thing : thing?.[part];
}

if (listener !== null) listener.answer = answerTo;

/** Tells the listener what to put in of what changes with every document, and where. */
export function filledIn(signs: () => ReadonlyMap<string, string>): void {
  if (listener !== null) listener.signs = () => unheard(signs);
}
