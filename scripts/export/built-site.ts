import path from 'node:path';

import type { Tell } from '../command/progress.ts';
import { withTemporaryFolder } from '../command/temporary-folder.ts';
import { buildSite } from '../site/build-site.ts';
import { readSite } from '../site/site-files.ts';
import type { SiteFiles } from '../site/site-files.ts';

/** Builds the site of a corpus for the path `/`, in a folder that is gone afterwards. */
export const builtSite = (corpus: string, address: string | null, tell: Tell): Promise<SiteFiles> =>
  withTemporaryFolder('export', async (room) => {
    const folder = path.join(room, 'site');
    await buildSite({ corpus, to: folder, base: '/', address }, tell);
    return readSite(folder);
  });
