/** Rulings that somebody keeps as data, and texts that only have a line or two of that shape. */
import { describe, expect, it } from 'vitest';

import { withoutYaml } from '../../scripts/read/formats/text/yaml-lists.ts';
import { segmentAll } from '../../scripts/segment/segment.ts';
import { misplacedLines } from '../segment/rig/account.ts';
import { sourceOf } from '../segment/rig/cut.ts';

const DATA = [
  '---', '# Card rulings, kept by the clerks of the Table.', '# id|Name:', '', '100038|Anchor Chain:', '- It holds one barge, and no more. [NAN 20180306]', '- It is no lamp. [NAN 20180306]', '',
  '100055|Bell Founder:', '- |', '  She casts one bell each day, and no bell is cast', '  by anybody else.', '', '  This goes for {Dusk Warden} as well.', '- She is no keeper.', '',
  '100110|Dusk Warden:', '- \'Can\'\'t be used when the lamp that he lights is already', '  out. [TOM 20020821]\'', '', '"101015|Eel Weir: The Lower":', '- "See {Grey Heron}."',
];
const reading = (texts: readonly string[]) => texts.map((text, at) => ({ text, from: at + 1, to: at + 1 }));

describe('names as keys, each with a list of texts', () => {
  it('are rulings, each text with its lines and without the marks of the format', async () => {
    const source = await sourceOf(DATA.join('\n'));
    const document = segmentAll([source]).documents[0]?.document;
    expect(document?.rulings.map(({ topic, lines: [first, last], blocks }) => [topic, first, last, ...blocks.map(({ text }) => text)])).toEqual([
      ['Anchor Chain', 5, 7, 'It holds one barge, and no more. [NAN 20180306]', 'It is no lamp. [NAN 20180306]'],
      ['Bell Founder', 9, 15, 'She casts one bell each day, and no bell is cast by anybody else.', 'This goes for {Dusk Warden} as well.', 'She is no keeper.'],
      ['Dusk Warden', 17, 19, 'Can\'t be used when the lamp that he lights is already out. [TOM 20020821]'],
      ['Eel Weir: The Lower', 21, 22, 'See {Grey Heron}.'],
    ]);
    expect(document && misplacedLines(source, document.ledger)).toEqual([]);
  });

  it.each([
    ['a text beside them', [...DATA, 'Questions? Write to the clerk.']],
    ['no line that begins such a file', DATA.slice(1)],
    ['a key without a list', [...DATA, 'Grey Heron:', '  It is no barge.']],
    ['two of them', DATA.slice(0, 16)],
    ['the fields of a page', ['---', 'title: Rulings', 'day: 2016-05-03', '---', 'Anchor:', '- It holds.']],
  ])('are none with %s', (_, lines) => { expect(withoutYaml(reading(lines))).toEqual(reading(lines)); });
});
