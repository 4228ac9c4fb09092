/** What is known once all texts are: where references lead, what a text mentions, what its document marks in it. */
import { describe, expect, it } from 'vitest';

import { consolidate } from '../../scripts/consolidate/consolidate.ts';
import { InsertedWords } from '../../scripts/link/spans/inserted.ts';
import { Weaver } from '../../scripts/link/spans/weaver.ts';
import { weave } from '../../scripts/link/weave.ts';
import type { Block, Corpus, SourceDocument, Span } from '../../src/model/corpus.ts';
import { linked, page, rulings } from './rig/linked.ts';
import type { Document } from './rig/linked.ts';

describe('once all texts are known', () => {
  const woven = (says: Document['says'], ruled: Document['says'] = [], config = ''): Corpus => weave(consolidate(linked([page({ says }), rulings({ says: ruled })], config), [], '2026-01-01'));
  const marks = ({ entries }: Corpus, at = 0): unknown[] => (entries[at]?.text ?? []).flatMap(({ text, spans }) => spans.map(({ from, to, is, target, reason, code }) => [text.slice(from, to), is, target ?? reason ?? code]));

  it('a reference leads to its entry, or says why it does not', () => {
    expect(marks(woven([['lamp', 'A lamp burns. See lock, ladder, barge.'], ['lock', 'It leaks.']]))).toEqual([
      ['lock', 'see', 'lock'], ['ladder', 'see', 'no such entry'], ['barge', 'see', 'letter not held'],
    ]);
  });

  it('a reference leads to an entry that a ruling made', () => {
    const corpus = woven([['lamp', 'A lamp burns. See ladder.'], ['lock', 'It leaks.']], [['ladder', 'A ladder leans on a wall of stone.']]);
    expect(corpus.entries[0]?.seeAlso.map(({ target }) => target)).toEqual(['ladder']);
    expect(corpus.entries.find(({ id }) => id === 'ladder')?.referencedBy).toEqual(['lamp']);
  });

  it('a reference that a ruling brings is one', () => {
    expect(marks(woven([['lamp', 'A lamp burns.'], ['lock', 'It leaks.']], [['lamp', 'Replace "A lamp burns." with "A lamp hums. See lock."']]))).toContainEqual(['lock', 'see', 'lock']);
  });

  it('a name with a comma is one reference, and so is one that only the ruled text makes', () => {
    expect(marks(woven([['lamp', 'A lamp burns.'], ['Lard, Boiled', 'It stinks.']], [['lamp', 'Replace "burns." with "burns. See Lard, Boiled."']]))).toContainEqual(['Lard, Boiled', 'see', 'lard-boiled']);
    expect(marks(woven([['lamp', 'A lamp burns. See, whoever can. It hums.'], ['lock', 'It leaks.']], [['lamp', 'Delete ", whoever can. It hums". '], ['lamp', 'Replace "See." with "See lock."']]))).toContainEqual(['lock', 'see', 'lock']);
  });

  describe('a name that no entry has leads to what was ruled under it', () => {
    const ruled = (says: Document['says'], ...documents: Document['says'][]): Corpus => {
      const years = documents.map((says, at) => rulings({ file: `r${at}.txt`, date: `201${at + 2}-03-05`, says }));
      return weave(consolidate(linked([page({ says }), ...years]), [], '2026-01-01'));
    };
    const leads = ({ seeAlso }: Pick<Corpus['entries'][number], 'seeAlso'> = { seeAlso: [] }): unknown[] => seeAlso.map(({ phrase, target, reason, ruling }) => [phrase, target, reason, ruling]);
    const [old, later] = ['current-rulings-2012-03-05', 'current-rulings-2013-03-05'];

    it('in the same document first, whatever a later one rules', () => {
      const { rulings: all } = ruled([['lamp', 'It burns.']], [['towing', 'A tow needs a rope. See barge.'], ['Barges', 'A barge has two oars.']], [['barge', 'A barge has four oars.'], ['rope', 'See barge.']]);
      expect(all.map(leads)).toEqual([[['barge', null, 'letter not held', `${old}-barges`]], [], [], [['barge', null, 'letter not held', `${later}-barge`]]]);
    });

    it('of an entry, in the newest document that holds it in force', () => {
      const corpus = ruled([['lamp', 'It burns. See barge, wharf.']], [['barge', 'A barge has two oars.']], [['barge', 'A barge has four oars.']]);
      expect(leads(corpus.entries[0])).toEqual([['barge', null, 'letter not held', `${later}-barge`], ['wharf', null, 'letter not held', undefined]]);
      expect(corpus.entries[0]?.text[0]?.spans.map(({ ruling }) => ruling)).toEqual([`${later}-barge`, undefined]);
    });

    it('but not to itself, nor to a ruling that stands on the same page, and an entry is surer', () => {
      const corpus = ruled([['lamp', 'It burns. See lock.'], ['lock', 'It leaks.']], [['Barge, The', 'See The Barge.'], ['lock', 'It leaks less. See lock.'], ['lamp', 'Replace "See lock." with "See lamp."']]);
      expect(corpus.rulings.slice(0, 2).map(leads)).toEqual([[['The Barge', null, 'letter not held', undefined]], [['lock', 'lock', null, undefined]]]);
      expect(corpus.entries[0]?.text[0]?.spans).toEqual([{ from: 14, to: 18, is: 'see', target: null, reason: 'no such entry' }]);
    });
  });

  it('an entry that only points leads to one that a ruling made', () => {
    expect(woven([['lamp', 'A lamp burns.'], ['lantern', 'See ladder.']], [['ladder', 'A ladder leans on a wall of stone.']]).entries[1]?.pointsTo).toMatchObject({ phrase: 'ladder', target: 'ladder', reason: null });
  });

  it('a block keeps its emphasis, and each place where its copy lost words once', () => {
    const corpus = woven([['lamp', 'A lamp burns.']]);
    const [block] = corpus.entries[0]?.text ?? [];
    const spans: Span[] = [{ from: 2, to: 6, is: 'strong' }, { from: 7, to: 7, is: 'gap' }];
    expect(block && new Weaver(corpus).finished({ ...block, spans }, 'lamp').spans).toEqual(spans);
  });

  it('icons are marked by their code, the longest form first, and never within a word', () => {
    const icons = 'icons:\n  - { code: Tid, name: Tide, written: [Guild Tide, Guild] }\n';
    expect(marks(woven([['lamp', 'Pay [Tid], Guild Tide, Guild or Guilds.'], ['lock', 'It leaks.']], [], icons))).toEqual([['[Tid]', 'icon', 'Tid'], ['Guild Tide', 'icon', 'Tid'], ['Guild', 'icon', 'Tid']]);
  });

  it('names are marked where they stand, by each of their forms, and no plain word', () => {
    expect(marks(woven([['lamp', 'Lend it to Night Porter or The Lost Child. No lantern burns.'], ['Night Porter', 'He sleeps.'], ['Lost Child, The', 'It runs.'], ['Lantern', 'Plays at night.']]))).toEqual([
      ['Night Porter', 'mention', 'night-porter'], ['The Lost Child', 'mention', 'lost-child-the'],
    ]);
    expect(marks(woven([['lamp', 'Lantern oil burns. No lantern smokes.'], ['Lantern', 'Plays at night.']]))).toEqual([]);
  });

  it('an entry knows who refers to it, and a ruling does not refer to its own entry', () => {
    const corpus = woven([['lamp', 'A lamp burns. See lock.'], ['lock', 'It leaks. See ladle.'], ['ladle', 'It scoops. See lock.']], [['lock', 'It may leak. See lock, lamp.']]);
    expect(corpus.entries.map(({ referencedBy }) => referencedBy)).toEqual([['current-rulings-2012-03-05-lock'], ['lamp', 'ladle'], ['lock']]);
  });
});

