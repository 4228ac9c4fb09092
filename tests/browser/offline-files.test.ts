import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { chromiumReader } from '../offline/rig/chromium-reader.ts';
import { firefoxReader } from '../offline/rig/firefox-reader.ts';
import { getFirefox } from '../offline/rig/get-firefox.ts';
import { noteForTheEnd } from '../offline/rig/note.ts';
import { askUntil } from '../offline/rig/reader.ts';
import type { Reader } from '../offline/rig/reader.ts';
import { runScript } from '../offline/rig/run-script.ts';
import { firstResult, pointAt, shownPreview, typeInBox } from '../offline/rig/looking-up.ts';
import { findsForEach, queries } from '../offline/rig/searching.ts';
import { referring } from './rig/sought.ts';
import { newest } from './rig/shipped-corpus.ts';
import { exportedSite } from './rig/site-of.ts';
import { typeset } from '../../src/model/typeset.ts';

const origin = `${inject('origin')}/`;
const folder = inject('folder');
const temporary = mkdtempSync(path.join(tmpdir(), 'in-force-copy-'));
const copy = exportedSite();
const root = `${pathToFileURL(copy).href}/`;

const firefox = getFirefox();
if (firefox === null) noteForTheEnd('The copy on a disk was not tried in Firefox: there is none here, and none could be installed.');
const readers: [name: string, start: () => Promise<Reader>][] = [
  ['Chromium', () => chromiumReader(inject('browser'))],
  ...(firefox === null ? [] : [['Firefox', () => firefoxReader(firefox)] as [string, () => Promise<Reader>]]),
];

const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('index.html')).map((file) => file.replaceAll(path.sep, '/')).sort()
  // A page that is nothing but the way to another is not stayed on.
  .filter((file) => !readFileSync(path.join(folder, file), 'utf8').includes('data-leads-on'));

/** Every nth page, so that each kind is among them. */
const sample = pages.filter((_, at) => at % Math.max(1, Math.floor(pages.length / 70)) === 0);

/** An entry whose text changed, from the corpus itself. */
const changed = (() => {
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'data/corpus.json'), 'utf8')) as {
    entries: { id: string; versions: { id: string; from: string | null; to: string | null }[] }[];
  };
  const found = entries.find(({ versions }) => versions.length > 1 && versions.at(-1)?.from !== null);
  if (found === undefined) throw new Error('The shipped corpus has no entry with two versions');
  return { id: found.id, day: found.versions.at(-1)?.from ?? '', version: found.versions.at(-1)?.id ?? '' };
})();

const dayBefore = new Date(Date.parse(changed.day) - 86_400_000).toISOString().slice(0, 10);

const seen = `({
  title: document.title,
  heading: document.querySelector('h1')?.innerText,
  styled: [...document.querySelectorAll('link[rel=stylesheet]')].every((link) => link.sheet !== null),
  pictures: [...document.images].every((image) => image.complete && image.naturalWidth > 0),
  ready: 'eventReady' in document.documentElement.dataset,
  foreign: performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => !name.startsWith('ROOT')),
})`;

let served: Reader;
/** What the served site answers is asked once for all browsers. */
const online = new Map<string, unknown>();
async function onlineOnce<Answer>(question: string, ask: () => Promise<Answer>): Promise<Answer> {
  if (!online.has(question)) online.set(question, await ask());
  return online.get(question) as Answer;
}

beforeAll(async () => {
  served = await chromiumReader(inject('browser'));
});
afterAll(async () => {
  await served.close();
  rmSync(temporary, { recursive: true, force: true });
});

