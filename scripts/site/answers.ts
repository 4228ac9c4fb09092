/** What the corpus of a build answers to what pages ask, as texts that can be compared with those of another build. */
import { hash } from 'node:crypto';

import type { Listener } from '../../src/model/listener.ts';

/** A value as text, so that no two values that pages could tell apart are one; a thing that tells what is looked at of it is its name. */
export function asText(value: unknown, called: WeakMap<object, string>): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'function') throw new TypeError('A function cannot be compared.');
    if (typeof part !== 'object' || part === null) return part === undefined ? { is: 'undefined' } : part;
    const name = called.get(part);
    if (name !== undefined) return { is: 'told', name };
    if (part instanceof Map || part instanceof Set) return { is: part.constructor.name, all: [...part] };
    return part;
  });
}

/** Below this a text is shorter than its hash. */
const short = 44;

/** A line that no other text has. */
export const lineOf = (text: string): string => (text.length < short ? text : `#${hash('sha256', text, 'base64')}`);

/** What is data and nothing else: it is kept as it is, once, and its parts are compared only where it has changed. */
export const isThing = (of: string): boolean => /^(?:entry|ruling|document) /.test(of);

export const wholeThing = '*';

/** What is no longer there, or never was. */
export const none = '';

/** The answers of this build's corpus to what pages ask. */
export class Answers {
  readonly #listener: Listener;
  readonly #things = new Map<string, string>();

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  /** A thing as JSON, or `none`. */
  thing(of: string): string {
    const text = this.#things.get(of) ?? this.#told(of);
    this.#things.set(of, text);
    return text;
  }

  #told(of: string): string {
    const thing = this.#listener.answer?.(of, wholeThing);
    return thing === undefined ? none : JSON.stringify(thing);
  }

  /** A part of a thing as JSON. */
  part(of: string, part: string): string {
    return JSON.stringify(this.#listener.answer?.(of, part) ?? null);
  }

  /** Of all else, what tells an answer from every other. */
  line(of: string, part: string): string {
    return lineOf(asText(this.#listener.answer?.(of, part), this.#listener.called));
  }
}
