import { deflateSync } from 'node:zlib';

/** A PDF that draws a form ten times, which draws another ten times, and so on: a few hundred bytes that draw a text 10 ** depth times. */
export function nestedPdf(depth: number): Uint8Array {
  const form = (at: number): string => {
    const inner = at === depth ? 'BT /F1 9 Tf (lamp) Tj ET' : Array.from({ length: 10 }, () => '/X Do').join(' ');
    const resources = at === depth ? '/Font << /F1 3 0 R >>' : `/XObject << /X ${6 + at} 0 R >>`;
    return `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << ${resources} >> /Length ${inner.length} >>\nstream\n${inner}\nendstream`;
  };
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /XObject << /X 6 0 R >> >> /Contents 5 0 R >>',
    '<< /Length 5 >>\nstream\n/X Do\nendstream',
    ...Array.from({ length: depth }, (_, at) => form(at + 1)),
  ];
  return new TextEncoder().encode(`%PDF-1.4\n${objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\n%%EOF\n`);
}

/** A PDF of some kilobytes whose page unpacks to so many megabytes of blanks. */
export function swollenPdf(megabytes: number): Uint8Array {
  const packed = deflateSync(Buffer.alloc(megabytes * 2 ** 20, ' '));
  const head = ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [3 0 R] /Count 1 >>', '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>']
    .map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.concat([
    Buffer.from(`%PDF-1.4\n${head}4 0 obj\n<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Size 5 /Root 1 0 R >>\n%%EOF\n'),
  ]);
}
