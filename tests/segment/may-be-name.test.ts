import { describe, expect, it } from 'vitest';
import { mayBeName, opensAsName } from '../../scripts/segment/headwords/may-be-name.ts';

describe('what may be a name', () => {
  it('is short, no sentence, and nothing that introduces a text', () => {
    for (const name of ['Low Water', 'barge', ' Towing ', 'Captain’s Log, St.']) expect(mayBeName(name)).toBe(true);
    for (const text of ['', 'The barge is rowed.', '• Low Water', 'If you row', 'Replace the second paragraph with', 'a'.repeat(91)]) expect(mayBeName(text)).toBe(false);
  });

  it('is held to as many words and characters as its place allows', () => {
    expect(mayBeName('Two Locks and a Bridge', { words: 5 })).toBe(true);
    expect(mayBeName(' Two Locks and a Bridge ', { words: 5 })).toBe(true);
    expect(mayBeName('Two Locks and a Bridge', { words: 4 })).toBe(false);
    expect(mayBeName('Low Water', { longest: 9 })).toBe(true);
    expect(mayBeName('Low Water', { longest: 8 })).toBe(false);
  });

  it('begins with a capital or a figure where lines may go on', () => {
    for (const name of ['Low Water', '“Low Water”', '7 Locks', '(The) Lamp']) expect(opensAsName(name)).toBe(true);
    expect(opensAsName('low water')).toBe(false);
    expect(mayBeName('low water', { opens: true })).toBe(false);
    expect(mayBeName('low water')).toBe(true);
  });

  it('is none of the words by which parts of a text are called, where it stands in one', () => {
    expect(mayBeName('Towing', { noLabel: true })).toBe(true);
    expect(mayBeName('Before', { noLabel: true })).toBe(false);
  });

  it('lets so much doubt pass as is asked', () => {
    for (const doubts of ['none', 'hardly any', 'some'] as const) expect(mayBeName('Low Water', { doubts })).toBe(true);
    expect(mayBeName('Can It Float?', { doubts: 'none' })).toBe(false);
    expect(mayBeName('Can It Float?')).toBe(true);
    expect(mayBeName('For example lamps', { doubts: 'some' })).toBe(false);
  });
});
