import { describe, expect, it } from 'vitest';

import { amendment, document, entry, ruling, version } from '../data/arrange.ts';
import { historyOf } from '../../src/model/history.ts';
import { timelineOf } from '../../src/pictures/timeline.ts';

const documents = [
  document('older', { date: '2001-05-14' }),
  document('glossary', { kind: 'glossary', after: '2001-05-14', before: '2016-09-05' }),
  document('first', { date: '2016-09-05' }),
  document('second', { date: '2017-02-06' }),
];
const changed = entry('fog', [version(null, 'glossary', 'Thick.', []), version('2016-09-05', 'first', 'Thin.')]);
const refused = [amendment('refused', { outcome: 'not applied', reason: { why: 'text not found', more: null } })];
const rulings = [
  ruling('superseded', 'older', { supersededBy: { document: 'glossary', entry: null, ruling: null, how: 'found', block: null, likeness: 1 } }),
  ruling('made', 'first', { amendments: [amendment('first-1')] }),
  ruling('refused', 'second', { amendments: refused }),
  ruling('again', 'second', { amendments: [amendment('in-force-already')] }),
];
const names = (item: ReturnType<typeof historyOf>[number]) => (item.is === 'version' ? `version ${item.version.id}` : item.is === 'printed' ? `${item.document.id}: ${item.how}` : `${item.ruling.id}: ${item.is}`);

describe('the history of an entry', () => {
  const history = historyOf(changed, rulings, documents);

  it('has each version once, and each ruling that made none, by what it is', () => {
    expect(history.map(names)).toEqual(['superseded: edition', 'version glossary', 'version 2016-09-05', 'refused: not applied', 'again: again']);
  });

  it('is drawn from left to right: the edition without a scale, then to a scale of days', () => {
    const picture = timelineOf(history, '2017-03-06');
    const [base, second] = picture?.versions ?? [];
    expect(base?.x).toBeLessThan(second?.x ?? 0);
    expect(picture?.base?.x).toBe(base?.x);
    expect(second?.version.id).toBe('2016-09-05');
    expect(picture?.beside.map(({ is, x, y }) => [is, x > (second?.x ?? 0), y])).toEqual([['edition', false, 0], ['not applied', true, 0], ['again', true, 1]]);
    expect(picture?.line.ended).toBe(false);
  });

  it('ends its line where the entry was repealed', () => {
    const gone = entry('gone', [version(null, 'glossary', 'Here.', []), version('2016-09-05', 'first', '')]);
    const picture = timelineOf(historyOf(gone, [], documents), '2017-03-06');
    expect(picture?.line.ended).toBe(true);
    expect(picture?.line.to).toBeLessThan(picture?.width ?? 0);
    expect(picture?.versions).toHaveLength(1);
  });

  it('is no picture where there is nothing to see', () => {
    expect(timelineOf(historyOf(entry('plain', [version(null, 'glossary', 'Plain.', [])]), [], documents), '2017-03-06')).toBeNull();
  });

  it('writes no label behind the last day', () => {
    const late = [document('glossary', { kind: 'glossary', before: '2019-11-04' }), document('last', { date: '2019-11-04' })];
    const picture = timelineOf(historyOf(entry('late', [version(null, 'glossary', 'Old.', []), version('2019-11-04', 'last', 'New.')]), [], late), '2019-12-31');
    expect(picture?.ticks.map(({ label }) => label)).not.toEqual([]);
    expect(picture?.ticks.filter(({ label }) => label.endsWith('2020'))).toEqual([]);
  });

  it('writes labels under it that do not run into each other', () => {
    const near = historyOf(entry('new', [version('2017-02-06', 'second', 'New.')]), [ruling('later', 'second')], documents);
    const xs = (timelineOf(near, '2017-03-06')?.ticks ?? []).map(({ x }) => x);
    expect(xs.length).toBeGreaterThan(0);
    xs.forEach((x, at) => { if (at > 0) expect(x - (xs[at - 1] ?? 0)).toBeGreaterThan(50); });
  });
});
