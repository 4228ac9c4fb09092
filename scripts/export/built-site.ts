import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { guarded } from '../command/interrupt.ts';
import type { Tell } from '../command/progress.ts';
import { buildSite } from '../site/build-site.ts';
import { readSite } from './site-files.ts';
import type { SiteFiles } from './site-files.ts';

/** Builds the site of a corpus for the path `/`, in a folder that is gone afterwards. */
export const builtSite = async (corpus: string, tell: Tell): Promise<SiteFiles> => {
  const temporary = mkdtempSync(path.join(tmpdir(), 'in-force-export-'));
  const remove = (): void => rmSync(temporary, { recursive: true, force: true });
  return guarded(remove, async () => {
    try {
      const folder = path.join(temporary, 'site');
      await buildSite({ corpus, to: folder, base: '/' }, tell);
      return readSite(folder);
    } finally {
      remove();
    }
  });
};
