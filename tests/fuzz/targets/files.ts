import { readFileSync } from 'node:fs';
import path from 'node:path';

import fc from 'fast-check';

import { boundedReader } from '../../../scripts/read/bounded-reader.ts';
import { nestedPdf } from '../../read/rig/hostile-pdf.ts';
import { pdfOf } from '../../read/rig/pdf-of.ts';
import { target } from '../target.ts';

const formats = path.join(import.meta.dirname, '../../fixtures/read/formats');

const beginnings = [
  ...['glossary-g.mhtml', 'rulings.eml', 'edition-marked.docx'].map((name) => new Uint8Array(readFileSync(path.join(formats, name)))),
  pdfOf(['Lamps of Ostermere Current Rulings', 'ANCHOR: It holds.'], ['BELL: It rings.']), nestedPdf(2), Uint8Array.of(0xff, 0xfe), Uint8Array.of(0xfe, 0xff), Uint8Array.of(0xef, 0xbb, 0xbf),
  Uint8Array.of(0x50, 0x4b, 3, 4), ...['%PDF-1.7\n', '<!doctype html><p>', '<!doctype html><style>.a{text-decoration:line-through}</style><p class="a">It rings.', '# Glossary\n\n## lamp\n', '== lamp ==\n', ''].map((text) => new TextEncoder().encode(text)),
];

const damage = fc.record({ at: fc.nat(4000), cut: fc.nat(30), bytes: fc.uint8Array({ maxLength: 30 }) });

const bytesOf = fc.tuple(fc.constantFrom(...beginnings), fc.array(damage, { maxLength: 5 })).map(([beginning, all]) => all.reduce((bytes, { at, cut, bytes: more }) => {
  const place = bytes.length === 0 ? 0 : at % (bytes.length + 1);
  return Uint8Array.of(...bytes.subarray(0, place), ...more, ...bytes.subarray(place + cut));
}, beginning));

const read = boundedReader();

/** Files of any bytes: each is read, or said to be unreadable, by file and with what to do. */
export const files = target({
  name: 'files',
  cases: bytesOf,
  holds: async (bytes) => {
    const { source, messages } = await read({ file: 'some.file', bytes });
    if (source === null && messages.length === 0) throw new Error('It is neither read nor reported.');
    for (const { file, hint } of messages) if (file !== 'some.file' || hint === null || hint === '') throw new Error('A message lacks its file, or what to do.');
  },
});
