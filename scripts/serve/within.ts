import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';

function isBelow(folder: string, file: string): boolean {
  const way = path.relative(folder, file);
  return way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way);
}

/** Whether there is such a file, a file in truth and not a pipe or a device, and no link on the way leads out of the folder. */
export async function isFileWithin(folder: string, file: string): Promise<boolean> {
  const [root, real] = await Promise.all([realpath(folder), realpath(file)]).catch(() => ['', '']);
  return root !== '' && isBelow(root, real) && (await stat(real)).isFile();
}
