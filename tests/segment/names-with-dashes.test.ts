/** Names that hold the very signs that elsewhere part a name from its text, and what looks so and is an order. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

const HEAD = ['Lamps of Ostermere', 'CURRENT RULINGS 5 May 2003', '', 'New rulings are marked with an asterisk (*).', '', 'RULINGS', ''];
const topicsOf = async (lines: readonly string[]) => segmentAll([await sourceOf([...HEAD, ...lines.flatMap((line) => [line, ''])].join('\n'))]).documents[0]?.document.rulings.map(({ topic, starred }) => `${starred ? '*' : ''}${topic ?? ''}`);

describe('a dash in a name', () => {
  it('parts nothing where colons part names in capitals from their texts, though the name is known without what is behind it', async () => {
    expect(await topicsOf([
      'ANCHOR: It holds a barge where it is.', '*BELL: It is rung by whoever hears it. See TIDE -', 'CURFEW: It ends when the lamp burns again.',
      'LANTERN: See OAR.', 'OAR: It is shipped at dusk.', 'TIDE - EBB: A barge that lies on the mud may not be towed.',
    ])).toEqual(['ANCHOR', '*BELL', 'CURFEW', 'LANTERN', 'OAR', 'TIDE - EBB']);
  });

  it('goes on up to the next one where a single word stands between the two', async () => {
    expect(await topicsOf([
      'Anchor - It holds a barge where it is.', 'Bell of Low Water - Ring it once.', 'Canal Keeper - His toll is asked at each lock.',
      '*Nan of the Weir - Ferrywoman - She rows for either guild.', 'Oar - It is shipped at dusk.', 'Tow Rope - Errata - The rope holds one barge.',
    ])).toEqual(['Anchor', 'Bell of Low Water', 'Canal Keeper', '*Nan of the Weir - Ferrywoman', 'Oar', 'Tow Rope']);
  });
});

describe('a colon in a name', () => {
  it('parts nothing where dashes part names from their texts, though what is before it is a name that others use', async () => {
    expect(await topicsOf([
      'Anchor - It holds a barge where it is. See Harbour, tide.', 'Bell - It is rung by whoever hears it.', 'Curfew - See Harbour: The Long Mole.',
      '*Harbour: The Long Mole - It counts as two quays. See Harbour, toll.', 'Lantern: Salt - It burns once.', 'Oar - It is shipped at dusk.',
    ])).toEqual(['Anchor', 'Bell', 'Curfew', '*Harbour: The Long Mole', 'Lantern: Salt', 'Oar']);
  });

  it('is none where a sentence with a dash stands behind it', async () => {
    expect(await topicsOf(['Anchor - It holds.', 'Bell - It is rung.', 'Curfew - It ends - as we said in May - at dawn.', 'Harbour: a barge may enter it by night - nobody sees her then - and leave it at dawn.', 'Oar - It is shipped at dusk.'])).not.toContain('Harbour: a barge may enter it by night');
  });
});

describe('a word between name and text that stands there again and again', () => {
  it('says what sort of thing each is, and is no part of any name', async () => {
    expect(await topicsOf(['Anchor', 'Bell', 'Curfew', 'Dusk', 'Oar'].map((name) => `${name} - Tool - It holds a barge where the ${name.toLowerCase()} is.`))).toEqual(['Anchor', 'Bell', 'Curfew', 'Dusk', 'Oar']);
  });
});

describe('what a text now reads', () => {
  it('begins small behind its name, and is an order on it', async () => {
    expect(await topicsOf([
      'Anchor – It holds a barge where it is.', 'Bell – Delete the second sentence.', 'Curfew – It ends when the lamp burns again.', 'Oar – It is shipped at dusk.',
      'ERRATA', 'Dusk Lantern – now reads: "It burns until the bell is rung."', 'Eel Wife – should now read: "She sells one eel a turn."',
    ])).toEqual(['Anchor', 'Bell', 'Curfew', 'Oar', 'Dusk Lantern', 'Eel Wife']);
  });
});

describe('sets in braces behind a name', () => {
  it('say where the card is found, and are no part of it', async () => {
    const source = await sourceOf(['# Rulings by card', '', '## Cards: A - C', '', ...['Anchor', 'Bell', 'Curfew {Promo, HW}', 'Dusk Lantern', 'Eel Wife'].flatMap((name) => [`### ${name}`, '', '- It holds a barge where it is.', '- Only one may be used in a turn.', ''])].join('\n'));
    const rulings = segmentAll([source]).documents[0]?.document.rulings ?? [];
    expect(rulings.map(({ topic }) => topic)).toEqual(['Anchor', 'Bell', 'Curfew', 'Dusk Lantern', 'Eel Wife']);
    expect(rulings[2]?.blocks[0]?.text).toBe('{Promo, HW}');
  });
});

describe('a word in brackets behind a headword', () => {
  it('is its last one where it is written as the name is, and a note where it is written small', async () => {
    const entries = ['Anchor', 'Bell', 'Curfew (Retired)', 'Dusk', 'Eel (retired)', 'Ford'].flatMap((name) => [name, 'It holds a barge where it is.', '']);
    const found = segmentAll([await sourceOf(['Glossary', '', ...entries].join('\n'))]).documents[0]?.document.entries;
    expect(found?.map(({ headword }) => headword)).toEqual(['Anchor', 'Bell', 'Curfew (Retired)', 'Dusk', 'Eel', 'Ford']);
  });
});
