import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, inject, it } from 'vitest';

import { shortDay } from '../../src/model/dates.ts';
import { letterOf } from '../../src/model/letters.ts';
import { first, shipped } from './rig/shipped-corpus.ts';

const folder = inject('folder');
const pages = globSync('**/*.html', { cwd: folder });

const attribute = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map((found) => (found[1] ?? '').replaceAll('&amp;', '&'));

const markup = new Map(pages.map((page) => [page, readFileSync(path.join(folder, page), 'utf8')]));
const ids = new Map([...markup].map(([page, html]) => [page, new Set(attribute(html, 'id'))]));

/** The file that an address of this site is answered with. */
function fileOf(pathname: string): string {
  const name = decodeURIComponent(pathname).replace(/^\//, '');
  return name === '' || name.endsWith('/') ? `${name}index.html` : name;
}

/** A page that is nothing but the way to another has that one's places. */
function placesOn(file: string): ReadonlySet<string> | undefined {
  const [, onward] = /<a href="([^"]*)" data-leads-on/.exec(markup.get(file) ?? '') ?? [];
  return ids.get(onward === undefined ? file : fileOf(new URL(onward, 'http://site/').pathname));
}

function isDead(page: string, link: string): boolean {
  const address = new URL(link, `http://site/${page.replace(/index\.html$/, '')}`);
  if (address.host !== 'site') return false;
  const file = fileOf(address.pathname);
  const fragment = decodeURIComponent(address.hash.slice(1));
  if (!existsSync(path.join(folder, file))) return true;
  return fragment !== '' && ids.has(file) && placesOn(file)?.has(fragment) !== true;
}

describe('the built site', () => {
  it('has pages to follow links on', () => {
    expect(pages.length).toBeGreaterThan(50);
  });

  it('has no link, script, style or picture that leads to nothing', () => {
    const dead = [...markup].flatMap(([page, html]) =>
      [...attribute(html, 'href'), ...attribute(html, 'src')].filter((link) => isDead(page, link))
        .map((link) => `${page}: ${link}`));
    expect(dead.slice(0, 20)).toEqual([]);
  });

  it('leads from a name without an entry to what was ruled under it, in the text and below it', () => {
    const { id, seeAlso } = first('ruling that refers to another', shipped.rulings.filter((one) => one.seeAlso.some(({ ruling }) => ruling !== undefined)));
    const { phrase, reason, ruling = '' } = first('reference', seeAlso.filter((one) => one.ruling !== undefined));
    const html = markup.get(`rulings/${id}/index.html`) ?? '';
    const { document } = first('ruling referred to', shipped.rulings.filter((one) => one.id === ruling));
    const of = `ruling of ${shortDay(first('its document', shipped.documents.filter((one) => one.id === document)).date ?? '')}`;
    const why = `${reason ?? ''}; ${of}`;
    expect(html).toContain(`<a class="only-ruled" href="/rulings/${ruling}/" title="${why}">${phrase}<span class="unseen"> (${why})</span></a>`);
    expect(html).toContain(`${phrase} <small>${reason ?? ''}</small></span><small>; <a href="/rulings/${ruling}/">${of}</a></small>`);
  });

  it('gives no id twice on a page', () => {
    const twice = [...markup].flatMap(([page, html]) => {
      const seen = attribute(html, 'id');
      return seen.length === new Set(seen).size ? [] : [page];
    });
    expect(twice).toEqual([]);
  });
});

it('a letter’s list leads to all that an entry refers to which is nothing but references', () => {
  const pointer = first('pointer to several entries', shipped.entries.filter(({ pointsTo, seeAlso }) => pointsTo !== null && seeAlso.filter(({ target }) => target !== null).length > 1));
  const item = (markup.get(`letters/${letterOf(pointer.headword).toLowerCase()}/index.html`) ?? '').split('<li').find((one) => one.includes(`href="/entries/${pointer.id}/"`)) ?? '';
  for (const { target } of pointer.seeAlso) if (target !== null) expect(item).toContain(`href="/entries/${target}/"`);
});
