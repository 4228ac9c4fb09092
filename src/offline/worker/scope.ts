/** What a service worker has, as far as this one uses it: the compiler knows either pages or workers, not both. */
import type { ToPage } from '../copy/messages.ts';

export interface WindowClient {
  readonly id: string;
  readonly url: string;
  postMessage(message: ToPage): void;
}

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends Extendable {
  readonly request: Request;
  /** The page that asks, and the page (or the worker of a page) that the answer becomes; empty where there is none. */
  readonly clientId: string;
  readonly resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
}

export interface MessageEventOfWorker extends Extendable {
  readonly data: unknown;
  readonly source: WindowClient | null;
}

export interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: {
    get(id: string): Promise<WindowClient | undefined>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEventOfWorker) => void): void;
}

export const worker = globalThis as unknown as WorkerScope;
