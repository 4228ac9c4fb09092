/** Words that parts of a page are called by, as terms of a glossary in one paragraph each; beside it the parts. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

async function headwords(text: string): Promise<string[]> {
  const { documents } = segmentAll([await sourceOf(['Ostermere Glossary, version 1.2', 'Herald of Dusk – She is heard by all.', 'horn – It is blown once a night.', text, 'ice boat – It needs no water.', 'idle – Whoever rows nothing is idle.', 'In the Lock – Nobody leaves until the gate is open.'].join('\n\n'))]);
  return documents.flatMap(({ document: { entries } }) => entries.map(({ headword }) => headword));
}

describe('what a glossary tells of', () => {
  it.each(['icons – An icon is a word in a picture.', 'icons – Icons are words in pictures.', 'icons – Each icon stands for a word.'])('is a term: %s', async (text) => { expect(await headwords(text)).toContain('icons'); });
  it.each(['icons – Those of the guilds were drawn by Nan.', 'icons – An iconoclast is no guild.', 'Icons: An icon is a word in a picture.'])('and what it says of itself is none: %s', async (text) => { expect(await headwords(text)).toEqual(['Herald of Dusk', 'horn', 'ice boat', 'idle', 'In the Lock']); });
});
