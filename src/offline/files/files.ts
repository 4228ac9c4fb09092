/**
 * The first script of every page of a copy opened from a disk. Browsers let such a page load classic scripts and
 * nothing else, so every data file F is brought along as a script F.js that hands its bytes to `hold`.
 */
import { carrySettings } from './carry-settings.ts';
import { loadScript } from './load-script.ts';
import { nameOf, pageFile } from './names.ts';

const self = document.currentScript as HTMLScriptElement;
const root = new URL('.', self.src).href;
const held = new Map<string, Uint8Array<ArrayBuffer>>();
const modules: Record<string, unknown> = {};

function hold(name: string, base64: string): void {
  held.set(name, Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
}

/** Stands in for `fetch` in every script of the copy. */
async function read(address: string | URL | Request): Promise<Response> {
  const name = nameOf(address instanceof Request ? address.url : String(address), root);
  if (!held.has(name)) await loadScript(`${root}${name}.js`);
  const bytes = held.get(name);
  return bytes === undefined ? new Response(null, { status: 404 }) : new Response(bytes);
}

/** Stands in for `import()`: the script under that address is a classic one here and puts its exports in `modules`. */
async function importModule(address: string): Promise<unknown> {
  const name = nameOf(address, root);
  if (!(name in modules)) await loadScript(root + name);
  return modules[name];
}

const pageAddress = (address: string): string => root + pageFile(nameOf(address, root));

globalThis.inForceFiles = Object.assign({ hold, read, modules }, { importModule, pageAddress });
carrySettings(root);
