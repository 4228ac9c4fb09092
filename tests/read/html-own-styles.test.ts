/** What a page's own style sheet says of its words, as programs write it that give every run a class. */
import { describe, expect, it } from 'vitest';

import { readingOfHtml } from '../../scripts/read/formats/html/html.ts';

const page = (sheet: string, body: string): string => `<!DOCTYPE html><html><head><title>Lamps</title><style>${sheet}</style></head><body>${body}</body></html>`;
const read = (sheet: string, body: string): [string, string[]][] => readingOfHtml(page(sheet, body)).filter(({ text, marks }) => text !== '' || marks !== undefined)
  .map(({ text, marks = [] }) => [text, marks.map(({ is, by, words }) => [is, ...(by === undefined ? [] : [by]), words].join(' '))]);

describe('a page’s own style sheet', () => {
  it.each([
    ['a class', '.c3{text-decoration:line-through}', '<span class="c3">at dawn</span>'],
    ['the last of its classes', '.c1{color:#000000}.c3{text-decoration-line:line-through;font-size:11pt}', '<span class="c1 c3">at dawn</span>'],
    ['two classes', '.old.rule { text-decoration: line-through }', '<em class="old rule">at dawn</em>'],
    ['a name and a class', 'span.T2 { text-decoration:line-through ! important; }', '<span class="T2">at dawn</span>'],
    ['an id', '#was { text-decoration: line-through }', '<span id="was">at dawn</span>'],
    ['one of several', 'h1, .gone, .lost { text-decoration: line-through }', '<span class="lost">at dawn</span>'],
    ['a class, whatever it says of all such elements', '.c3{text-decoration:line-through} span{text-decoration:none}', '<span class="c3">at dawn</span>'],
    ['the later of two classes, whichever the element names first', '.c1{text-decoration:none}.c3{text-decoration-line:line-through}', '<span class="c3 c1">at dawn</span>'],
    ['a class, beside a colour behind the words', '.c3{text-decoration:line-through}', '<span class="c3" style="background-color: white">at dawn</span>'],
  ])('strikes words out by %s', (_, sheet, words) => {
    expect(read(sheet, `<p>It opens ${words} alone.</p>`)).toEqual([['It opens alone.', ['struck at dawn']]]);
  });

  it.each([
    ['asks what stands around it', '.list .c3{text-decoration:line-through}', '<span class="c3">at dawn</span>'],
    ['speaks of other classes too', '.c3.old{text-decoration:line-through}', '<span class="c3">at dawn</span>'],
    ['is for paper', '@media print{.c3{text-decoration:line-through}}', '<span class="c3">at dawn</span>'],
    ['is for a moment', '.c3:hover{text-decoration:line-through}', '<span class="c3">at dawn</span>'],
    ['is overruled by a later one', '.c3{text-decoration:line-through}.c3{text-decoration:none}', '<span class="c3">at dawn</span>'],
    ['is overruled by the element', '.c3{text-decoration:line-through}', '<span class="c3" style="text-decoration: none">at dawn</span>'],
    ['is broken', '.c3{text-decoration:line-through', '<span class="c4">at dawn</span>'],
  ])('does not where the rule %s', (_, sheet, words) => {
    expect(read(sheet, `<p>It opens ${words} alone.</p>`)).toEqual([['It opens at dawn alone.', []]]);
  });

  it('tells a colour of the words, whatever the colour behind them', () => {
    expect(read('.c2{color:#0000ff}', '<p>It opens <span class="c2" style="background-color: white">at dawn</span>.</p>')).toEqual([['It opens at dawn.', ['coloured blue at dawn']]]);
  });

  it('tells what is bold, and what is in a colour', () => {
    expect(read('.c1{font-weight:700}.c2{color:#0000ff}', '<p><span class="c1">gate</span> It opens <span class="c2">at dawn</span>.</p>')).toEqual([['**gate** It opens at dawn.', ['coloured blue at dawn']]]);
  });

  it('does not take a link or a title for words that somebody marked', () => {
    expect(read('.c5{color:#1155cc;text-decoration:underline} h2.c6{color:#ff0000}', '<h2 class="c6">gate</h2><p>See <span class="c5"><a class="c5" href="lock.html">lock</a></span>.</p>')).toEqual([['gate', []], ['See lock.', []]]);
  });

  it('hides nothing: what a page folds away is told', () => {
    expect(read('.answer{display:none}', '<p class="answer">It opens.</p>')).toEqual([['It opens.', []]]);
  });
});
