import { describe, expect, it } from 'vitest';

import { decode } from '../../scripts/read/decode.ts';

const bytes = (...parts: (string | number)[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...new TextEncoder().encode(part)])));

describe('the encoding of a file', () => {
  it('is UTF-8 where its bytes are', () => {
    expect(decode(bytes('“lit” – é 🙂'), 'a.txt')).toEqual({ text: '“lit” – é 🙂', messages: [] });
  });

  it('is UTF-16 where its mark says so', () => {
    expect(decode(new Uint8Array(Buffer.from('\ufefflamp', 'utf16le')), 'a.txt').text).toBe('lamp');
    expect(decode(new Uint8Array(Buffer.from('\ufefflamp', 'utf16le').swap16()), 'a.txt').text).toBe('lamp');
  });

  it('is Windows-1252 where it can be nothing else, and the first such line is told', () => {
    const { text, messages } = decode(bytes('one\ntwo\n', 0x93, 'lit', 0x94, ' ', 0x96, ' \n', 0xe9), 'a.txt');
    expect(text).toBe('one\ntwo\n“lit” – \né');
    expect(messages).toMatchObject([{ rule: 'encoding', severity: 'warning', line: 3 }]);
  });

  it('is the one that a web page names', () => {
    const page = bytes('<html><head><meta http-equiv="Content-Type" content="text/html; charset=iso-8859-2"></head>', 0xb9);
    expect(decode(page, 'a.html')).toMatchObject({ text: expect.stringMatching(/\u0161$/u) as string, messages: [{ severity: 'note', message: 'a.html, line 1: not valid UTF-8; the file was read as iso-8859-2' }] });
    expect(decode(bytes('<meta charset="no-such-thing">', 0xe9), 'a.html').messages).toMatchObject([{ severity: 'warning' }]);
    expect(decode(bytes('<meta charset="no-such-thing">', 0xe9), 'a.html').text).toMatch(/é$/u);
  });

  it('is that of an old Macintosh where its apostrophes say so', () => {
    expect(decode(bytes('It', 0xd5, 's a lamp', 0xd5, 's ', 0xd2, 'oil', 0xd3), 'a.txt').text).toBe('It’s a lamp’s “oil”');
    expect(decode(bytes('CA', 0xd5, 'ON', 0xd5, 'x'), 'a.txt').text).toBe('CAÕONÕx');
  });

  it('is taken back where it was read wrong and saved again, line by line, and told once', () => {
    const wrong = new TextDecoder('windows-1252').decode(new TextEncoder().encode('“It’s”  – naïve'));
    expect(decode(bytes(`lamp\n${wrong}\nÂ© â kept ’\n`), 'a.txt')).toMatchObject({ text: 'lamp\n“It’s”  – naïve\nÂ© â kept ’\n', messages: [{ rule: 'encoding', line: 2 }] });
    expect(decode(bytes('une âme, Âge, Ã'), 'a.txt')).toEqual({ text: 'une âme, Âge, Ã', messages: [] });
  });

  it('is taken back sign by sign in a line that has lost a part of one', () => {
    const meant = (line: string): string | null => decode(bytes(line), 'a.txt').text;
    expect(meant('Towing â€“ For â€œlampâ€ read â€œlanternâ€.')).toBe('Towing – For “lamp” read “lantern”.');
    expect(meant('Towing â€" It doesnâ€™t end with â€œdusk.â€')).toBe('Towing – It doesn’t end with “dusk.”');
    expect(meant('A sign nobody knows stays: â€8 â€œeightâ€')).toBe('A sign nobody knows stays: â€8 “eight”');
    expect(meant('une âme “Ã©”')).toBe('une âme “Ã©”');
    expect(meant('For â€œlampâ€? and â€œoilâ€? â€“ now')).toBe('For “lamp” and “oil” – now');
    expect(meant('Is it a â€œlampâ€? â€œIt isâ€.')).toBe('Is it a “lamp”? “It is”.');
  });

  it('is taken back where an old Macintosh read it, where it went twice through the wrong one, and where signs kept their numbers', () => {
    const meant = (line: string): string | null => decode(bytes(line), 'a.txt').text;
    expect(meant('Towing ‚Äì It doesn‚Äôt end with ‚Äúdusk‚Äù.')).toBe('Towing – It doesn’t end with “dusk”.');
    expect(meant('Towing Ã¢â‚¬â€œ It doesnÃ¢â‚¬â„¢t end.')).toBe('Towing – It doesn’t end.');
    expect(meant('Towing \u0096 It doesn\u0092t end.')).toBe('Towing – It doesn’t end.');
    expect(meant('Ärger ‚Ä und √')).toBe('Ärger ‚Ä und √');
  });

  it('is none for a file that is no text', () => {
    expect(decode(bytes('GIF89a', 0, 1), 'a.gif')).toMatchObject({ text: null, messages: [{ rule: 'binary-file' }] });
    expect(decode(Uint8Array.from({ length: 400 }, (_, at) => at % 32 + 1), 'a.bin').text).toBeNull();
  });

  it('may hold a control character here and there', () => {
    expect(decode(bytes('page one', 0x0c, 'page two'.repeat(50)), 'a.txt').text).not.toBeNull();
  });

  it.each([
    ['{\\rtf1\\ansi lamp', 'Rich Text'],
    [String.fromCharCode(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), 'old Office program'],
    [`PK\x03\x04${'.'.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.text`, 'OpenDocument'],
    [`PK\x03\x04${'.'.repeat(26)}mimetypeapplication/epub+zip`, 'EPUB'],
    [`PK\x03\x04${'.'.repeat(26)}[Content_Types].xml${'.'.repeat(60)}xl/workbook.xml`, 'sheet or slides'],
    ['PK\x03\x04 lamps.txt', 'packed folder'],
    ['PK\x03\x04\x14\x00\x06\x00\x08\x00\x00\x00!\x00 01234567[Content_Types].xml word/document.xml', 'damaged DOCX'],
    ['bplist00', 'Safari'],
    ['GIF89a', 'picture'],
    ['\x89PNG', 'picture'],
    ['[InternetShortcut]\r\nURL=', 'link to a page'],
  ])('is told where it is of a kind that is not read: %j', (begins, named) => {
    const [message] = decode(Uint8Array.from(begins, (character) => character.charCodeAt(0)), 'lamps').messages;
    expect(message?.message).toContain(named);
    expect(message?.hint).toMatch(/^\p{Lu}.+\.$/u);
  });
});
