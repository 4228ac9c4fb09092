/** What a careless pattern reads again and again: each is repeated until it fills the longest line that is read. */
import { MAX_LINE_LENGTH } from '../../../scripts/read/limits.ts';

const repeated = [
  ' ', '\t', '\u00a0 ', '(', '[', '“', '"', '*', '**', '* ', '*a', '-', '- ', ' - ', ' – ', '=', '_', '.', '. ', '! ', ':', ': ', '|', ' | ', '![]() ', '![](',
  '• ', '1. ', 'a ', 'A ', 'a-', 'a/', 'a.b.', 'A - ', 'la - ', 'The ', 'the The ', 'Lamp ', 'Lamp, ', 'lamp’s ', 'ABC ', 'ABC: ', 'Dr. ', '“a” ', '**a** ',
  'See ', '(see ', 'See a, ', 'See Lamp and ', 'section "aa" ', 'Page 1 of ', 'glossary - ', 'rulings for ', 'issued since the ', 'since the last ', 'supplements the Glossary ',
  '5 May 2005 ', '1/2/', 'Copyright ', '{', '<', '</b>', '&amp;', '\\', '`', 'é', '\u0301', '🙂',
];

export const hostileLines = repeated.map((unit) => ({ unit: JSON.stringify(unit), line: unit.repeat(Math.ceil(MAX_LINE_LENGTH / unit.length)) }));
