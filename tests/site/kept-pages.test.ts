/** What a page asks is told, and a page is taken from the last build only where all of it would be answered the same. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { keptPages } from '../../scripts/site/kept-pages.ts';
import type { Listener } from '../../src/model/listener.ts';
import { temporaryFolder } from '../ingest/rig/temporary-folder.ts';

const shared = globalThis as { inForceListener?: Listener | undefined };
const listening = (): Listener => ({ page: null, deaf: 0, called: new WeakMap() });

beforeEach(() => { vi.stubEnv('IN_FORCE_KEPT', temporaryFolder()); });

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  shared.inForceListener = undefined;
});

const lamp = { id: 'lamp', headword: 'lamp', text: 'It burns.', lines: [1, 2] };

/** The program as it meets one corpus, and what a page hears of it. */
async function program(entry: typeof lamp, all: readonly string[] = ['lamp', 'oar']) {
  const listener = listening();
  shared.inForceListener = listener;
  vi.resetModules();
  const { told, question } = await import('../../src/data/asked.ts');
  const view = told('entry', 'lamp', entry);
  const longest = question('the longest', () => [...all].sort((a, b) => b.length - a.length)[0] ?? '');
  const first = question('the first', () => view);
  /** A page that shows a headword, and nothing else of its entry. */
  const page = (): string => `${first().headword} ${longest()}`;
  return { listener, view, page, longest };
}

function made<T>(listener: Listener, page: () => T): { shown: T; asked: Map<string, Set<string>> } {
  const asked = new Map<string, Set<string>>();
  listener.page = asked;
  const shown = page();
  listener.page = null;
  return { shown, asked };
}

const bytes = new TextEncoder().encode('<p>lamp</p>');

async function keep(props: unknown = { at: 1 }): Promise<void> {
  const { listener, page } = await program(lamp);
  const kept = keptPages('site', 'code', listener, false);
  kept.put('lamp.html', props, made(listener, page).asked, bytes);
  kept.save();
}

describe('what a page asks', () => {
  it('is told part by part, and a question instead of what its answer was worked out of', async () => {
    const { listener, page, view } = await program(lamp);
    expect(made(listener, page)).toEqual({ shown: 'lamp lamp', asked: new Map([['?the first', new Set([''])], ['entry lamp', new Set(['headword'])], ['?the longest', new Set([''])]]) });
    expect(made(listener, () => ({ ...view })).asked.get('entry lamp')).toContain('*');
  });

  it('is refused where no page is made, so that nothing is worked out that no page is told to have asked', async () => {
    const { listener, view, longest } = await program(lamp);
    expect(() => view.headword).toThrow('“entry lamp headword” is read of the corpus where no page is made');
    expect(longest).toThrow('?the longest');
    listener.deaf = 1;
    expect(view.headword).toBe('lamp');
  });

  it('is nobody’s business where nobody listens', async () => {
    vi.resetModules();
    const { told, isHeard } = await import('../../src/data/asked.ts');
    expect(told('entry', 'lamp', lamp)).toBe(lamp);
    expect(isHeard).toBe(false);
  });
});

describe('a page of the last build', () => {
  const taken = async (entry: typeof lamp, { all, props = { at: 1 }, code = 'code', isFresh = false }: { all?: string[]; props?: unknown; code?: string; isFresh?: boolean } = {}) => {
    const { listener } = await program(entry, all);
    return keptPages('site', code, listener, isFresh).take('lamp.html', props) !== null;
  };

  it('is taken where all is the same, and where only what it did not ask is another', async () => {
    await keep();
    expect(await taken(lamp)).toBe(true);
    expect(await taken({ ...lamp, text: 'It is out.', lines: [7, 8] }, { all: ['lamp', 'wick', 'oar'] })).toBe(true);
  });

  it('is made anew where an answer, what it is handed, the program or the day is another, and where it is told to', async () => {
    await keep();
    expect(await taken({ ...lamp, headword: 'lantern' })).toBe(false);
    expect(await taken(lamp, { all: ['lamp', 'lantern'] })).toBe(false);
    expect(await taken(lamp, { props: { at: 2 } })).toBe(false);
    expect(await taken(lamp, { code: 'other code' })).toBe(false);
    expect(await taken(lamp, { isFresh: true })).toBe(false);
  });

  it('is made anew where what it asked about is gone', async () => {
    await keep();
    const { listener } = await program(lamp);
    listener.answer = () => { throw new Error('There is no lamp.'); };
    expect(keptPages('site', 'code', listener, false).take('lamp.html', { at: 1 })).toBeNull();
  });

  it('is made anew where a thing is gone of which it asked only what it did not have', async () => {
    const asked = new Map([['entry lamp', new Set(['pointsTo'])]]);
    const first = keptPages('site', 'code', (await program(lamp)).listener, false);
    first.put('lamp.html', null, asked, bytes);
    first.save();
    expect(keptPages('site', 'code', (await program({ ...lamp, text: 'It is out.' })).listener, false).take('lamp.html', null)).toEqual(bytes);
    const { listener } = await program(lamp);
    listener.answer = () => undefined;
    expect(keptPages('site', 'code', listener, false).take('lamp.html', null)).toBeNull();
  });

  it('is taken from build to build, each time as it was made', async () => {
    await keep();
    for (const text of ['It is out.', 'It smokes.']) {
      const kept = keptPages('site', 'code', (await program({ ...lamp, text })).listener, false);
      expect(kept.take('lamp.html', { at: 1 })).toEqual(bytes);
      kept.save();
    }
    expect(await taken({ ...lamp, headword: 'lantern' })).toBe(false);
  });

  it('tells maps, sets and what is not there apart', async () => {
    await keep({ at: new Map([['a', new Set([1])]]), of: undefined });
    expect(await taken(lamp, { props: { at: new Map([['a', new Set([1])]]), of: undefined } })).toBe(true);
    expect(await taken(lamp, { props: { at: new Map([['a', new Set([2])]]), of: undefined } })).toBe(false);
    expect(await taken(lamp, { props: { at: new Map([['a', new Set([1])]]) } })).toBe(false);
  });
});
