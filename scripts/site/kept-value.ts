/**
 * A value as the parts of a file. What is long lies behind the rest of it, byte for byte: the pages of a build are
 * neither copied into one piece to be written, nor out of it when they are read.
 */
import { Deserializer, Serializer } from 'node:v8';

/** Shorter ones are written where they stand: so many bytes are sooner copied than written apart. */
const long = 512;

/** How many bytes say how long the value is without what lies behind it. */
const head = 8;

/** What a stretch of bytes is written as. */
const as = { bytes: 0, numbers: 1, apart: 2 } as const;

/** The methods that Node asks for by these names, and its types leave out. */
interface ForViews { _setTreatArrayBufferViewsAsHostObjects: (are: boolean) => void }

class Writer extends Serializer {
  readonly apart: Uint8Array[] = [];
  #length = 0;

  constructor() {
    super();
    (this as unknown as ForViews)._setTreatArrayBufferViewsAsHostObjects(true);
  }

  _writeHostObject(view: unknown): void {
    if (!(view instanceof Uint8Array || view instanceof Uint32Array)) throw new TypeError('Only bytes and lists of small numbers are kept.');
    const isApart = view instanceof Uint8Array && view.length >= long;
    this.writeUint32(isApart ? as.apart : view instanceof Uint8Array ? as.bytes : as.numbers);
    this.writeUint32(view.byteLength);
    if (!isApart) {
      this.writeRawBytes(view);
      return;
    }
    this.writeUint32(this.#length);
    this.#length += view.length;
    this.apart.push(view);
  }
}

class Reader extends Deserializer {
  readonly #apart: Uint8Array;

  constructor(value: Uint8Array, apart: Uint8Array) {
    super(value);
    this.#apart = apart;
  }

  _readHostObject(): unknown {
    const [kind, length] = [this.readUint32(), this.readUint32()];
    if (kind === as.apart) {
      const from = this.readUint32();
      return this.#apart.subarray(from, from + length);
    }
    const bytes = Uint8Array.from(this.readRawBytes(length));
    return kind === as.bytes ? bytes : new Uint32Array(bytes.buffer);
  }
}

/** The parts of a file that holds a value, one after the other. */
export function partsOfValue(value: unknown): Uint8Array[] {
  const writer = new Writer();
  writer.writeHeader();
  writer.writeValue(value);
  const plain = writer.releaseBuffer();
  const length = Buffer.alloc(head);
  length.writeBigUInt64LE(BigInt(plain.length));
  return [length, plain, ...writer.apart];
}

/** The value of a file that holds these parts; its long stretches of bytes are the file's own. */
export function valueIn(file: Uint8Array): unknown {
  const end = head + Number(Buffer.from(file.buffer, file.byteOffset, head).readBigUInt64LE());
  const reader = new Reader(file.subarray(head, end), new Uint8Array(file.buffer, file.byteOffset + end, file.length - end));
  reader.readHeader();
  return reader.readValue();
}
