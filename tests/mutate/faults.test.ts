import { globSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

import { describe, expect, test } from 'vitest';

import { faultsIn, withFault } from './faults.ts';
import { harmless } from './harmless.ts';
import { rooms } from './rooms.ts';
import { withSwitches } from './switches.ts';

const made = (source: string): string[] => faultsIn(source).map((fault) => withFault(source, fault));

describe('faults are made', () => {
  test.for([
    ['if (a < 2) go();', ['if (!(a < 2)) go();', 'if (a <= 2) go();', 'if (a < 3) go();']],
    ['f(a && b);', ['f(a);', 'f(b);']],
    ['const x = a === b ? c : d;', ['const x = a !== b ? c : d;']],
    ["const t = ['a', 'b'];", ["const t = ['b'];", "const t = ['a'];"]],
    ["f(['a']);", []],
    ['function f() { return g(); }', ['function f() { return (null as never); }']],
    ['function f() { return null; }', []],
    ['const on: true = true;', ['const on: true = false;']],
    ["import { a } from 'b'; interface C { d: 1 }", []],
  ] as const)('in %s', ([source, faulty]) => { expect(made(source)).toEqual(faulty); });

  test('each with its line', () => { expect(faultsIn('\n\nf(1);').map(({ line }) => line)).toEqual([3]); });
});

describe('with a switch for each of its faults', () => {
  const source = 'const f = (a, b) => { if (a < 2 && b !== 3) return [a, ...[b, 7], true]; return a ? b : { 4: b }; }; f;';
  const faults = faultsIn(source);
  const switched = withSwitches(source, faults.map((fault, id) => ({ id, fault })));
  const of = (program: string, on: number): unknown => {
    const f = runInNewContext(program.replaceAll(' as never', ''), { isFault: (id: number) => id === on }) as (a: number, b: number) => unknown;
    return [[1, 2], [1, 3], [2, 2], [0, 5]].map(([a = 0, b = 0]) => f(a, b));
  };

  test('a program is as it was while none is on', () => { expect(of(switched, -1)).toEqual(of(source, -1)); });

  test.for(faults.filter(({ around }) => around !== null).map((fault) => [fault.was, fault.is, fault] as const))('and with one on as if it stood there: %s -> %s', ([,, fault]) => {
    expect(of(switched, faults.indexOf(fault))).toEqual(of(withFault(source, fault), -1));
  });
});

test.for(harmless.map(({ file, words }) => [file, words] as const))('what is called harmless stands there still, and once: %s: %s', ([file, words]) => {
  expect(readFileSync(file, 'utf8').split(words)).toHaveLength(2);
});

/** `{a,b}.ts` are two files; a name in braces that no file has would never be missed. */
function each(pattern: string): string[] {
  const [, before = '', names, after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/u.exec(pattern) ?? [];
  return names === undefined ? [pattern] : names.split(',').flatMap((name) => each(before + name + after));
}

test.for([...new Set(Object.values(rooms).flatMap(({ tests }) => tests.flatMap(each)))])('the tests that are to notice faults are there: %s', (pattern) => {
  expect(globSync(pattern)).not.toEqual([]);
});
