import { expect, it } from 'vitest';
import { fromXml } from 'xast-util-from-xml';
import { x } from 'xastscript';

import { words, xmlFile } from '../../scripts/epub/xhtml.ts';

it.each(['a ]]> b', '<script>', '&amp; & "', 'bell \u0007'])('text stays text in a page of the book: %j', (text) => {
  const held = JSON.stringify(fromXml(xmlFile(x('p', [words(text)]))));
  expect(held).toContain(JSON.stringify(text.replaceAll('\u0007', '')));
});
