/** What a service worker has, as far as this one uses it: the compiler knows either pages or workers, not both. */
import type { ToPage } from '../copy/messages.ts';

export interface WindowClient {
  postMessage(message: ToPage): void;
}

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface MessageEventOfWorker extends Extendable {
  readonly data: unknown;
  readonly source: WindowClient | null;
}

export interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEventOfWorker) => void): void;
}

export const worker = globalThis as unknown as WorkerScope;
