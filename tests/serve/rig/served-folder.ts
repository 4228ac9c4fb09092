import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { thisMachine } from '../../../scripts/serve/listen.ts';
import { serve } from '../../../scripts/serve/serve.ts';
import type { Patience } from '../../../scripts/serve/serve.ts';

export interface ServedFolder {
  /** What is served. */
  folder: string;
  /** Around it: what is not. */
  room: string;
  /** With a slash at its end. */
  address: string;
  port: number;
  close: () => Promise<void>;
}

/** Files in a folder of their own, served as a site is. */
export async function servedFolder(files: Readonly<Record<string, string>>, patience?: Patience): Promise<ServedFolder> {
  const room = mkdtempSync(path.join(tmpdir(), 'in-force-serve-'));
  const folder = path.join(room, 'site');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const server = await serve({ folder, port: 0, host: thisMachine }, patience);
  const { port } = new URL(server.address);
  return {
    folder, room, address: server.address, port: Number(port),
    close: async () => {
      await server.close();
      rmSync(room, { recursive: true, force: true });
    },
  };
}
