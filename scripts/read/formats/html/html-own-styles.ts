/**
 * What a page's own style sheet says of the words in it. Programs that write pages out (of a word processor, of documents
 * kept on the web) give every run of words a class, and say only there that it is bold, in a colour, or struck out.
 */
import { parse, walk, generate } from 'css-tree';
import type { Rule, Selector } from 'css-tree';
import type { Element, Nodes } from 'hast';
import { visit } from 'unist-util-visit';

/** Characters of style sheets that are looked at: beyond them it is a site's dress, not a document's. */
const MOST = 400_000;
/** Rules for one class, id or name that are asked, the last of them: no page has so many. */
const MOST_OF_ONE = 64;
const TOLD = new Set(['text-decoration', 'text-decoration-line', 'color', 'font-weight', 'font-style']);
/** What is in a colour because of what it is, not because somebody marked it. */
const COLOURED_ANYWAY = /^(?:a|h[1-6]|th|code)$/u;

type Style = ReadonlyMap<string, string>;
/** What a rule asks of an element, without a word about what stands around it. */
interface Own {
  tag: string | null;
  id: string | null;
  classes: string[];
  style: Style;
  /** Its place among all rules: of two that ask as much, the later counts. */
  at: number;
}

/** Gives each element, as if it were written there, what the page's own rules say of it. */
export function applyOwnStyles(root: Nodes): void {
  const rules = Map.groupBy(ownRules(sheetsIn(root)).map((rule, at) => ({ ...rule, at })), ({ classes, id, tag }) => classes[0] ?? id ?? tag);
  if (rules.size === 0) return;
  visit(root, 'element', (element) => {
    const classes = classesOf(element);
    const fitting = [...classes, element.properties['id'], element.tagName].flatMap((key) => rules.get(String(key))?.slice(-MOST_OF_ONE) ?? []).filter((rule) => fits(rule, element, classes)).toSorted((a, b) => weightOf(a) - weightOf(b) || a.at - b.at);
    if (fitting.length > 0) element.properties['style'] = styleOf(element, new Map(fitting.flatMap(({ style }) => [...style])));
  });
}

/** An id asks more than any classes, and a class more than a name: as style sheets have it. */
const weightOf = ({ id, classes, tag }: Own): number => (id === null ? 0 : 10_000) + Math.min(classes.length, 99) * 10 + (tag === null ? 0 : 1);

function sheetsIn(root: Nodes): string {
  let sheets = '';
  visit(root, { type: 'element', tagName: 'style' }, ({ children: [first] }) => {
    if (first?.type === 'text' && sheets.length + first.value.length < MOST) sheets += `${first.value}\n`;
  });
  return sheets;
}

/** The rules of style sheets that speak of an element alone; those for paper or for narrow windows are another page's. */
function ownRules(sheets: string): Omit<Own, 'at'>[] {
  if (sheets === '') return [];
  const found: Omit<Own, 'at'>[] = [];
  walk(parse(sheets, { parseValue: false, onParseError: () => undefined }), {
    visit: 'Rule',
    enter(rule) {
      const style = this.atrule === null ? toldBy(rule) : new Map();
      if (style.size === 0 || rule.prelude.type !== 'SelectorList') return;
      for (const selector of rule.prelude.children) if (selector.type === 'Selector') found.push(...ofElement(selector, style));
    },
  });
  return found;
}

function toldBy({ block }: Rule): Style {
  const told = block.children.toArray().flatMap((one) => (one.type === 'Declaration' && TOLD.has(one.property) ? [[one.property.replace('-line', ''), generate(one.value).trim()] as const] : []));
  return new Map(told);
}

/** A selector of a name, classes and an id; none where it asks for more. */
function ofElement(selector: Selector, style: Style): Omit<Own, 'at'>[] {
  const own: Omit<Own, 'at'> = { tag: null, id: null, classes: [], style };
  for (const part of selector.children) {
    if (part.type === 'ClassSelector') own.classes.push(part.name);
    else if (part.type === 'IdSelector') own.id = part.name;
    else if (part.type === 'TypeSelector' && part.name !== '*') own.tag = part.name.toLowerCase();
    else return [];
  }
  return [own];
}

const classesOf = ({ properties: { className } }: Element): string[] => (Array.isArray(className) ? className.map(String) : []);

function fits({ tag, id, classes }: Own, element: Element, held: readonly string[]): boolean {
  return (tag === null || tag === element.tagName) && (id === null || id === element.properties['id']) && classes.every((name) => held.includes(name));
}

/** What the rules say, as far as the element does not say it itself, then what it says. A link is underlined because it is one. */
function styleOf(element: Element, told: Style): string {
  const own = typeof element.properties['style'] === 'string' ? element.properties['style'] : '';
  const isLink = element.tagName === 'a' || element.children.some((child) => child.type === 'element' && child.tagName === 'a');
  const said = new Set(own.split(';').map((one) => one.split(':', 1)[0]?.trim().toLowerCase().replace('-line', '')));
  const brought = [...told].filter(([property, value]) => !said.has(property)
    && !(property === 'color' && COLOURED_ANYWAY.test(element.tagName)) && !(isLink && (property === 'color' || value.includes('underline'))));
  return [...brought.map(([property, value]) => `${property}: ${value}`), ...(own === '' ? [] : [own])].join('; ');
}
