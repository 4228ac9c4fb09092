/** Two columns side by side: the number of the page above them stands in neither, and a page that the copy breaks off is left as it is. */
import { describe, expect, it } from 'vitest';

import { withColumnsApart } from '../../scripts/read/formats/text/columns.ts';

const LEFT = ['anchor - It holds a barge where', '  it is, and no other barge', '  beside it.', '', 'barge - A boat that is rowed', '  by two citizens. Nobody', '  swims beside it by night.', '', 'bell - It is rung at dusk by', '  whoever holds the lamp.'];
const RIGHT = ['canal - Water between two', '  locks, and no river.', '', 'dial - It turns once, and no', '  wind turns it. See lamp.', '', 'dusk - The last round of a', '  day. Nobody rows after', '  that.', 'ford - It is open.'];
const WIDTH = 38;
const page = (left: readonly string[], right: readonly string[]): string[] => left.map((text, at) => `${text.padEnd(WIDTH)}${right[at] ?? ''}`.trimEnd());
const read = (...texts: string[]): string[] => withColumnsApart(texts.map((text, at) => ({ text, from: at + 1, to: at + 1 }))).map(({ text }) => text.trim());

describe('columns of a page', () => {
  const head = '      Glossary of the Quay, version 1.0, for all who row';

  it.each([`${' '.repeat(WIDTH - 2)}16`, `${' '.repeat(WIDTH - 3)}- 16 -`, '16'])('stand below its number: %s', (number) => {
    const found = read(number, head, '', ...page(LEFT, RIGHT));
    expect(found.indexOf('canal - Water between two')).toBeGreaterThan(found.indexOf('whoever holds the lamp.'));
    expect(found.slice(0, 2)).toEqual([number.trim(), head.trim()]);
  });

  it('go on from the foot of one to the head of the next', () => {
    const found = read(...page([...LEFT.slice(0, -1), '  whoever holds the lamp and'], ['no other lamp beside it.', ...RIGHT.slice(1)]));
    expect(found.indexOf('no other lamp beside it.')).toBe(found.indexOf('whoever holds the lamp and') + 1);
  });

  it('are not told apart where the copy breaks off in both', () => {
    const lines = page([...LEFT.slice(0, -1), '  whoever holds the lamp and'], ['no other lamp beside it.', ...RIGHT.slice(1, -1), 'ford - It is open at low']);
    expect(read(...lines)).toEqual(lines.map((text) => text.trim()));
  });
});
