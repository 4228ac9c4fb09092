/**
 * An operator's drawing of an icon. An SVG can hold scripts, links, styles and other pictures: what is taken from it is
 * shapes and colours, by a list of what may be, and all else is left behind. It is written anew, and shown as a picture
 * alone, in which nothing runs.
 */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';

import type { Icon, Message } from '../../src/model/corpus.ts';
import type { CorpusConfig } from './corpus-config.ts';

const shapes = new Set(['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon']);

/** By the name that the parser gives it, what each attribute is called in the drawing. */
const attributes: Readonly<Record<string, string>> = {
  d: 'd', cx: 'cx', cy: 'cy', r: 'r', rx: 'rx', ry: 'ry', x: 'x', y: 'y', x1: 'x1', y1: 'y1', x2: 'x2', y2: 'y2', width: 'width', height: 'height', points: 'points', transform: 'transform',
  fill: 'fill', fillRule: 'fill-rule', fillOpacity: 'fill-opacity', opacity: 'opacity', stroke: 'stroke', strokeWidth: 'stroke-width', strokeOpacity: 'stroke-opacity',
  strokeLineCap: 'stroke-linecap', strokeLinecap: 'stroke-linecap', strokeLineJoin: 'stroke-linejoin', strokeLinejoin: 'stroke-linejoin', strokeDashArray: 'stroke-dasharray', strokeDasharray: 'stroke-dasharray',
};

/** Numbers, colours and the letters of paths; no address is made of these without `url`. */
const plain = /^(?!.*url)[\w\s#.,()%+-]{1,20000}$/iu;
const box = /^\s*-?[\d.]+(?:[\s,]+-?[\d.]+){3}\s*$/u;

const deepest = 20;
const mostBytes = 64_000;

/**
 * @returns the drawing, written anew; null where there is nothing in it that may be shown
 */
export function drawingOf(svg: string): string | null {
  const root = treeOf(svg)?.children.find((node) => node.type === 'element' && node.tagName === 'svg') as Element | undefined;
  const viewBox = root === undefined ? null : boxOf(root);
  const inside = root === undefined ? [] : shapesIn(root, 0);
  if (root === undefined || viewBox === null || inside.length === 0) return null;
  return toXml(x('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox, ...allowed(root, ['fill', 'stroke', 'strokeWidth']) }, inside));
}

/** Null for what is nested so deep that no program made it for people. */
function treeOf(svg: string): Root | null {
  try {
    return unified().use(rehypeParse, { fragment: true }).parse(svg);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function boxOf({ properties }: Element): string | null {
  const given = textOf(properties['viewBox']);
  if (box.test(given)) return given.trim();
  const [width, height] = [properties['width'], properties['height']].map((size) => Number.parseFloat(textOf(size)));
  return width !== undefined && height !== undefined && width > 0 && height > 0 ? `0 0 ${width} ${height}` : null;
}

function shapesIn({ children }: Element | Root, depth: number): ReturnType<typeof x>[] {
  if (depth > deepest) return [];
  return children.flatMap((node) => (node.type === 'element' && shapes.has(node.tagName) ? [x(node.tagName, allowed(node), shapesIn(node, depth + 1))] : []));
}

function allowed({ properties }: Element, names = Object.keys(attributes)): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => {
    const value = textOf(properties[name]);
    const called = attributes[name];
    return called !== undefined && plain.test(value) ? [[called, value]] : [];
  }));
}

function textOf(value: Element['properties'][string]): string {
  return Array.isArray(value) ? value.join(' ') : typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The icons of a corpus with their drawings. A file that is none is told, and the icon stays a sign of letters. */
export async function drawnIcons(folder: string, icons: CorpusConfig['icons']): Promise<{ icons: Icon[]; messages: Message[] }> {
  const read = await Promise.all(icons.map(async ({ svg, ...icon }) => {
    if (svg === undefined) return { icon, messages: [] };
    const found = await drawingIn(folder, svg);
    return 'picture' in found ? { icon: { ...icon, picture: found.picture }, messages: [] } : { icon, messages: [message(icon.code, svg, found.fault)] };
  }));
  return { icons: read.map(({ icon }) => icon), messages: read.flatMap(({ messages }) => messages) };
}

async function drawingIn(folder: string, svg: string): Promise<{ picture: string } | { fault: string }> {
  const file = path.resolve(folder, svg);
  if (!file.startsWith(`${path.resolve(folder)}${path.sep}`)) return { fault: 'lies outside the folder' };
  const found = await stat(file).catch(() => null);
  if (found?.isFile() !== true) return { fault: 'is not there' };
  if (found.size > mostBytes) return { fault: `has ${found.size} bytes; a drawing of an icon has ${mostBytes} at most` };
  const picture = await readFile(file, 'utf8').then(drawingOf, () => null);
  return picture === null ? { fault: 'holds no shapes, or does not say how large it is (viewBox)' } : { picture };
}

function message(code: string, svg: string, fault: string): Message {
  return {
    rule: 'icon-picture', severity: 'warning', file: 'corpus.yaml', line: null,
    message: `${svg}, the drawing of the icon ${code}, ${fault}`, hint: 'The icon is shown by its letters. Name an SVG of shapes (path, circle, rect ...) that lies beside corpus.yaml.',
  };
}
