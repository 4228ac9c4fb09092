/** Posts of a forum: what another is quoted with, and numbered answers; beside each of them what only looks like it. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

async function read(...lines: string[]) {
  const { documents } = segmentAll([await sourceOf(lines.join('\n'))]);
  return (documents[0]?.document.rulings ?? []).map(({ topic, blocks }) => [topic, ...blocks.map(({ text }) => text)]);
}

describe('a question that is quoted below the last name', () => {
  const post = ['Official Rulings - May 2009', '', '[b]Anchor Chain[/b]', 'It holds one barge, and no more.', '', '[b]Bell Founder[/b]', 'She casts one bell each day. [i]This is new.[/i]', '', '[b]Dusk Warden[/b]', 'He closes the quay when the last lamp is out.', '', '[b]Grey Heron[/b]'];
  const quote = '[quote="nan_weaver"]Is it a barge?[/quote]';

  it('is answered there', async () => { expect((await read(...post, quote, 'It is no barge.')).at(-1)).toEqual(['Grey Heron', 'It is no barge.']); });

  it('below its text it begins what is said to another', async () => {
    expect((await read(...post, 'It may not be towed.', '', quote, 'You told me that it was one.')).at(-1)).toEqual(['Grey Heron', 'It may not be towed.']);
  });
});
