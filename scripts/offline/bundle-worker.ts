import path from 'node:path';

import { build } from 'esbuild';

/** The service worker as one classic script. It knows its place by where it is registered, so it is the same for every base. */
export async function bundleWorker(root: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'src/offline/worker/service-worker.ts')],
    bundle: true, write: false, format: 'iife', target: 'es2022', charset: 'utf8', minify: true, logLevel: 'silent',
  });
  const [worker] = outputFiles;
  if (worker === undefined) throw new Error('The bundler gave nothing');
  return worker.contents;
}
