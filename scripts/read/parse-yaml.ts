import { isAlias, isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument, visit, type Document } from 'yaml';

export interface YamlFault {
  message: string;
  line: number;
  /** What to write instead, where the line looks as if a value lacked its quotation marks; else null. */
  hint: string | null;
}

/** Reads: the text of a YAML file. Writes: its value (null for an empty file), or the first thing that is wrong with it. */
export function parseYaml(text: string): { value: unknown; fault: YamlFault | null; lineOf: (path: readonly PropertyKey[]) => number } {
  const lineCounter = new LineCounter();
  // "core" leaves days as text: a date is not a moment in a time zone. What there is to say of the file is said by us.
  const yaml = parseDocument(text, { schema: 'core', logLevel: 'error', lineCounter });
  // A tag that nobody knows ("title: !Kettle Crow") is only warned of, and its word would be lost.
  const [error] = [...yaml.errors, ...yaml.warnings];
  const lineOf = (path: readonly PropertyKey[]): number => Math.max(1, lineCounter.linePos(offsetOf(yaml, path)).line);
  if (error) return { value: null, fault: faultAt(error.linePos?.[0].line ?? 1, error.message, text), lineOf };
  try {
    return { value: yaml.toJS({ maxAliasCount: 50 }) as unknown, fault: null, lineOf };
  } catch (error) {
    const { line, isKnown } = firstAlias(yaml, lineCounter);
    return { value: null, fault: faultAt(line, error instanceof Error ? error.message : String(error), isKnown ? '' : text), lineOf };
  }
}

/** Where the key or the row at a path stands; where there is none, the last above it on the path. */
function offsetOf(yaml: Document, path: readonly PropertyKey[]): number {
  let [node, offset]: [unknown, number] = [yaml.contents, 0];
  for (const part of path) {
    const found: unknown = isMap(node) ? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part)) : isSeq(node) ? node.items[Number(part)] : undefined;
    const place = isPair(found) ? found.key : found;
    if (!isNode(place)) break;
    offset = place.range?.[0] ?? offset;
    node = isPair(found) ? found.value : found;
  }
  return offset;
}

/** The first alias that names nothing; the first one, where all name something: aliases of aliases, without end. */
function firstAlias(yaml: Document, lines: LineCounter): { line: number; isKnown: boolean } {
  const found: { line: number; isKnown: boolean }[] = [];
  visit(yaml, (_, node) => { if (isAlias(node)) found.push({ line: Math.max(1, lines.linePos(node.range?.[0] ?? 0).line), isKnown: node.resolve(yaml) !== undefined }); });
  return found.find(({ isKnown }) => !isKnown) ?? found[0] ?? { line: 1, isKnown: true };
}

const faultAt = (line: number, message: string, text: string): YamlFault => ({ message: firstLine(message), line, hint: withoutMarks(text.split(/\r?\n/u), line, message.startsWith('Flow')) });

const SIGNS = 'with a colon and a space, or one that begins with a sign such as #, [, {, &, *, !, %, @ or `, needs quotation marks';

/** `key: value`, where the value has no quotation marks. */
const pair = /^(\s*(?:- )?[^\s"':#][^:]*:\s+)([^\s"'].*)$/u;

/** What is said where a value lacks its quotation marks: on the line itself, or above, where a bracket was never closed. */
function withoutMarks(lines: readonly string[], at: number, isUnclosed: boolean): string | null {
  const [, key = '', value = ''] = pair.exec((lines[at - 1] ?? '').trimEnd()) ?? [];
  if (/: |:$|^[#&*!%@`]|\s#/u.test(value) && !/^[[{]/u.test(value)) return `A value ${SIGNS}: ${key.trim()} ${value.includes('"') ? `'${value.replaceAll('\'', '\'\'')}'` : `"${value.replaceAll('\\', '\\\\')}"`}`;
  return lines.slice(isUnclosed ? 0 : at - 1, at).some((line) => opensABracket(pair.exec(line.trimEnd())?.[2] ?? '')) ? `A value ${SIGNS}, unless it is a list` : null;
}

const opensABracket = (value: string): boolean => (/^\[[^\]]*(?:$|\][^,\]}#]*\S$)/u.test(value) && !value.endsWith(']')) || (/^\{[^}]*(?:$|\}[^,\]}#]*\S$)/u.test(value) && !value.endsWith('}'));

function firstLine(message: string): string {
  return message.split('\n')[0]?.replace(/ at line \d+, column \d+:$/u, '') ?? '';
}
