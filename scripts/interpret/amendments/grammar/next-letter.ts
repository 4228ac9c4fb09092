/**
 * Choices that look at the next letter: of the alternatives of a rule only those are tried that can begin with it, and a
 * rule that cannot is not entered. The library tries every one of them, a thousand at each sentence; what is read is the
 * same (`tests/interpret/next-letter.test.ts`), in some half of the time.
 */
import { pexprs } from 'ohm-js';
import type { Grammar } from 'ohm-js';

/** What the library's expressions have, and its types leave out. */
interface Expression {
  eval: (state: State) => boolean;
  obj?: string;
  from?: string;
  to?: string;
  terms?: Expression[];
  factors?: Expression[];
  expr?: Expression;
  ruleName?: string;
  args?: Expression[];
}
interface State { input: string; inputStream: { pos: number }; eval: (expression: Expression) => boolean }
interface Grown { rules: Record<string, { body: Expression }>; superGrammar: Grown; isBuiltIn: () => boolean }

/** The letters with which an expression can begin: null where it may be any. `nothing`: it may be there without a letter. */
interface Beginning { letters: ReadonlySet<string> | null; nothing: boolean }

const anything: Beginning = { letters: null, nothing: true };

function either(beginnings: readonly Beginning[]): Beginning {
  const sets = beginnings.map(({ letters }) => letters);
  const nothing = beginnings.some((one) => one.nothing);
  return sets.includes(null) ? { letters: null, nothing } : { letters: new Set(sets.flatMap((set) => [...set ?? []])), nothing };
}

/** More letters than these are not listed. */
const longestRange = 64;

function rangeOf(from: string, to: string): Beginning {
  const [first, last] = [from.codePointAt(0) ?? 0, to.codePointAt(0) ?? 0];
  return last - first > longestRange ? { letters: null, nothing: false }
    : { letters: new Set(Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))), nothing: false };
}

/** One part after another: the first that must be there has the last say. */
function inRow(parts: readonly Beginning[]): Beginning {
  const end = parts.findIndex(({ nothing }) => !nothing);
  const all = either(end < 0 ? parts : parts.slice(0, end + 1));
  return { letters: all.letters, nothing: end < 0 };
}

/** How the expressions of a grammar begin, each rule asked once. */
function beginnings({ rules }: Grown): (expression: Expression) => Beginning {
  const known = new Map<string, Beginning>();
  const ofRule = (name: string): Beginning => {
    const found = known.get(name);
    if (found) return found;
    // A rule that begins with itself.
    known.set(name, anything);
    const body = rules[name]?.body;
    const beginning = body === undefined ? anything : of(body);
    known.set(name, beginning);
    return beginning;
  };
  const of = (expression: Expression): Beginning => {
    const { obj, from, to, terms, factors, expr, ruleName, args } = expression;
    if (expression instanceof pexprs.Terminal && typeof obj === 'string') return { letters: new Set(obj.slice(0, 1)), nothing: obj === '' };
    if (expression instanceof pexprs.Range && from !== undefined && to !== undefined) return rangeOf(from, to);
    if (expression instanceof pexprs.Not) return { letters: new Set(), nothing: true };
    if (terms) return either(terms.map(of));
    if (factors) return inRow(factors.map(of));
    if (expr) return expression instanceof pexprs.Opt || expression instanceof pexprs.Star ? { ...of(expr), nothing: true } : of(expr);
    return ruleName !== undefined && args?.length === 0 ? ofRule(ruleName) : anything;
  };
  return of;
}

const isSpace = (letter: number): boolean => letter <= 0x20;

/** Where the next letter stands: in a rule that skips spaces, behind them. */
function nextIn({ input, inputStream: { pos } }: State, skips: boolean): number {
  let at = pos;
  while (skips && isSpace(input.charCodeAt(at))) at++;
  return at;
}

/** Whether an expression may be read where this letter stands next. */
const fits = ({ letters, nothing }: Beginning, letter: string): boolean => nothing || letters === null || letters.has(letter);

function choosing(choice: Expression, terms: Expression[], skips: boolean, of: (expression: Expression) => Beginning): void {
  const ways = terms.map((term) => ({ term, beginning: of(term) }));
  if (ways.every(({ beginning: { letters, nothing } }) => nothing || letters === null)) return;
  const kept = new Map<string, Expression[]>();
  const fitting = (letter: string): Expression[] => {
    const found = kept.get(letter) ?? ways.filter(({ beginning }) => fits(beginning, letter)).map(({ term }) => term);
    kept.set(letter, found);
    return found;
  };
  choice.eval = (state) => {
    const letter = state.input.charAt(nextIn(state, skips));
    const tried = kept.get(letter) ?? fitting(letter);
    for (const term of tried) if (state.eval(term)) return true;
    return false;
  };
}

function entering(application: Expression, of: (expression: Expression) => Beginning): void {
  const { letters, nothing } = of(application);
  if (nothing || letters === null) return;
  const enter = application.eval;
  application.eval = function (state) { return letters.has(state.input.charAt(state.inputStream.pos)) && enter.call(this, state); };
}

function prepare(expression: Expression, skips: boolean, of: (expression: Expression) => Beginning): void {
  const { terms, factors, expr, args } = expression;
  for (const part of [...terms ?? [], ...factors ?? []]) prepare(part, skips, of);
  if (expr) prepare(expr, skips && !(expression instanceof pexprs.Lex), of);
  if (terms) choosing(expression, terms, skips, of);
  else if (args?.length === 0) entering(expression, of);
}

/**
 * Makes a grammar look at the next letter, for whoever matches with it.
 *
 * @param grammar - is changed in place, and returned; of the grammars below it, which share its rules, none may be used by itself
 */
export function withNextLetter(grammar: Grammar): Grammar {
  const whole = grammar as unknown as Grown;
  const of = beginnings(whole);
  for (let one = whole; !one.isBuiltIn(); one = one.superGrammar)
    for (const [name, { body }] of Object.entries(one.rules)) prepare(body, /^\p{Lu}/u.test(name), of);
  return grammar;
}
