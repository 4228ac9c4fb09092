/** Lists of errata by card and set, news, summaries under other titles, threads: shapes in which boards and fans keep rulings, and what only looks like it. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

async function read(text: string) {
  const { documents, messages } = segmentAll([await sourceOf(text)]);
  const found = documents[0]?.document;
  return { headwords: found?.entries.map(({ headword }) => headword) ?? [], topics: found?.rulings.map(({ topic }) => topic) ?? [], refusals: messages.length };
}

const paragraphs = (...all: string[]): string => all.join('\n\n');

describe('names in capitals with their sets in brackets', () => {
  const list = ['ANCHOR, RUSTY (HW) Cost should be 4 marks.', 'BARGE OF NIGHT (HW) Should read: "This barge may not\nmeet another." Printings of 2001 are right.', 'BELL (LT) Clarification: ringing it is an action. A bell\ncan be rung by a captain who sleeps.',
    'CROWN OF OARS (HW, LT) In the second printing the sign is missing.', 'DUSK (PR) no errata at this time', 'EEL PRIEST (LT) see BELL', 'FERRY (HW) Add: "Unique."'];
  const head = ['LAMPS OF OSTERMERE - ERRATA AND RULINGS LIST', 'Sets: HW = High Water, LT = Low Tide, PR = promotional'];

  it('are the topics, and none of them takes the next, nor a label behind it', async () => {
    expect((await read(paragraphs(...head, ...list))).topics).toEqual(['ANCHOR, RUSTY', 'BARGE OF NIGHT', 'BELL', 'CROWN OF OARS', 'DUSK', 'EEL PRIEST', 'FERRY']);
  });

  it('are none in the midst of a text', async () => {
    const texts = ['The BARGE (HW) is slow, and needs a lamp.', 'A captain of the FERRY (HW) may sing at any time.', 'See the BELL (LT) for how a bell is rung.'];
    expect((await read(paragraphs(...head, ...texts))).topics).toEqual([]);
  });
});

describe('news', () => {
  const separator = '\u00A0';
  const item = (day: string, title: string, text: string): string => [day, title, text, '', separator, ''].join('\n');
  const news = ['header', separator, "What's New", '', separator, '', item('May 28, 2004', 'Glossary, letters N to R', 'The new pages are up. We have taken in all rulings of the spring.'), item('May 21, 2004', 'Two more harbours', 'Two harbours have joined the race of this summer.'),
    item('May 14, 2004', 'High Water: a first look', 'Three barges of the next set are shown here.'), item('May 3, 2004', 'Rulings for May', 'They take effect on May 10. There are six of them.'), item('April 30, 2004', 'Barge of the month', 'Your votes are in, and the winner is the night ferry.')].join('\n');

  it('is no glossary of days', async () => {
    expect((await read(news)).headwords).toEqual([]);
  });

  it('a glossary may have a day among its names', async () => {
    const entry = (name: string, text: string): string => [name, text, '', separator, ''].join('\n');
    const page = ['Glossary - A', '', 'A - B - C - D - E - F - G - H - I - J - K - L - M - N - O - P - Q - R - S - T - U - V - W - X - Y - Z - top', '', separator, '', entry('anchor', 'It holds a barge.'), entry('April 1, 2004', 'On this day every lamp is a joke.'), entry('ash', 'It is what a lamp leaves.'), entry('awning', 'It keeps the rain out.')].join('\n');
    expect((await read(page)).headwords).toEqual(['anchor', 'April 1, 2004', 'ash', 'awning']);
  });
});

describe('a summary under another title', () => {
  const front = ['LAMPS OF OSTERMERE\nCURRENT RULINGS 10-04-99', 'Current Rulings are given out every six weeks. They correct and complete the rulebook.'];
  const summary = ['The following rulings will matter in most games. This list is only a reminder, the rulings themselves are further below.', 'Anchor: Can be lifted until dusk.\nBell: No longer wakes a captain.\nFerry: May carry two cats.\nToll: Is paid before the race.'];

  it.each(['WHAT IS NEW', 'WHAT HAS CHANGED', "What's changed since 08-23-99", 'WHAT IS NEW IN THIS DOCUMENT'])('%s: its points are no rulings', async (title) => {
    expect((await read(paragraphs(...front, title, ...summary))).topics).toEqual([]);
  });

  it('and the rulings behind it are', async () => {
    const rulings = ['RULINGS', 'Anchor: An anchor can be lifted until dusk. See ferry.', 'Bell: A bell wakes nobody who sleeps. It may be rung twice.', 'Ferry: A ferry may carry two cats, and a keeper.'];
    expect((await read(paragraphs(...front, 'WHAT IS NEW', ...summary, ...rulings))).topics).toEqual(['Anchor', 'Bell', 'Ferry']);
  });
});

describe('a numbered chapter of terms whose sentences have numbers, too', () => {
  const chapter = ['12. Glossary of Terms', '12.1. Anchor\n12.1.1. A weight that holds a barge.\n12.1.2. It may be lifted at dusk (see rule 12.4).', '12.2. Barge\n12.2.1. A boat with a flat floor. See Ferry.', '12.3. Ferry\n12.3.1. A barge that crosses the canal.\n12.3.2. It carries a lamp.', '12.4. Lamp\n12.4.1. It burns until dawn.', '12.5. Toll\n12.5.1. What a captain pays.'];

  it('has names without their numbers, though the copy begins with the end of another rule', async () => {
    expect((await read(paragraphs('Lamps of Ostermere Rules 4.0', '11.6.2. If both barges sink, the race is a draw.', ...chapter))).headwords).toEqual(['Anchor', 'Barge', 'Ferry', 'Lamp', 'Toll']);
  });

  it('where chapters of rules stand before it, those keep their numbers', async () => {
    const rules = ['11. Races\n11.1. Start\n11.1.1. All barges stand at the bridge.', '11.2. End\n11.2.1. The first one home has won.'];
    expect((await read(paragraphs('Lamps of Ostermere Rules 4.0', ...rules, ...chapter))).headwords).toEqual(expect.arrayContaining(['11.1. Start', '11.2. End']));
  });
});
