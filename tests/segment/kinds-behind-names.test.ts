/** Words between a name and its text that say of what kind a ruling is: behind the sign that parts the two they belong to the text. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

const HEAD = ['Ostermere CURRENT RULINGS DOCUMENT', 'Last Updated 5TH May 2003.', '', 'Rulings that change how a card is played bear a delta symbol (Δ), those that are only reworded a section mark (§).', '', 'Section 1. Rulings By Card Title', ''];

const rulings = (sign: string): string[] => [
  `Anchor's Weight${sign}Clarification. It may hold two barges at`, 'one quay. Neither of them is towed.', '',
  `Δ Bell of Low Water${sign}Errata. Used Lamp. Ring it to end a round just begun by`, 'either guild.', '',
  `Canal Keeper${sign}See Glossary. His toll may be asked at a lock.`, '',
  `§ Dark Lantern${sign}Correction. It is lit whenever nobody looks at it.`, '',
  `Evacuate!${sign}Addition. Citizens who are held may go, too.`, '',
  `Ferryman${sign}Clarification. He rows for both guilds.`,
];

const read = async (lines: readonly string[]) => segmentAll([await sourceOf(lines.join('\n'))]).documents[0]?.document.rulings.map(({ topic, starred, blocks: [first] }) => [topic, starred, first?.text.split(' ')[0]]);

describe('a ruling whose kind is said', () => {
  it.each([[' - '], [' -- '], [' – '], [' — '], [': ']])('behind "%s" is found under its name alone', async (sign) => {
    expect(await read([...HEAD, ...rulings(sign)])).toEqual([
      ["Anchor's Weight", false, 'Clarification.'], ['Bell of Low Water', true, 'Errata.'], ['Canal Keeper', false, 'See'],
      ['Dark Lantern', true, 'Correction.'], ['Evacuate!', false, 'Addition.'], ['Ferryman', false, 'Clarification.'],
    ]);
  });

  it('is found where nothing but the kind parts the two', async () => {
    expect((await read([...HEAD, ...rulings(' ').filter((line) => !/^Canal|^Evacuate/u.test(line))]))?.map(([topic]) => topic)).toEqual(["Anchor's Weight", 'Bell of Low Water', 'Dark Lantern', 'Ferryman']);
  });
});
