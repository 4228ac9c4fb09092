/** A grammar that looks at the next letter reads what it reads without. */
import fc from 'fast-check';
import * as ohm from 'ohm-js';
import type { Grammar, Node } from 'ohm-js';
import { describe, expect, test } from 'vitest';

import { commandKinds } from '../../scripts/interpret/amendments/commands/command-kinds.ts';
import { foldText } from '../../scripts/interpret/amendments/sentences/fold-text.ts';
import { grammarAsRead, instructionGrammar } from '../../scripts/interpret/amendments/grammar/instruction-grammar.ts';
import { withNextLetter } from '../../scripts/interpret/amendments/grammar/next-letter.ts';
import { otherTurns } from '../wordings/rig/other-turns.ts';

type Tree = string | Tree[];
const treeOf = (node: Node): Tree => (node as unknown as { tree: () => Tree }).tree();

/** What a grammar makes of a text: its rules, each with what it read; null where it does not read it. */
function reader(grammar: Grammar): (text: string, rule: string) => Tree | null {
  const trees = grammar.createSemantics().addOperation<Tree>('tree', {
    _nonterminal(...children: Node[]) { return [this.ctorName, this.sourceString, ...children.map(treeOf)]; },
    _iter(...children: Node[]) { return children.map(treeOf); },
    _terminal() { return this.sourceString; },
  });
  return (text, rule) => {
    const match = grammar.match(text, rule);
    return match.failed() ? null : treeOf(trees(match) as unknown as Node);
  };
}

const small = String.raw`Small {
  Deeds = Deed+ stop?
  Deed
    = &start Verb thing ("," thing)* #stop  -- one
    | Again                                 -- again
  Again
    = Again "again"  -- more
    | "rest"         -- once
  Verb = "light" | "lift" ~"ed" | trim
  trim = "trim" "med"?
  thing
    = ~"the " letter+                  -- bare
    | "the " (letter | "0".."9")+      -- told
    | ""                               -- none
  start = "l" | "t" | "r"
  stop = "." | "!" | "\n"
}`;

describe('reads as without', () => {
  const plainly = reader(ohm.grammar(small));
  const ahead = reader(withNextLetter(ohm.grammar(small)));
  const words = fc.constantFrom('light', 'lift', 'lifted', 'trim', 'trimmed', 'rest', 'again', 'the ', 'lamp', 'a1', '7', ',', '.', '!', '\n', ' ', '  ', '');
  test('whatever is put together of a small grammar\'s words', () => {
    let read = 0;
    fc.assert(fc.property(fc.array(words, { maxLength: 9 }).map((all) => all.join(' ')), (text) => {
      const tree = plainly(text, 'Deeds');
      if (tree !== null) read++;
      expect(ahead(text, 'Deeds')).toEqual(tree);
    }), { numRuns: 2000 });
    expect(read).toBeGreaterThan(20);
  });

  const whole = reader(grammarAsRead());
  const quickly = reader(instructionGrammar);
  const orders = [...Object.values(commandKinds).map(({ example }) => example), ...otherTurns.map(([order]) => order)].map((order) => foldText(order).text);
  test('every order that the tables show', () => {
    expect(orders.length).toBeGreaterThan(300);
    expect(orders.filter((order) => whole(order, 'Start') !== null).length).toBeGreaterThan(200);
    for (const order of orders) expect(quickly(order, 'Start')).toEqual(whole(order, 'Start'));
  });

  test('orders of which words were dropped, doubled or exchanged', () => {
    const damaged = fc.tuple(fc.constantFrom(...orders), fc.nat(), fc.nat(), fc.constantFrom('dropped', 'doubled', 'exchanged')).map(([order, one, other, how]) => {
      const all = order.split(' ');
      const [at, to] = [one % all.length, other % all.length];
      if (how === 'dropped') all.splice(at, 1);
      else if (how === 'doubled') all.splice(at, 0, all[at] ?? '');
      else [all[at], all[to]] = [all[to] ?? '', all[at] ?? ''];
      return all.join(' ');
    });
    fc.assert(fc.property(damaged, (order) => { expect(quickly(order, 'Start')).toEqual(whole(order, 'Start')); }), { numRuns: 300 });
  });
});
