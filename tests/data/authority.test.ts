import { describe, expect, it } from 'vitest';

import { authorityInWords, phrasings } from '../../src/data/authority.ts';
import { document } from './arrange.ts';

const opening = (id: string, ...lines: string[]) =>
  document(id, { source: lines, lines: lines.length, ledger: [{ is: 'front matter', lines: [1, lines.length], owner: null }] });

describe('who decides, in the documents’ words', () => {
  it.each(phrasings)('is told from "$example"', ({ says, example }) => {
    expect(example).toMatch(says);
    expect(authorityInWords([opening('2016', 'Rulings.', example)])).toMatchObject({ sentence: example, line: 2 });
  });

  it('is the whole sentence, and no other of its line', () => {
    const said = authorityInWords([opening('2016', 'Letters help. The judge has the final say. Ask at the desk.')]);
    expect(said?.sentence).toBe('The judge has the final say.');
  });

  it('is taken from the newest document that says it', () => {
    const documents = [opening('2001', 'The judge has the final say.'), opening('2016', 'The referee has the final word.'), opening('2017', 'Nothing of the kind.')];
    expect(authorityInWords(documents)?.document.id).toBe('2016');
  });

  it('is not taken from a ruling, which says who decides within the game', () => {
    const line = 'lot - The judge decides by lot.';
    const rules = document('2016', { source: [line], ledger: [{ is: 'ruling', lines: [1, 1], owner: 'lot' }] });
    expect(authorityInWords([rules])).toBeNull();
  });
});
