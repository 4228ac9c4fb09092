/** Reading a shard: see `scripts/offline/pack-shard.ts` for how it is packed. */
export type Files = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

async function gunzip(packed: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(packed.stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());
}

/** @throws where the bytes are no shard */
export async function unpack(packed: Blob): Promise<Files> {
  const bytes = await gunzip(packed);
  const begin = 4 + new DataView(bytes.buffer).getUint32(0, true);
  const list = JSON.parse(new TextDecoder().decode(bytes.subarray(4, begin))) as [name: string, length: number][];
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let at = begin;
  for (const [name, length] of list) {
    files.set(name, bytes.subarray(at, at + length));
    at += length;
  }
  if (at !== bytes.length) throw new Error('A shard is not as long as it says');
  return files;
}
