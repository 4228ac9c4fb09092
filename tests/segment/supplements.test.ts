/** Supplements to a glossary whose head says what their signs mark; beside them those that hold rulings, or may. And what is absent from any. */
import { describe, expect, it } from 'vitest';

import { SENTENCES } from '../../scripts/segment/extent/supplements.ts';
import { segmentAll } from '../../scripts/segment/segment.ts';
import { misplacedLines } from './rig/account.ts';
import { sourceOf } from './rig/cut.ts';

const TERMS = [
  ['§', 'anchor', 'It holds a barge where it is. See dusk.'], ['Δ', 'bell', 'It is rung once each night.'], ['', 'canal', 'Water between two locks.'],
  ['§', 'dusk', 'The last turn of a day. No barge leaves a quay at dusk.'], ['Δ', 'eel pot', 'A trap that lies at the bottom of a canal until somebody lifts it.'],
] as const;
const stacked = TERMS.flatMap(([sign, name, text]) => [`${sign} ${name}`.trim(), text, '']);
const runIn = TERMS.flatMap(([sign, name, text]) => [`${sign} **${name}** - ${text}`.trim(), '']);
const ROWS = ['Legend:', 'Δ = entry has changed since version 1', '§ = new entry'];
const SENTENCE = ['Entries marked with § are new; entries marked with Δ have been revised since the last supplement. Others are as they were.'];

async function read(...lines: string[]) {
  const source = await sourceOf(lines.join('\n'));
  const document = segmentAll([source]).documents[0]?.document;
  return { kind: document?.kind, names: [...document?.entries.map(({ mark = '', headword }) => `${mark} ${headword}`.trim()) ?? [], ...document?.rulings.map(({ topic }) => topic) ?? []], lost: misplacedLines(source, document?.ledger ?? []), extent: document?.extent.map(({ whole }) => whole) };
}

const NAMES = TERMS.map(([sign, name]) => `${sign} ${name}`.trim());

describe('a supplement that says which of its entries are new', () => {
  it.each([
    ['rows of a legend', 'Glossary Supplement', ROWS, stacked], ['a sentence', 'Glossary Supplement', SENTENCE, runIn], ['rows, above terms that run in', 'LAMPS OF OSTERMERE GLOSSARY ADDENDUM', ROWS, runIn],
    ['a sentence, above terms on lines of their own', 'Supplement to the Ostermere Lexicon', SENTENCE, stacked],
  ])('holds entries, by %s, and proves nothing by what is absent', async (_, title, legend, terms) => {
    expect(await read('Lamps of Ostermere', title, '1 May 2005', '', ...legend, '', ...terms)).toEqual({ kind: 'glossary', names: NAMES, lost: [], extent: TERMS.map(() => false) });
  });
  it.each([
    ['whose legend speaks of no entries', 'Glossary Supplement', ['Legend:', 'Δ = changed since version 1', '§ = new'], stacked],
    ['whose legend speaks of rulings', 'Glossary Supplement', ['Legend:', 'Δ = changed entry or ruling', '§ = new entry'], stacked],
    ['that gives an order', 'Glossary Supplement', ROWS, [...stacked.slice(0, -3), 'Δ eel pot', 'Replace the second sentence with: It lies at the bottom.', '']],
    ['of rulings', 'Supplement to the Current Rulings', ROWS, stacked],
  ])('but not one %s', async (_, title, legend, terms) => { expect((await read('Lamps of Ostermere', title, '1 May 2005', '', ...legend, '', ...terms)).kind).not.toBe('glossary'); });
});

describe('what a glossary that is a supplement covers', () => {
  const whole = async (...head: string[]): Promise<unknown> => (await read(...head, '', ...TERMS.flatMap(([, name, text]) => [`${name} - ${text}`, '']))).extent?.every(Boolean);

  it.each(SENTENCES.map(({ example }) => example))('is not all of it: %s', async (example) => { expect(await whole('Lamps of Ostermere Glossary', '', example)).toBe(false); });
  it.each(['The Glossary supplements the rule book.', 'Only new entries bear an asterisk.', 'New entries bear an asterisk.', '* = new entry', 'Nothing is added to what the rule book says.'])('is all of it: %s', async (sentence) => { expect(await whole('Lamps of Ostermere Glossary', '', sentence)).toBe(true); });
});
