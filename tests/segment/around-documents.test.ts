/** What a viewer, a mailing list or a site puts around a document, and glossaries and rulings in the dresses that they leave. */
import { describe, expect, it } from 'vitest';

import { runningHeads } from '../../scripts/segment/apart/running-heads.ts';
import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

const TERMS = [
  ['anchor', 'A weight that holds a barge where it is. It is no lamp and cannot burn.'], ['Ash Wednesday', 'Lamps that are out stay out until the next day.'], ['barge', 'A boat that is rowed by two citizens and that carries lamps.'],
  ['bell', 'It is rung at dusk. Nobody hears it by day.'], ['berth', 'See quay.'], ['boom', 'It keeps barges out of the canal.'], ['fog', 'It comes from the sea with the last tide.'],
] as const;
const run = (sign: string): string[] => TERMS.flatMap(([name, text]) => [`${name}${sign}${text}`, '']);

async function read(...lines: string[]) {
  const { documents } = segmentAll([await sourceOf(lines.join('\n'))]);
  const found = documents[0]?.document;
  const all = [...found?.entries.map(({ headword, blocks }) => [headword, blocks.length]) ?? [], ...found?.rulings.map(({ topic, blocks }) => [topic, blocks.length]) ?? []];
  return { all, date: found?.date };
}

const whole = TERMS.map(([name]) => [name, 1]);
const glossary = 'Lamps of Ostermere Glossary';
const rulings = ['Lamps of Ostermere Current Rulings', '3 May 2005', '', 'This document supplements the Glossary.', ''];

describe('a glossary', () => {
  it.each([
    ['in a viewer', ['Home', 'Explore', 'Sign in', '', glossary, '', ...run(' – '), 'Turn static files into dynamic content formats.', 'Create a flipbook']],
    ['that a program publishes', [glossary, 'Published using Google Docs', 'Report abuse', 'Learn more', 'Updated automatically every 5 minutes', '', ...run(': ')]],
    ['with links to other pages', ['Search docs', '', glossary, '', ...TERMS.flatMap(([name, text]) => [name, `    ${text}`, '']), 'Previous Next', '', 'Built with Sphinx using a theme provided by Read the Docs.']],
    ['with further reading below', [glossary, '', ...TERMS.flatMap(([name, text]) => [name, '', text, '']), 'You may also like', '', 'Ten barges you should own', '', 'How to win at low water']],
    ['with a note of what was changed', [glossary, '', ...run(' – '), 'Edited Jan 3, 2014 by Nan: added fog.']],
    ['with a long dash and no space', [glossary, '', ...run('—')]],
    ['with a blank line behind each line, the title too', [glossary, '', ...TERMS.flatMap(([name, text]) => [...`${name} – ${text}`.matchAll(/^.{1,34}(?=\s)|.+/gu)].flatMap(([line]) => [line.trim(), '']))]],
  ])('%s', async (_, lines) => { expect((await read(...lines)).all).toEqual(whole); });

  it('whose pages are headed by their first and last names', async () => {
    const head = (names: string, number: number): string[] => [`${names}${' '.repeat(30)}${number}`, ''];
    expect((await read(glossary, '', ...head('anchor – barge', 12), ...run(' – ').slice(0, 6), ...head('bell – fog', 13), ...run(' – ').slice(6))).all).toEqual(whole);
    expect(runningHeads([glossary, ...head('anchor – barge', 12), 'It holds.', ...head('bell – fog', 19)]).heads).toEqual([]);
    expect(runningHeads([glossary, 'anchor – barge 12', 'It holds.', 'bell – fog 13']).heads).toEqual([]);
  });
});

describe('rulings', () => {
  it.each([
    ['of a mailing list', ['[Ostermere-L] Current Rulings', 'Nan Weaver nan at quay.example', 'Tue May  3 10:12:44 CEST 2005', '', '    * Previous message: [Ostermere-L] trade list', '    * Next message: [Ostermere-L] tow line?', '    * Messages sorted by: [ date ] [ thread ]', '', ...rulings, ...run(' - '), '-------------- next part --------------', 'An HTML attachment was scrubbed...', '', '    * Previous message: [Ostermere-L] trade list', '', 'More information about the Ostermere-L mailing list']],
    ['of a short message', ['Nan Weaver @nan · May 3, 2005', '', ...rulings, ...run(': '), '12 Retweets 4 Likes']],
    ['with a long dash and no space', [...rulings, ...run('—')]],
  ])('%s', async (_, lines) => { expect(await read(...lines)).toEqual({ all: whole, date: '2005-05-03' }); });

  it('of a mailing list have the day of their letter where they state none', async () => {
    expect((await read('[Ostermere-L] Current Rulings', 'Nan Weaver nan at quay.example', 'Tue May  3 10:12:44 CEST 2005', '', '    * Messages sorted by: [ date ] [ thread ]', '', 'Lamps of Ostermere Current Rulings', '', 'RULINGS', '', ...run(' - '))).date).toBe('2005-05-03');
  });

  it.each(['None.', 'There are no temporary rulings at this time.', 'No active rulings.'])('for a time, of which there are none, are none: %s', async (says) => {
    expect((await read(...rulings, 'RULINGS', '', ...run(' - '), 'Temporary Rulings', '', says)).all).toEqual(whole);
    expect((await read(...rulings, 'RULINGS', '', ...run(' - '), 'Temporary Rulings', '', 'No barge may be towed before the June document.')).all).toEqual([...whole, [null, 1]]);
  });

  it('of a site end above what it files them under', async () => {
    expect((await read('Skip to content', '', ...rulings, ...TERMS.flatMap(([name, text]) => [name, '', text, '']), 'Posted in Rules', 'Tagged lamps, rules', '', 'Post navigation', '', '← Trade list', 'Tow line? →', '', 'Leave a Reply Cancel reply')).all).toEqual(whole);
  });

  it('end above an answer that counts its points', async () => {
    const head = (writer: string, number: number): string[] => [writer, 'Crew', 'May 3, 2005', `#${number}`, ''];
    expect((await read('Current Rulings, May 2005', '', ...head('nan', 1), ...run(' - '), ...head('tom', 2), 'I have some things to say.', '', 'First: the fog. It was thick.', '', 'Second: the bell. It was rung.', '', 'Finally: thanks.')).all).toEqual(whole);
  });
});
