/** What a careless pattern reads again and again where it fills a line. */
export const hostileWords = [
  ' ', '\t', '\u00a0 ', '(', '[', '“', '"', '*', '**', '* ', '*a', '-', '- ', ' - ', ' – ', '=', '_', '.', '. ', '! ', ':', ': ', '|', ' | ', '![]() ', '![](',
  '• ', '1. ', 'a ', 'A ', 'a-', 'a/', 'a.b.', 'A - ', 'la - ', 'The ', 'the The ', 'Lamp ', 'Lamp, ', 'lamp’s ', 'ABC ', 'ABC: ', 'Dr. ', '“a” ', '**a** ',
  'See ', '(see ', 'See a, ', 'See Lamp and ', 'section "aa" ', 'Page 1 of ', 'glossary - ', 'rulings for ', 'issued since the ', 'since the last ', 'supplements the Glossary ',
  '5 May 2005 ', '1/2/', 'Copyright ', '{', '<', '</b>', '&amp;', '\\', '`', 'é', '\u0301', '🙂',
];