describe.each(readers)('the copy opened from a disk in %s', (name, start) => {
  let reader: Reader;
  beforeAll(async () => { reader = await start(); });
  afterAll(() => reader.close());

  const setDay = async (day: string): Promise<void> => {
    await reader.ask(`(() => {
      const control = document.querySelector('[data-event-date-control]');
      control.open = true;
      control.querySelector('input').value = ${JSON.stringify(day)};
      control.querySelector('form').requestSubmit();
    })()`);
  };
  const follow = async (file: string): Promise<void> => {
    await reader.ask(`(() => {
      const link = [...document.querySelectorAll('a[href]')].find((one) => decodeURI(one.href).replace(/#.*/, '') === ${JSON.stringify(decodeURI(root) + file)});
      link.click();
    })()`);
    await askUntil(reader, `decodeURI(location.pathname).endsWith(${JSON.stringify(`/${file}`)}) && document.readyState === 'complete'`, `the page ${file}`);
  };

  it('is not read with the leave to fetch files that some drivers give', async () => {
    await reader.open(`${root}index.html`);
    expect(await reader.ask('fetch("settings.js").then(() => "read", () => "refused")')).toBe('refused');
    // The browser says so too, some time later.
    await reader.open(`${root}index.html`);
    reader.complaints();
  });

  it(`shows ${sample.length} pages as the server does, styled, with their scripts, asking for nothing elsewhere`, async () => {
    expect(sample.length).toBeGreaterThanOrEqual(50);
    for (const page of sample) {
      const [here, there] = await Promise.all([
        reader.open(root + page).then(() => reader.ask<Record<string, unknown>>(seen.replace('ROOT', root))),
        onlineOnce(page, () => served.open(origin + page.replace(/index\.html$/, '')).then(() => served.ask<Record<string, unknown>>(seen.replace('ROOT', origin)))),
      ]);
      expect(here, page).toEqual({ ...there, foreign: [] });
      expect(here['ready'], page).toBe(true);
      expect(here['styled'], page).toBe(true);
    }
    expect(reader.complaints()).toEqual([]);
  });

  it.each(['force', 'all'] as const)(`answers ${queries.length} queries as online, in the same order (lane: %s)`, async (lane) => {
    expect(queries.length).toBeGreaterThanOrEqual(30);
    const [here, there] = await Promise.all([
      findsForEach(reader, `${root}search/index.html`, root, queries, lane),
      onlineOnce(lane, () => findsForEach(served, `${origin}search/`, origin, queries, lane)),
    ]);
    expect(here).toEqual(there);
    expect(Object.values(there).flat().length).toBeGreaterThan(queries.length);
    expect(reader.complaints()).toEqual([]);
  }, 240_000);

  it('searches from the box on a page', async () => {
    await reader.open(`${root}letters/index.html`);
    await reader.ask(`(() => { const box = document.querySelector('#search-words'); box.value = 'lamp'; box.form.requestSubmit(); })()`);
    const words = await askUntil<string>(reader, `document.querySelector('[data-full-search]')?.elements.namedItem('q').value ?? ''`, 'the words on the search page');
    expect(words).toBe('lamp');
    await askUntil(reader, `document.querySelector('[data-search-status]').textContent.includes('lamp')`, 'the answer');
    expect(reader.complaints()).toEqual([]);
  });

  it('offers results in the box at the first key', async () => {
    await reader.open(`${root}letters/index.html`);
    await reader.ask(typeInBox('l'));
    const address = await askUntil<string>(reader, firstResult, 'a result');
    expect(address.startsWith(root)).toBe(true);
    expect(address).toContain('/index.html');
    expect(reader.complaints()).toEqual([]);
  });

  it('shows what a reference leads to', async () => {
    await reader.open(`${root}entries/${referring.entry.id}/index.html`);
    await reader.ask(pointAt(`article a[href$="/${referring.led.id}/index.html"]`));
    const words = await askUntil<string>(reader, shownPreview, 'the preview');
    expect(words).toContain(referring.led.headword);
    expect(words).toContain(typeset(referring.led.text[0]?.text ?? '').slice(0, 40));
    expect(reader.complaints()).toEqual([]);
  });

  it('keeps the event’s date from page to page, until today is asked for', async () => {
    await reader.open(`${root}index.html`);
    await setDay(dayBefore);
    await follow('letters/index.html');
    expect(await reader.ask('document.documentElement.dataset.eventDate')).toBe(dayBefore);
    await follow('documents/index.html');
    expect(await reader.ask('document.documentElement.dataset.eventDate')).toBe(dayBefore);
    await reader.ask(`document.querySelector('[data-return-to-today]').click()`);
    await follow('letters/index.html');
    expect(await reader.ask('document.documentElement.dataset.eventDate ?? "today"')).toBe('today');
  });

  it('shows the text of the event’s date', async () => {
    await reader.open(`${root}entries/${changed.id}/index.html`);
    const shown = `[...document.querySelectorAll('main .rule-text')].filter((text) => text.checkVisibility()).map((text) => text.innerText).join()`;
    const today = await reader.ask<string>(shown);
    await setDay(dayBefore);
    const before = await reader.ask<string>(shown);
    expect(before).not.toBe(today);
    await reader.ask(`document.querySelector('[data-return-to-today]').click()`);
    expect(await reader.ask<string>(shown)).toBe(today);
    expect(reader.complaints()).toEqual([]);
  });

  it('keeps a binder from page to page, with the words of the pages, and loses nothing to an older page', async () => {
    const pins = `document.querySelectorAll('.pin-item').length`;
    const answered = `document.querySelector('.pins').ariaBusy === 'false'`;
    const pinOn = async (id: string): Promise<void> => {
      await reader.open(`${root}entries/${id}/index.html`);
      await reader.ask(`document.querySelector('.entry-tools .pin').click()`);
      await askUntil(reader, `document.querySelector('.entry-tools .pin').ariaPressed === 'true'`, 'the pressed button');
    };
    await pinOn(changed.id);
    await follow('binder/index.html');
    await askUntil(reader, `${pins} === 1 && ${answered} && /^In force /.test(document.querySelector('.pin-item .from').innerText)`, 'the pin');
    expect(await reader.ask(`document.querySelector('.pin-notice').hidden && document.querySelector('[data-binder-on-disk]').checkVisibility()`)).toBe(true);
    await follow('letters/index.html');
    await reader.ask(`document.querySelector('.headwords a').click()`);
    await askUntil(reader, `document.querySelector('.entry-tools .pin')?.ariaPressed === 'false' && document.readyState === 'complete'`, 'another entry');
    await reader.ask(`document.querySelector('.entry-tools .pin').click()`);
    await askUntil(reader, `document.querySelector('.entry-tools .pin').ariaPressed === 'true'`, 'the pressed button');
    await follow('binder/index.html');
    await askUntil(reader, `${pins} === 2`, 'two pins');
    // A page that knows of one pin only, where the browser keeps each file's things apart.
    await reader.open(`${root}entries/${changed.id}/index.html`);
    await follow('binder/index.html');
    await askUntil(reader, `${pins} === 2 && ${answered}`, 'two pins again');
    expect(await reader.ask(`document.querySelector('.pin-item a').href`)).toBe(`${root}entries/${changed.id}/${changed.version}/index.html`);
    expect(reader.complaints()).toEqual([]);
  });

  it('cites and draws the address that the page has on the web', async () => {
    await reader.open(`${root}entries/${changed.id}/index.html`);
    await reader.ask(`document.querySelector('.entry-tools .qr').click()`);
    const address = await askUntil<string>(reader, `document.querySelector('dialog .address')?.innerText ?? ''`, 'the code');
    expect(address).toBe(`https://ostermere.example/entries/${changed.id}/${changed.version}/`);
    expect(await reader.ask(`document.querySelector('dialog svg').checkVisibility()`)).toBe(true);
    expect(reader.complaints()).toEqual([]);
  });

  it('shows a proof with its source’s lines, and the address that it has on the web', async () => {
    await reader.open(`${root}entries/${changed.id}/index.html?proof`);
    await askUntil(reader, `document.querySelectorAll('.proof-sheet .lines code').length > 0`, 'the lines');
    expect(await reader.ask(`document.querySelector('.proof-sheet footer a').href`)).toBe(`https://ostermere.example/entries/${changed.id}/${changed.version}/?proof`);
    expect(await reader.ask(`document.querySelector('.proof-sheet svg').checkVisibility()`)).toBe(true);
    expect(reader.complaints()).toEqual([]);
  });

  it('compares two versions', async () => {
    await reader.open(`${root}entries/${changed.id}/index.html`);
    const link = await reader.ask<string>(`document.querySelector('a[href*="compare/index.html#"]').href`);
    await reader.open(link);
    expect(await reader.ask<number>(`document.querySelectorAll('del, ins').length`)).toBeGreaterThan(0);
    const target = await reader.ask<boolean>(`document.querySelector(':target')?.checkVisibility() ?? false`);
    expect(target).toBe(true);
    expect(name).not.toBe('');
  });
});

describe('the copy', () => {
  it('is the same to the byte when it is made again', () => {
    const again = path.join(temporary, 'again');
    runScript('scripts/export.ts', '--site', folder, '--to', again);
    expect(readFileSync(`${again}.zip`).equals(readFileSync(`${copy}.zip`))).toBe(true);
  });

  it('says what it is, of what date, and how to open it', () => {
    const words = readFileSync(path.join(copy, 'README.txt'), 'utf8');
    expect(words).toContain(newest.inWords);
    expect(words).toContain('index.html');
  });
});
