import { describe, expect, test } from 'vitest';

import { faultsIn, withFault } from './faults.ts';

const made = (source: string): string[] => faultsIn(source).map((fault) => withFault(source, fault));

describe('faults are made', () => {
  test.for([
    ['if (a < 2) go();', ['if (!(a < 2)) go();', 'if (a <= 2) go();', 'if (a < 3) go();']],
    ['f(a && b);', ['f(a);', 'f(b);']],
    ['const x = a === b ? c : d;', ['const x = !(a === b) ? c : d;', 'const x = a !== b ? c : d;']],
    ["const t = ['a', 'b'];", ["const t = ['b'];", "const t = ['a'];"]],
    ["f(['a']);", []],
    ['function f() { return g(); }', ['function f() { return (null as never); }']],
    ['function f() { return null; }', []],
    ['const on: true = true;', ['const on: true = false;']],
    ["import { a } from 'b'; interface C { d: 1 }", []],
  ] as const)('in %s', ([source, faulty]) => { expect(made(source)).toEqual(faulty); });

  test('each with its line', () => { expect(faultsIn('\n\nf(1);').map(({ line }) => line)).toEqual([3]); });
});
