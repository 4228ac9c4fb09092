/** Rulings that are printed without a topic, and the card that they are about. */
import { describe, expect, it } from 'vitest';

import { consolidate } from '../../scripts/consolidate/consolidate.ts';
import { weave } from '../../scripts/link/weave.ts';
import type { Corpus } from '../../src/model/corpus.ts';
import { linked, page, rulings } from './rig/linked.ts';

/** Cards as their entries begin, and a term. */
const says: [string, string][] = [['Lame Ferryman', 'Plays on a barge. He may be paid in salt.'], ['Lost Child, The', 'Plays at night.'], ['Lantern', 'Plays on a barge.'], ['low water', 'The barges wait at low water.']];
const documents = (...rules: string[]) => rules.map((rule, at) => rulings({ file: `r${at}.txt`, date: `201${at + 2}-03-05`, section: 'Temporary Rulings', says: [[null, rule]] }));
const corpusOf = (...rules: string[]): Corpus => weave(consolidate(linked([page({ says }), ...documents(...rules)]), [], '2026-01-01'));
const about = (rule: string): string | null => linked([page({ says }), ...documents(rule)]).rulings[0]?.entry ?? null;

describe('a ruling without a topic', () => {
  it.each([
    ['Lame Ferryman comes before the rule that tolls are paid at low water.', 'lame-ferryman'],
    ['The first toll on Lame Ferryman (two marks) comes before other tolls.', 'lame-ferryman'],
    ['The toll of The Lost Child comes before other tolls. It is paid once.', 'lost-child-the'],
    ['The card Lame Ferryman sleeps.', 'lame-ferryman'],
  ])('is about the card that its first sentence has for its subject: %s', (rule, entry) => { expect(about(rule)).toBe(entry); });

  it.each([
    ['If Lame Ferryman is paid, tolls are lower.', 'a condition'], ['You pay twice with Lame Ferryman ashore.', 'another subject'], ['Tolls are paid. Lame Ferryman sleeps.', 'a later sentence'],
    ['Lame Ferryman and Night Porter come first.', 'more than one'], ['Lame Ferryman comes before The Lost Child.', 'another card held'], ['Lame Ferryman Guild comes first.', 'a longer name'], ['Lame Ferryman comes first. The Lost Child comes last.', 'another card held in a later sentence'],
    ['Lantern comes first.', 'one word'], ['Low water comes first.', 'a term'], ['Cold Hearth comes first.', 'a card that is not held'], ['Lame Ferryman', 'nothing said of it'],
    ['Delete "in salt" from Lame Ferryman.', 'an order'], ['Lame Ferryman should read: "Plays at dusk."', 'an order about a card'],
  ])('is about none where that is not certain: %s (%s)', (rule) => { expect(about(rule)).toBeNull(); });

  it('stands on the page of its card, and changes no word of it', () => {
    const { entries: [entry], rulings: [ruling] } = corpusOf('Lame Ferryman comes before the rule of tolls.');
    expect(entry).toMatchObject({ rulings: [ruling?.id], referencedBy: [], versions: [{ by: 'edition' }], text: [{ text: says[0]?.[1] }] });
    expect(ruling).toMatchObject({ topic: null, entry: 'lame-ferryman', targetReason: null, amendments: [{ outcome: 'not applied', reason: { why: 'no instruction' } }] });
  });

  it('is superseded by one that says the same again', () => {
    const same = 'Lame Ferryman comes before the rule of tolls.';
    const [first, second] = corpusOf(same, same).rulings;
    expect(first?.supersededBy).toMatchObject({ ruling: second?.id, entry: 'lame-ferryman' });
    expect(second?.supersededBy).toBeNull();
  });
});
