/** Documents of every shape and of none: lines that mean something to a layout, lines of prose, and lines of anything. */
import fc from 'fast-check';

const alphabet = 'A - B - C - D - E - F - G - H - I - J - K - L - M - N - O - P - Q - R - S - T - U - V - W - X - Y - Z - top';

const telling = fc.constantFrom(
  '', '', '', '\u00a0', '\u00a0', '|||||||', '|||||||', alphabet, 'la - le - li', 'back to top of page\u00a0la', 'Glossary - L', 'Glossary - L |',
  'Current Rulings', 'RULINGS – General', 'Temporary Rulings', 'SUMMARY OF CHANGES', '5 May 2005', 'Page 1 of 3', 'Example:', '![]() |',
  'All rights reserved.', '-- ', 'An asterisk (*) marks what is new.', '<p>', '</li>', '<script>',
);

const word = fc.constantFrom('lamp', 'Lamp', 'LAMP', 'The', 'of', 'the', 'See', 'tide', 'Night', 'Porter', 'delete', 'this', 'entry', 'etc.', '“dark”', '"lit"', '**wick**', '*ebb*', '12', 'x2', 'and', 'a-', '–');
const opening = fc.constantFrom('', '', '* ', '***', '**', '*', '- ', '  • ', '    • ', '1. ', '  a. ', 'lamp - ', 'LAMP: ', 'Low Water – ', '***tide** – ', '* **toll** - ');
const ending = fc.constantFrom('', '.', '.', ':', ' |', '**', ' -', ',', '!');
const prose = fc.tuple(opening, fc.array(word, { minLength: 1, maxLength: 12 }), ending).map(([first, words, last]) => `${first}${words.join(' ')}${last}`);

const anything = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[\r\n\u2028\u2029]/gu, ' '));

/** What a layout takes for the beginning of an entry or a ruling. */
const name = fc.constantFrom('lamp', 'lantern', 'Low Water', 'LOAD', 'letter - sealed', 'Lost Child, The', 'tide – turning', 'ties');
const beginning = fc.tuple(name, fc.constantFrom('It burns.', 'Delete this entry.', 'See Lamp.', 'Two may row, and'), fc.integer({ min: 0, max: 4 }))
  .map(([topic, text, shape]) => [`\u00a0\n\n${topic}\n${text}\n`, `|||||||\n${topic} ${text} |`, `\n${topic} - ${text}\n`, `\n***${topic}** – ${text}\n`, `\n${topic.toUpperCase()}: ${text}`][shape] ?? '');

const lines = fc.oneof({ weight: 3, arbitrary: telling }, { weight: 4, arbitrary: beginning }, { weight: 5, arbitrary: prose }, { weight: 1, arbitrary: anything });

/** The text of a document. */
export const anyDocument = fc.array(lines, { maxLength: 50, size: 'max' }).map((all) => all.join('\n'));
