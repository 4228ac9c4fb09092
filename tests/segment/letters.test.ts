/** Several letters in one file: the rulings of the one that holds them, without its greetings and without the talk around it. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

async function read(...lines: string[]): Promise<(string | null)[][]> {
  const { documents } = segmentAll([await sourceOf(lines.join('\n'))]);
  return (documents[0]?.document.rulings ?? []).map(({ topic, blocks }) => [topic, ...blocks.map(({ text }) => text)]);
}

const RULE = '-'.repeat(30);
const told = [['Anchor Chain', 'It holds one barge, and no more may be tied to it while the lamps are lit.'], ['Bell Founder', 'She casts one bell each day, and keeps it until it is sold.'], ['Dusk Warden', 'He closes the quay when the last lamp is out. Nobody opens it before dawn.'], ['Grey Heron', 'It is no barge, and nobody tows it, whatever the card says.']] as const;
function wrapped(name: string, text: string): string[] {
  const line = `${name} -- ${text}`;
  const at = line.lastIndexOf(' ', 60);
  return [line.slice(0, at), `  ${line.slice(at + 1)}`, ''];
}

const rulings = told.flatMap(([name, text]) => wrapped(name, text));
const letter = (from: string, subject: string, ...text: string[]): string[] => ['Date: Mon, 9 Mar 1998 17:20:31 -0500', `From: ${from}`, `Subject: ${subject}`, '', ...text, '', RULE, ''];
const NAN = 'Nan Weaver <nan@quay.example>';
const FERRY = 'J. Ferry <jferr@quay.example>';
const head = ['From: owner-rulings@lists.example', 'Subject: rulings-digest V2 #212', '', 'rulings-digest        Tuesday, March 10 1998        Volume 02 : Number 212', '', '-'.repeat(70), ''];
const talk = letter(FERRY, 'Re: Can the heron be towed?', '> I say it can. Its text only says that it', '> may not be rowed.', '', 'Well -- I say it cannot. We asked Nan, and she has not told us', 'anything at all.', '', 'Besides -- the card is out of print.');
const trade = letter(FERRY, 'Trade list UPDATED', 'Have: Grey Heron, two of them.', 'Want: Low Water, one or more.', 'Price: a lamp each.');

describe('a digest of letters', () => {
  it.each([
    ['says that this is all', ['That\'s all.  Until next Monday,', 'Nan']], ['greets', ['See you next week!', 'Nan']], ['signs', ['Cheers,', 'Nan Weaver']],
    ['asks for letters', ['Questions to me, please.', '', '-- Nan']], ['has a signature', ['--', 'Nan Weaver, clerk of the Table']], ['wishes well', ['Happy rowing', 'Nan']],
  ])('whose writer %s', async (_, end) => {
    expect(await read(...head, ...letter(NAN, 'Weekly rulings (3/9/98)', 'Hello all,', '', 'Here is what the Table told me this week.', '', ...rulings, ...end), ...talk, 'End of rulings-digest V2 #212')).toEqual(told);
  });

  it('has talk ahead of it and lists that set things off, too', async () => {
    expect(await read(...head, ...trade, ...letter(NAN, 'Weekly rulings (3/9/98)', 'Here is what the Table told me this week.', '', ...rulings), ...trade, ...talk)).toEqual(told);
  });

  it('may have the rest in another letter of the same writer', async () => {
    expect(await read(...head, ...letter(NAN, 'Weekly rulings (3/9/98)', 'Here is what the Table told me this week.', '', ...told.slice(0, 2).flatMap(([name, text]) => wrapped(name, text))), ...talk, ...letter(NAN, 'the rest', ...told.slice(2).flatMap(([name, text]) => wrapped(name, text))))).toEqual(told);
  });
});

describe('one letter', () => {
  const mail = (...end: string[]): Promise<(string | null)[][]> => read('Subject: Current Rulings', 'Date: Mon, 9 Mar 1998 17:20:31 -0500', '', 'Hi all,', '', 'here are the Current Rulings of March 9, 1998:', '', ...rulings, ...end);

  it.each([...['Best,', 'All the best,', 'With kind regards', 'Kindest regards,', 'Many thanks,', 'Sincerely yours,', 'Greetings!', 'Take care,'].map((words) => [words, 'Nan']), ['Cheers,', 'Nan Weaver', 'Clerk of the Table']])('ends at “%s”, and its last ruling before it', async (...end) => {
    expect(await mail(...end)).toEqual(told);
  });

  it.each([['Best', 'A lamp may be lent.'], ['Best, it may be lent.', 'Nan']])('goes on where “%s” is none of how letters end', async (...end) => {
    expect((await mail(...end)).flat().join(' ')).toContain(end[0]);
  });
});
