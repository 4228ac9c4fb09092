/** What an operator is told after each change of the folder, and what waits for a person. */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';

import { ingest } from '../../scripts/ingest/ingest.ts';
import { checkReport } from '../../scripts/report/check-report.ts';
import { summary } from '../../scripts/report/summary.ts';
import { glossaryPage, pageL, rulingsDocument } from '../ingest/rig/sample-documents.ts';
import { fill, temporaryFolder } from '../ingest/rig/temporary-folder.ts';

const pageB = glossaryPage('B', 'barge\nA barge is towed.', 'battle\nA battle is fought at night. It ends at dawn.', 'bell\nA bell is rung.');
const march = rulingsDocument('2 March 2015', 'battle - Change "at night" to "by day".', 'bell - Delete this entry.', 'lock - A lock has one keeper.');

let from = '';
beforeEach(() => {
  from = temporaryFolder();
  fill(from, { 'b.txt': pageB, 'l.txt': pageL, 'march.txt': march, 'corpus.yaml': ['b', 'l', 'b-copy'].map((name) => `  - { file: ${name}.txt, before: 2015-01-01 }\n`).join('').replace(/^/u, 'documents:\n') });
});

const told = async (): Promise<string[]> => summary(await ingest({ from, to: path.join(from, 'out') }));

describe('since the last ingestion', () => {
  it('what is undone is said, and documents that are gone', async () => {
    await told();
    rmSync(path.join(from, 'march.txt'));
    const lines = await told();
    expect(lines).toEqual(expect.arrayContaining(['  Documents gone (1): march.txt', '  Entries changed (1): battle', '  Entries in force again (1): bell']));
    expect(lines.join('\n')).not.toMatch(/New documents|Entries created/u);
  });

  it('a document is not new because another of its name is gone', async () => {
    writeFileSync(path.join(from, 'b-copy.txt'), `${pageB}\n`);
    await told();
    rmSync(path.join(from, 'b-copy.txt'));
    const lines = await told();
    expect(lines.join('\n')).not.toMatch(/New documents/u);
    expect(lines).toContain('  Documents gone (1): b-copy.txt');
  });

  it('a document that was mended is said to be changed, and is neither new nor gone', async () => {
    await told();
    writeFileSync(path.join(from, 'b.txt'), pageB.replace('is towed', 'is drawn'));
    const lines = await told();
    expect(lines.join('\n')).toMatch(/ {2}Documents changed \(1\): /u);
    expect(lines.join('\n')).not.toMatch(/New documents/u);
    expect(lines.join('\n')).not.toMatch(/Documents gone/u);
  });
});

it('copies that are not whole are named', async () => {
  writeFileSync(path.join(from, 'l.txt'), pageL.slice(0, pageL.indexOf('gates')));
  expect((await told()).join('\n')).toMatch(/1 copy not whole \(l\.txt\)/u);
});

describe('an order under a name that no entry has', () => {
  const april = (ruling: string): void => { writeFileSync(path.join(from, 'april.txt'), rulingsDocument('6 April 2015', 'barge - A barge has a rope.', ruling, 'lock - A lock has one keeper.')); };
  const asked = async (): Promise<string> => checkReport((await ingest({ from, to: path.join(from, 'out') })).corpus).lines.join('\n');

  it('is told of, with the names that look like it, and what to do', async () => {
    april('batttel - Delete "It ends at dawn."');
    expect(await asked()).toMatch(/“batttel” is the name above an order, and no entry has it[\s\S]*Is “battle”[\s\S]*kind: alias, name: batttel, entry: battle/u);
  });

  it.each(['battle - Delete "It ends at dawn."', 'batttel - A batttel is a small battle.', 'quay - Delete "It ends at dawn."'])('is none where the name is held, nothing is ordered, or the letter is not held: %s', async (ruling) => {
    april(ruling);
    expect(await asked()).not.toMatch(/name above an order/u);
  });

  it('is not told of where the copy of its letter is not whole: the entry may have stood there', async () => {
    writeFileSync(path.join(from, 'b.txt'), pageB.slice(0, pageB.indexOf('rung')));
    april('byway - Delete "It ends at dawn."');
    expect(await asked()).not.toMatch(/name above an order/u);
  });
});

it('what waits is listed with a call that can be copied', async () => {
  writeFileSync(path.join(from, 'march.txt'), rulingsDocument('2 March 2015', 'battle - Delete the example about fog.', 'bell - A bell is old.', 'lock - A lock has one keeper.'));
  const { corpus } = await ingest({ from, to: path.join(from, 'out') });
  expect(checkReport(corpus, " --from 'My rules'").lines.join('\n')).toMatch(/npm run -s check -- --from 'My rules' --propose [\w-]*battle-a1/u);
});

describe('what came of the amendments', () => {
  it('is counted by amendments, and what only explains is none', async () => {
    rmSync(path.join(from, 'march.txt'));
    await told();
    writeFileSync(path.join(from, 'march.txt'), march);
    expect(await told()).toContain('  Amendments (2): 2 applied');
  });

  it('says what waits, and which call tells more', async () => {
    writeFileSync(path.join(from, 'march.txt'), rulingsDocument('2 March 2015', 'battle - Delete the example about fog.', 'bell - A bell is old.', 'lock - A lock has one keeper.'));
    const lines = summary(await ingest({ from, to: path.join(from, 'out') }), 'My rules');
    expect(lines.slice(-3)).toEqual(['1 amendment waits for your decision:', expect.stringMatching(/^ {2}march\.txt:\d+: battle: /u), "  npm run check -- --from 'My rules' says how to decide."]);
    writeFileSync(path.join(from, 'march.txt'), march);
    expect((await told()).join('\n')).not.toContain('for your decision');
  });
});
