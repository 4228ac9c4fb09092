import { strToU8, zipSync } from 'fflate';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A DOCX file of the given paragraphs' and styles' XML, with the parts that a reader of such files asks for. */
export function docxOf(paragraphs: readonly string[], styles = ''): Uint8Array {
  const relationship = (id: string, type: string, target: string): string => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const relationships = (...all: string[]): Uint8Array => strToU8(`<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`);
  return zipSync({
    '[Content_Types].xml': strToU8('<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>'),
    '_rels/.rels': relationships(relationship('r1', 'officeDocument', 'word/document.xml')),
    'word/_rels/document.xml.rels': relationships(relationship('r2', 'styles', 'styles.xml')),
    'word/document.xml': strToU8(`<?xml version="1.0"?><w:document ${W}><w:body>${paragraphs.map((runs) => `<w:p>${runs}</w:p>`).join('')}</w:body></w:document>`),
    'word/styles.xml': strToU8(`<?xml version="1.0"?><w:styles ${W}>${styles}</w:styles>`),
  });
}
