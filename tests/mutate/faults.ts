/** Small faults that a program makes in a source text: each what a careless change might do. */
import ts from 'typescript';

export type FaultKind = 'a comparison turned' | 'a condition dropped' | 'a condition turned' | 'a row removed' | 'a return emptied' | 'a number shifted' | 'a truth turned';

export interface Fault {
  kind: FaultKind;
  /** 1-based. */
  line: number;
  from: number;
  to: number;
  /** The words that stand there, and those that take their place. */
  was: string;
  is: string;
  /** The expression that a switch between the two can be put around; null where none can stand. */
  around: Expression | null;
}

/** Where an expression stands; a row is left out of its list, anything else gives way to other words. */
export interface Expression {
  from: number;
  to: number;
  row: boolean;
}

type Written = Pick<Fault, 'kind' | 'is'>;
type Maker = (node: ts.Node, text: (node: ts.Node) => string) => readonly (Written & { node?: ts.Node; from?: number; to?: number })[];

const turned = new Map([['===', '!=='], ['!==', '==='], ['<', '<='], ['<=', '<'], ['>', '>='], ['>=', '>']]);

/** `a < b` becomes `a <= b`; of `a && b` one side is dropped. */
const binary: Maker = (node, text) => {
  if (!ts.isBinaryExpression(node)) return [];
  const operator = text(node.operatorToken);
  const other = turned.get(operator);
  if (other !== undefined) return [{ kind: 'a comparison turned', is: `${text(node.left)} ${other} ${text(node.right)}` }];
  if (operator !== '&&' && operator !== '||') return [];
  return [{ kind: 'a condition dropped', is: text(node.left) }, { kind: 'a condition dropped', is: text(node.right) }];
};

/** Of an equation it is the same as to turn its sign, which is done anyway. */
const isEquation = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) && (node.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken || node.operatorToken.kind === ts.SyntaxKind.ExclamationEqualsEqualsToken);

const condition: Maker = (node, text) => {
  if ((ts.isIfStatement(node) && isEquation(node.expression)) || (ts.isConditionalExpression(node) && isEquation(node.condition))) return [];
  if (ts.isIfStatement(node)) return [{ kind: 'a condition turned', node: node.expression, is: `!(${text(node.expression)})` }];
  return ts.isConditionalExpression(node) ? [{ kind: 'a condition turned', node: node.condition, is: `!(${text(node.condition)})` }] : [];
};

/** One element of a list of two or more, with the comma behind or before it. */
const rows: Maker = (node) => {
  if (!ts.isArrayLiteralExpression(node) || node.elements.length < 2 || node.parent.kind === ts.SyntaxKind.BinaryExpression) return [];
  return node.elements.map((row, at) => {
    const next = node.elements[at + 1];
    return { kind: 'a row removed', node: row, is: '', from: next ? row.getStart() : (node.elements[at - 1]?.end ?? row.getStart()), to: next ? next.getStart() : row.end };
  });
};

const nothing = /^(?:null|undefined|\[\]|''|0|false|true|\[text\])$/;
const returns: Maker = (node, text) => {
  if (!ts.isReturnStatement(node) || node.expression === undefined || nothing.test(text(node.expression))) return [];
  return [{ kind: 'a return emptied', node: node.expression, is: text(node.expression).startsWith('[') ? '[]' : '(null as never)' }];
};

const literals: Maker = (node, text) => {
  if (ts.isNumericLiteral(node)) return [{ kind: 'a number shifted', is: String(Number(text(node).replaceAll('_', '')) + 1) }];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ kind: 'a truth turned', is: 'false' }];
  return node.kind === ts.SyntaxKind.FalseKeyword ? [{ kind: 'a truth turned', is: 'true' }] : [];
};

const makers: readonly Maker[] = [binary, condition, rows, returns, literals];

/** Types say nothing when a program runs, and what is imported is another file's. */
const isSilent = (node: ts.Node): boolean => ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

/** A number may be the name of a property, where no expression can stand. */
const isName = (node: ts.Node): boolean =>
  ts.isNumericLiteral(node) && (('name' in node.parent && node.parent.name === node) || ('propertyName' in node.parent && node.parent.propertyName === node));

/** Every fault that can be made in a source text, in the order in which they stand there. */
export function faultsIn(source: string): Fault[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const text = (node: ts.Node): string => source.slice(node.getStart(file), node.end);
  const found: Fault[] = [];
  const visit = (node: ts.Node): void => {
    if (isSilent(node)) return;
    for (const make of makers) for (const { kind, is, node: at = node, from = at.getStart(file), to = at.end } of make(node, text))
      found.push({ kind, is, from, to, was: source.slice(from, to), around: isName(at) ? null : { from: at.getStart(file), to: at.end, row: kind === 'a row removed' }, line: file.getLineAndCharacterOfPosition(from).line + 1 });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The source with the fault in it. */
export const withFault = (source: string, { from, to, is }: Pick<Fault, 'from' | 'to' | 'is'>): string => source.slice(0, from) + is + source.slice(to);
