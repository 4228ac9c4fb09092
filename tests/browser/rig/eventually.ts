import { expect } from 'vitest';

/** Asks again until what is expected holds: on a busy machine a page takes its time. */
export const eventually = <T>(ask: () => Promise<T>) => expect.poll(ask, { timeout: 15_000 });
