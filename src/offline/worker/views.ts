import { fileOf } from './names.ts';
import type { CopyReader } from './copy-reader.ts';
import { worker } from './scope.ts';

/**
 * Which build every open page is of: the version of the copy that it came from, or null where it came from the site. A
 * service worker ends when it is not needed; what it then forgets is found again from the page's address.
 */
export class Views {
  readonly #known = new Map<string, string | null>();
  readonly #reader: CopyReader;
  readonly #root: string;

  constructor(reader: CopyReader, root: string) {
    this.#reader = reader;
    this.#root = root;
  }

  remember(client: string, version: string | null): void {
    if (client !== '') this.#known.set(client, version);
  }

  async versionOf(client: string): Promise<string | null> {
    const known = this.#known.get(client);
    if (known !== undefined) return known;
    const version = await this.#find(client);
    this.remember(client, version);
    return version;
  }

  /** A page that the copy has came from it. */
  async #find(client: string): Promise<string | null> {
    const held = await this.#reader.held();
    if (held === null) return null;
    const page = client === '' ? undefined : await worker.clients.get(client);
    if (page === undefined) return held.copy.version;
    const isHere = await this.#reader.file(fileOf(page.url, this.#root), held).catch(() => undefined) !== undefined;
    return isHere ? held.copy.version : null;
  }
}
