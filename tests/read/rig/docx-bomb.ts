import { crc32, constants, deflateRawSync } from 'node:zlib';

import { Zip } from 'fflate';
import type { ZipInputFile } from 'fflate';

const MEGABYTE = 2 ** 20;

/** Deflated text of so many megabytes, one as all others: made without ever holding them. */
function swelling(megabytes: number): Uint8Array {
  const one = deflateRawSync(Buffer.alloc(MEGABYTE, '<w:t>lamp</w:t> '), { finishFlush: constants.Z_FULL_FLUSH });
  return new Uint8Array(Buffer.concat([...Array.from({ length: megabytes }, () => one), deflateRawSync(Buffer.alloc(0))]));
}

/**
 * A DOCX of a few kilobytes whose text unpacks to many megabytes.
 *
 * @param says - the size that the zip says the text has; a liar's is another
 */
export function docxBomb(megabytes: number, says: number): Uint8Array {
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error !== null) throw error;
    parts.push(part);
  });
  const add = (filename: string, packed: Uint8Array, size: number): void => {
    const file: ZipInputFile = { filename, size, crc: crc32(packed), compression: 8 };
    zip.add(file);
    file.ondata?.(null, packed as Uint8Array<ArrayBuffer>, true);
  };
  const rels = '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';
  add('_rels/.rels', new Uint8Array(deflateRawSync(rels)), rels.length);
  add('word/document.xml', swelling(megabytes), says);
  zip.end();
  return new Uint8Array(Buffer.concat(parts));
}
