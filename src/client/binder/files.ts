/** The binder as a file: saved, and opened again. */
import { readBinder } from '../../binder/binder.ts';
import type { Binder } from '../../binder/binder.ts';
import { imported } from '../../binder/merge.ts';
import { editBinder } from './store.ts';

/** No binder is as large as this; something else would be. */
const largest = 5_000_000;

/** Gives the reader a file of JSON to keep. */
export function saveAs(name: string, content: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => { URL.revokeObjectURL(link.href); }, 60_000);
}

/** `binder-2017-05-09-spring-regatta.json` */
export function fileName({ event: { name, day } }: Binder): string {
  const words = name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '').slice(0, 40);
  return `${['binder', day, words].filter((part) => part !== null && part !== '').join('-')}.json`;
}

/** What came of opening a file: how it went, and if nothing was taken in, what is wrong with the file. */
export interface Opened { said: string; faults: string | null }

/** Takes in the pins of a file, and says what came of it; one that is no binder changes nothing. */
export async function openFile(file: File): Promise<Opened> {
  const failed = (faults: string): Opened => ({ said: `Nothing was taken from ${file.name}.`, faults });
  if (file.size > largest) return failed('The file is too large to be a binder.');
  const read = readBinder(await file.text());
  if ('faults' in read) return failed(read.faults);
  let counts = { added: 0, known: 0 };
  const kept = editBinder((own) => {
    const { binder, ...rest } = imported(own, read.binder);
    counts = rest;
    return binder;
  });
  if (kept === null) return failed('This browser keeps nothing here: a private window, a setting, or no room.');
  return { said: `From ${file.name}: ${pins(counts.added)} added, ${counts.known} here already.`, faults: null };
}

function pins(count: number): string {
  return count === 1 ? '1 pin' : `${count} pins`;
}
