import { describe, expect, it } from 'vitest';

import { entry, version } from '../data/arrange.ts';
import { latestVersion, lifetime, shownVersion, stateOn, versionOn, versionsToCome } from '../../src/model/versions.ts';

const closed = (versions: ReturnType<typeof version>[]) => versions.map((one, at) => ({ ...one, to: versions[at + 1]?.from ?? null }));
const fog = entry('fog', closed([version(null, 'glossary', 'Thick.', []), version('2016-09-05', 'first', 'Thin.'), version('2027-05-01', 'second', 'Gone by noon.')]));
const ending = entry('oar', closed([version('2016-09-05', 'first', 'One.'), version('2027-05-01', 'second', '')]));

describe('the version of a day', () => {
  it.each([['1901-01-01', 'glossary'], ['2016-09-04', 'glossary'], ['2016-09-05', '2016-09-05'], ['2027-04-30', '2016-09-05'], ['2027-05-01', '2027-05-01']])('on %s is %s', (day, id) => {
    expect(versionOn(fog, day)?.id).toBe(id);
  });

  it('is none before the entry was made', () => {
    expect(versionOn(ending, '2016-09-04')).toBeNull();
    expect(stateOn(ending, '2016-09-04')).toBe('to come');
  });

  it('that is announced is not in force before its day', () => {
    expect(latestVersion(fog, '2027-04-30').id).toBe('2016-09-05');
    expect(versionsToCome(fog, '2027-04-30').map(({ id }) => id)).toEqual(['2027-05-01']);
    expect(versionsToCome(fog, '2027-05-01')).toEqual([]);
  });

  it('ends an entry on its day, whose last text is still shown', () => {
    expect([stateOn(ending, '2027-04-30'), stateOn(ending, '2027-05-01')]).toEqual(['in force', 'repealed']);
    expect(shownVersion(ending, '2027-05-01').text[0]?.text).toBe('One.');
    expect(lifetime(ending)).toEqual({ from: '2016-09-05', to: '2027-05-01' });
  });
});
