import { describe, expect, it } from 'vitest';

import { calledNothing } from '../../scripts/consolidate/called-nothing.ts';
import { shippedCorpus } from '../search/rig/shipped-corpus.ts';

const messagesOn = (also: Record<string, string[]>): string[] =>
  calledNothing(also, shippedCorpus.entries, shippedCorpus.rulings).map(({ message }) => message);

describe('what the operator says that things are called', () => {
  it('is warned of where no document has the word', () => {
    expect(messagesOn({ tap: ['dimmed', 'stopt'], trap: ['perils'] })).toEqual(['“tap” is said to mean “stopt” here, and no document has that word']);
  });

  it('in the shipped game leads to words of its documents', () => {
    expect(Object.keys(shippedCorpus.also).length).toBeGreaterThan(0);
    expect(messagesOn(shippedCorpus.also)).toEqual([]);
  });
});
