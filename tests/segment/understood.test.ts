/** Where what was cut out of a rulings document contradicts itself, nothing of it is believed, and a person is told why. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import type { SegmentedDocument } from '../../scripts/segment/segments.ts';
import { misplacedLines } from './rig/account.ts';
import { cut, sourceOf } from './rig/cut.ts';

const HEAD = 'Lamps of Ostermere\nOfficial Rulings, 4 June 2009\n\n';

/** Documents of which names would be taken that are none, and what is said of each. */
const CONTRADICTORY: readonly { says: string; text: string }[] = [
  {
    says: 'too few of the names found have a text',
    text: `${HEAD}This list holds the rulings of May.\n\nCard | Where it lies | Who keeps it |\n---|---|---|\nAnchor Chain | in the shed behind the North Quay | Nan |\nBell | in the tower, above the old clock | Tom |\nEel Weir | under the bridge of the ferryman | nobody |`,
  },
  {
    says: 'as many lines that could be names were not taken for such',
    text: `${HEAD}This list holds the rulings of May.\n\nTL 14\nThe chain holds one barge.\nBell Founder\n\nTL 22\nShe casts one bell a night.\nDusk Warden\n\nTL 31\nA boat in a lock is raised.\nEel Weir\n\nTL 40\nIt is emptied once.\nFog Lamp\n\nTL 41\nTwo are no brighter than one.`,
  },
  {
    says: 'some of the names found break off in the midst of a sentence',
    text: `${HEAD}Anchor Chain\nIt holds one barge.\n\nThe harbour master may ask for a bell and\nTwo bells are the most that a barge may carry in one night.\n\nAll of the lamps on a quay that is closed at\nThe keeper of that quay pays for the oil.`,
  },
  {
    says: 'some of the names found are no words',
    text: `${HEAD}O /\`-.__\nIt is drawn here for the first time, by hand.\n\nAnchor Chain\nIt holds one barge.\n\n_( (-) )_\nIt stands at the end of the mole.`,
  },
  {
    says: 'right above the names found stand other lines that could be names',
    text: `${HEAD}This list holds the rulings of May.\n\nNan's Ransom, Barge (Quay 227)\nErrand\nPut it into its owner's hand, and pay two to be done with it.\nLamp of Light (Quay 58)\nGift of Night\nIt burns until the tide has turned, and no longer than that.\nLamp of Fog (Quay 59)\nGift of Dusk\nIt burns in fog alone, and nobody dims it while there is some.`,
  },
  {
    says: 'a sign in brackets stands before some of the names found',
    text: `${HEAD}This list holds the rulings of May.\n\n[K] Anchor Chain: It holds one barge.\n\n[L] Bell Founder: She casts one bell a night.\n\n[K] Dusk Warden: He closes the quay at dusk.\n\n[L] Eel Weir: No barge passes it.`,
  },
  {
    says: 'more stands behind the names found than under them',
    text: '# Rulings\n\n> Official answers, kept with the data of each card.\n\nA ruling tells how a card works beside another one, and the Table signs it.\n\n## Fields\n\n| Field | Meaning |\n|---|---|\n| number | Used once and never again. |\n| day | The day on which the Table signed it. |\n| words | What was answered, without any marks. |\n\n## How rulings work\n\n* Rulings change nothing that is printed on a card, they stand beside it.\n\n* Rulings add up, unless one of them says otherwise.\n\n* Rulings know no seasons.\n\n* Rulings are shown with the oldest ahead of all others.\n',
  },
  {
    says: 'most of the names found begin with “how”, “who” or “what” and ask nothing, as the chapters of an article do',
    text: `${HEAD}What binds us\nThe rules of the Moot do, and we cannot move them.\n\nHow we decide\nAs a rule all of us must agree.\n\nWho speaks\nThe clerk alone speaks for the Table.\n\nLow Water\nIt is the name of our house.`,
  },
  {
    says: 'the same names were found again and again',
    text: `${HEAD}This page holds what was ruled at the tables.\n\nFirst table - Nan may row the barge alone.\n\nSecond table - A bell is not a lamp.\n\nFirst table - She may not.\n\nSecond table - It is one in fog.\n\nFirst table - The barge is tied up.`,
  },
];

describe('of a document that contradicts itself no ruling is read, and no line is lost', () => {
  it.each(CONTRADICTORY)('$says', async ({ says, text }) => {
    const source = await sourceOf(text);
    const document = cut(source);
    expect(document?.rulings).toEqual([]);
    expect(document?.messages.map(({ message }) => message).join('\n')).toContain(says);
    expect(misplacedLines(source, document?.ledger ?? [])).toEqual([]);
  });
});

describe('its message', () => {
  const [{ text } = { text: '' }] = CONTRADICTORY.slice(-1);
  const layoutOfIt = (document: SegmentedDocument | null): string => document?.layout ?? '';

  it('gives the row with which the operator has it read all the same', async () => {
    const source = await sourceOf(text, 'tables.txt');
    const document = cut(source);
    const hint = document?.messages.find(({ rule }) => rule === 'dress-not-understood')?.hint ?? '';
    expect(hint).toContain(`{ file: tables.txt, layout: "${layoutOfIt(document)}" }`);
    const { documents } = segmentAll([source], [{ file: 'tables.txt', layout: layoutOfIt(document) }]);
    expect(documents[0]?.document.rulings.length).toBeGreaterThan(2);
  });
});
