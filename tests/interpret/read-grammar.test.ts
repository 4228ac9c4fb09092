import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { readGrammar } from '../../scripts/interpret/amendments/grammar/read-grammar.ts';
import { temporaryFolder } from '../ingest/rig/temporary-folder.ts';

const sources = (thing: string): string => `Lamps {\n  thing = "${thing}"\n}\n\nDeeds <: Lamps {\n  Deed = "light" thing -- light\n       | "trim" thing* -- trim\n}\n`;
const reads = (grammar: ReturnType<typeof readGrammar>, text: string): boolean => grammar.match(text, 'Deed').succeeded();

describe('a grammar that was read before', () => {
  it('is taken as it was kept, and reads the same', () => {
    const file = path.join(temporaryFolder(), 'a/folder/deeds.json');
    const first = readGrammar(sources('wick'), 'Deeds', file);
    const before = statSync(file);
    const second = readGrammar(sources('wick'), 'Deeds', file);
    expect(statSync(file)).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
    expect(second).not.toBe(first);
    for (const text of ['light wick', 'trim', 'trim wick wick', 'light', 'lightwick', 'light lamp']) expect([text, reads(second, text)]).toEqual([text, reads(first, text)]);
    expect(Object.keys(second.rules)).toEqual(Object.keys(first.rules));
    expect(readdirSync(path.dirname(file))).toEqual(['deeds.json']);
  });

  it('is not taken for one of other words, nor for one of another name', () => {
    const file = path.join(temporaryFolder(), 'deeds.json');
    readGrammar(sources('wick'), 'Deeds', file);
    const other = readGrammar(sources('lamp'), 'Deeds', file);
    expect([reads(other, 'light lamp'), reads(other, 'light wick')]).toEqual([true, false]);
    expect(readGrammar(sources('lamp'), 'Lamps', file).name).toBe('Lamps');
    expect(() => readGrammar(sources('lamp'), 'Boats', file)).toThrow('Boats');
  });

  it.each(['', '{', '[]', 'null', '["", null]'])('is read again where what is kept is %j', (spoilt) => {
    const file = path.join(temporaryFolder(), 'deeds.json');
    readGrammar(sources('wick'), 'Deeds', file);
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, spoilt);
    expect(reads(readGrammar(sources('wick'), 'Deeds', file), 'light wick')).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe(whole);
  });

  it('is read again where its recipe was cut short', () => {
    const file = path.join(temporaryFolder(), 'deeds.json');
    readGrammar(sources('wick'), 'Deeds', file);
    const [key] = JSON.parse(readFileSync(file, 'utf8')) as [string];
    writeFileSync(file, JSON.stringify([key, ['grammar', {}, 'Deeds']]));
    expect(reads(readGrammar(sources('wick'), 'Deeds', file), 'light wick')).toBe(true);
  });

  it('is read each time where nothing can be kept', () => {
    const folder = temporaryFolder({ 'a-file': 'no folder' });
    const file = path.join(folder, 'a-file', 'deeds.json');
    expect(reads(readGrammar(sources('wick'), 'Deeds', file), 'light wick')).toBe(true);
    mkdirSync(path.join(folder, 'deeds.json'));
    expect(reads(readGrammar(sources('wick'), 'Deeds', path.join(folder, 'deeds.json')), 'light wick')).toBe(true);
    expect(existsSync(path.join(folder, 'deeds.json'))).toBe(true);
  });
});
