/** The pages of a corpus: those that an earlier build made of the same, and those that are to be made. */
import path from 'node:path';

import { filling } from '../../src/model/fill-in.ts';
import type { Words } from '../../src/model/fill-in.ts';
import type { Listener } from '../../src/model/listener.ts';
import { keptPages } from './kept-pages.ts';
import { hashOf } from './made-of.ts';
import type { Program } from './program.ts';
import { pagesToMake } from './render-pages.ts';
import type { PageToMake } from './render-pages.ts';

/** Makes a page; what it asks meanwhile is the page's. */
async function made({ make }: PageToMake, listener: Listener): Promise<{ page: Uint8Array; asked: ReadonlyMap<string, ReadonlySet<string>> }> {
  const asked = new Map<string, Set<string>>();
  listener.page = asked;
  try {
    return { page: await make(), asked };
  } finally {
    listener.page = null;
  }
}

/** Whose pages: of a corpus by the folder that it came from, of a site by where it will stand, and made by what program. */
export interface Wanted {
  from: string;
  base: string;
  address: string | null;
  /** The day it is built for. */
  today: string;
  /** The hash of all that the program depends on. */
  code: string;
  isFresh?: boolean;
}

/** What is kept of a corpus's builds is called by where the corpus lies and where the site will stand. */
export const nameOf = ({ from, base, address }: Wanted): string => hashOf([path.resolve(from), base, address ?? '']);

/** How many files were made, and how many were taken from the last build. */
export interface Made { anew: number; kept: number }

/**
 * All pages of a site, one by one and always in one order.
 *
 * @param give - is told each file's name below the site's root, its bytes, and the same with signs for what is put in
 * @returns how many, what is put in for each sign, and what keeps the pages for the next build
 */
export async function pagesOf(program: Program, site: Wanted & Pick<Listener, 'texts'>, give: (name: string, bytes: Uint8Array, signed: Uint8Array) => Promise<void>): Promise<{ made: Made; words: Words; keep: () => void }> {
  const listener: Listener = { page: null, deaf: 0, called: new WeakMap(), ...(site.texts !== undefined && { texts: site.texts }) };
  const quietly = <T>(work: () => T): T => {
    listener.deaf += 1;
    try {
      return work();
    } finally {
      listener.deaf -= 1;
    }
  };
  const shared = globalThis as { inForceListener?: Listener | undefined };
  shared.inForceListener = listener;
  try {
    const pages = await pagesToMake(program, site, quietly);
    const kept = keptPages(nameOf(site), hashOf([site.code, site.today]), listener, site.isFresh === true);
    const words = listener.signs?.() ?? new Map<string, string>();
    const filled = filling(words);
    let anew = 0;
    for (const one of pages) {
      const found = kept.take(one.name, one.props);
      if (found !== null) {
        await give(one.name, filled(found), found);
        continue;
      }
      anew += 1;
      const { page, asked } = await made(one, listener);
      kept.put(one.name, one.props, asked, page);
      await give(one.name, filled(page), page);
    }
    return { made: { anew, kept: pages.length - anew }, words, keep: () => { kept.save(); } };
  } finally {
    shared.inForceListener = undefined;
  }
}
