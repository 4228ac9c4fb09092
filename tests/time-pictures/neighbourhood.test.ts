import { describe, expect, it } from 'vitest';

import { block, entry, version } from '../data/arrange.ts';
import { neighbourhoodOf, tiesOf } from '../../src/pictures/neighbourhood.ts';
import { layOut } from '../../src/pictures/neighbourhood-layout.ts';
import type { Entry } from '../../src/model/corpus.ts';

const knowing = (name: string, stated: string[], mentioned: string[] = []): Entry => ({
  ...entry(name, [version(null, 'glossary', 'Text.', [])]),
  seeAlso: stated.map((target) => ({ phrase: target, target, reason: null, line: 1 })),
  text: [{ ...block('p1', 'Text.'), spans: mentioned.map((target, at) => ({ from: at, to: at + 1, is: 'mention', target })) }],
});
const entries = [
  knowing('lock', ['weir', 'barge', 'lock'], ['fog', 'barge']),
  knowing('weir', ['lock']), knowing('barge', []), knowing('fog', ['weir']), knowing('toll', [], ['lock', 'barge']), knowing('alone', ['toll']),
];
const [lock, , , , , alone] = entries;
if (lock === undefined || alone === undefined) throw new Error('the entries above');
const around = (one: Entry, most = 5) => neighbourhoodOf(one, tiesOf(entries), most);

describe('the entries around an entry', () => {
  it('are those it refers to and those that refer to it, once each, and never itself', () => {
    const found = around(lock);
    expect(found?.referred.map(({ entry: { id }, to, from }) => [id, to, from])).toEqual([['weir', 'stated', 'stated'], ['barge', 'stated', null], ['fog', 'mentioned', null]]);
    expect(found?.referring.map(({ entry: { id }, from }) => [id, from])).toEqual([['toll', 'mentioned']]);
  });

  it('come with who of them refers to whom', () => {
    expect(around(lock)?.referred.find(({ entry: { id } }) => id === 'fog')?.knows).toEqual(['weir']);
    expect(around(lock)?.referring[0]?.knows).toEqual(['barge']);
  });

  it('are the nearest where there are many, and it is said how many more there are', () => {
    const found = around(lock, 2);
    expect(found?.referred.map(({ entry: { id } }) => id)).toEqual(['weir', 'barge']);
    expect(found?.more).toBe(1);
  });

  it('are found without a look at the others: in a corpus twice as large, the same number of ties is asked for', () => {
    const asked = (count: number): number => {
      const ring = Array.from({ length: count }, (_, at) => knowing(`e${at}`, [`e${(at + 1) % count}`, `e${(at + 2) % count}`]));
      const ties = tiesOf(ring);
      let times = 0;
      const counting = { ...ties, to: new Proxy(ties.to, { get: (map, key) => (key === 'get' ? (id: string) => { times++; return map.get(id); } : undefined) }) };
      expect(neighbourhoodOf(ring[0] ?? lock, counting, 5)).not.toBeNull();
      return times;
    };
    expect(asked(200)).toBe(asked(100));
  });

  it('are no picture where none of them knows another: the lists say as much', () => {
    expect(around(alone)).toBeNull();
  });

  it('have a picture that is always the same, with room for each', () => {
    const found = around(lock);
    if (found === null) throw new Error('a neighbourhood');
    const picture = layOut(found);
    expect(layOut(found)).toEqual(picture);
    const places = picture.placed.map(({ side, y }) => `${side} ${y}`);
    expect(new Set(places).size).toBe(places.length);
    for (const { y } of picture.placed) expect(y > 0 && y < picture.height).toBe(true);
    const right = picture.placed.filter(({ side }) => side === 'right').map(({ y }) => y);
    right.forEach((y, at) => { if (at > 0) expect(y - (right[at - 1] ?? 0)).toBeGreaterThanOrEqual(24); });
  });
});
