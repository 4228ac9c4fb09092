import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { outcomeGroups } from '../../src/data/outcomes.ts';
import { corpus } from '../../src/model/corpus.ts';
import { amendment, ruling } from './arrange.ts';

const shipped = corpus.parse(JSON.parse(readFileSync('content/corpus.json', 'utf8')));

const refused = (id: string, reason: string, facts = {}) => amendment(id, { outcome: 'not applied', reason: { why: reason.split(': ')[0] ?? '', more: reason.split(': ')[1] ?? null }, ...facts });

describe('what became of the instructions', () => {
  it('tells those in no text from those that change none, and from those that a newer page has overtaken', () => {
    const groups = outcomeGroups({ rulings: [
      ruling('a', 'r', { amendments: [amendment('a1'), refused('a2', 'text not found: “lamp”')] }),
      ruling('b', 'r', { amendments: [refused('b1', 'no instruction', { operation: 'clarification' })] }),
      ruling('c', 'r', { amendments: [refused('c1', 'older than the base text', { operation: 'clarification' }), refused('c2', 'older than the base text')] }),
    ] });
    expect(groups.map(({ group, count }) => [group, count])).toEqual([['applied', 1], ['left over', 1], ['explains', 1], ['older', 2]]);
    expect(groups[1]?.parts.map(({ name }) => name)).toEqual(['text not found']);
  });

  it('counts every instruction of the shipped corpus once', () => {
    const groups = outcomeGroups(shipped);
    const members = groups.flatMap(({ parts }) => parts.flatMap((part) => part.members.map((one) => one.amendment.id)));
    expect(members.toSorted()).toEqual(shipped.rulings.flatMap(({ amendments }) => amendments.map(({ id }) => id)).toSorted());
    expect(groups.map(({ count, parts }) => count - parts.flatMap((part) => part.members).length)).toEqual(groups.map(() => 0));
  });

  it('leaves no reason without an explanation', () => {
    const parts = outcomeGroups(shipped).flatMap((group) => group.parts);
    expect(parts.length).toBeGreaterThan(6);
    expect(parts.filter(({ says }) => says.length < 20)).toEqual([]);
  });
});