describe('words that a document marks as new', () => {
  const block = (text: string, spans: Span[] = [], lines: [number, number] = [3, 4]): Block => ({ id: 'p1', type: 'paragraph', text, lines, document: 'd', amendment: null, level: 0, marker: null, spans });
  const marked = (of: Block, ...marks: [words: string, line: number, is?: string][]): string[] => new InsertedWords([{ id: 'd', marks: marks.map(([words, line, is = 'inserted']) => ({ is, words, line })) } as unknown as SourceDocument])
    .in(of).spans.map(({ from, to, is }) => `${is}: ${of.text.slice(from, to)}`);
  const text = 'A lamp burns oil by night.';

  it.each([
    ['on its first line', [['burns oil', 3]], ['inserted: burns oil']],
    ['on its last line', [['burns oil', 4]], ['inserted: burns oil']],
    ['twice, in their order', [['night', 4], ['A lamp', 3]], ['inserted: A lamp', 'inserted: night']],
    ['not on the line before it', [['burns oil', 2]], []],
    ['not on the line behind it', [['burns oil', 5]], []],
    ['not where they do not stand', [['wax', 3]], []],
    ['not where they stand twice', [['i', 3]], []],
    ['not where they are struck out', [['burns oil', 3, 'deleted']], []],
    ['not where they cross others', [['lamp burns', 3], ['burns oil', 3]], ['inserted: lamp burns']],
    ['within others', [['burns oil by', 3], ['oil', 3]], ['inserted: burns oil by', 'inserted: oil']],
    ['beside others', [['A lamp', 3], [' burns', 3]], ['inserted: A lamp', 'inserted:  burns']],
    ['beside others, the later first', [[' burns', 3], ['A lamp', 3]], ['inserted: A lamp', 'inserted:  burns']],
    ['where others begin', [['burns oil by', 3], ['burns', 3]], ['inserted: burns oil by', 'inserted: burns']],
    ['where others begin, and longer', [['burns', 3], ['burns oil by', 3]], ['inserted: burns oil by', 'inserted: burns']],
    ['where others end', [['burns oil by', 3], ['oil by', 3]], ['inserted: burns oil by', 'inserted: oil by']],
    ['where others end, and longer', [['oil by', 3], ['burns oil by', 3]], ['inserted: burns oil by', 'inserted: oil by']],
    ['not where they cross others before them', [['burns oil', 3], ['lamp burns', 3]], ['inserted: burns oil']],
  ] as const)('are so: %s', (_what, marks, expected) => { expect(marked(block(text), ...marks as unknown as [string, number, string?][])).toEqual(expected); });

  it('are not so where they stand twice, once within the other', () => { expect(marked(block('It hums ooo.'), ['oo', 3])).toEqual([]); });

  it('keep the marks of the text, and cross none of them', () => {
    const strong: Span = { from: 2, to: 12, is: 'strong' };
    expect(marked(block(text, [strong]), ['A lamp', 3])).toEqual(['strong: lamp burns']);
    expect(marked(block(text, [strong]), ['A lamp burns oil', 3])).toEqual(['inserted: A lamp burns oil', 'strong: lamp burns']);
    expect(marked(block(text, [strong]), ['lamp', 3])).toEqual(['strong: lamp burns', 'inserted: lamp']);
    expect(marked(block(text, [strong]), [' oil', 3])).toEqual(['strong: lamp burns', 'inserted:  oil']);
  });

  it('are those of its own document', () => { expect(marked({ ...block(text), document: 'other' }, ['burns oil', 3])).toEqual([]); });
});
