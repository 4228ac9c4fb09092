/** What the columns of a table are for, by their names: terms, texts, days, marks. */
import { yearInFull } from '../../../language/en/calendar-words.ts';

/** What a column of days is called, and what it holds. */
export const OF_DAYS = /^(?:dates?|days?|(?:ruled|asked|answered|given)(?: on)?|issued(?: on)?|effective(?: from| on)?|in force(?: since| from)?|valid from|as of|since|when|(?:date )?(?:added|published)(?: on)?)$/iu;
export const DAY = /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9}\.?,? \d{4})$/u;

/** A day between full stops has one reading: nobody writes the month first so. */
const DOTTED = /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4}|\d{2})$/u;

/** A day as the rest of the program reads it, `04.05.2020` as `2020-05-04`; any other as it is written. */
export function plainDay(cell: string): string {
  const { day = '', month = '', year = '' } = DOTTED.exec(cell)?.groups ?? {};
  return day === '' ? cell : `${yearInFull(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** What the columns are called that are read. */
export const COLUMNS: readonly { of: 'term' | 'text' | 'see' | 'day' | 'beside' | 'mark'; says: RegExp; example: string }[] = [
  { of: 'term', says: /^(?:terms?|names?|topics?|keywords?|cards?|(?:card|unit) names?|entry|entries|words?|headwords?|titles?|subjects?|phrases?|expressions?|concepts?|abbreviations?|abilit(?:y|ies)|units?)$/iu, example: 'Term' },
  { of: 'text', says: /^(?:meanings?|definitions?|texts?|rulings?|descriptions?|explanations?|rules? texts?|answers?|clarifications?|errat(?:a|um)|notes?|rules?|(?:what )?(?:it|this|that|they) (?:means?|does|do|says?|is|are)|what(?:[’']s| is) (?:it|that|this)|in (?:plain|other) (?:words|english))$/iu, example: 'What it means' },
  { of: 'see', says: /^(?:see|see also|references?|related|cross[- ]references?)$/iu, example: 'See also' },
  { of: 'beside', says: /^(?:by|ruled by|answered by|author|judge|who|sources?|refs?\.?|official\?|pages?|page (?:no\.?|number)|pp?\.)$/iu, example: 'By' },
  { of: 'day', says: OF_DAYS, example: 'Ruled on' },
  { of: 'mark', says: /^(?:marks?|new|new\?|status|changes?|changed|stars?|flags?|updates?|updated)$/iu, example: 'Mark' },
];
export type Column = (typeof COLUMNS)[number]['of'] | null;

/** What the names of the columns say that the rows are. */
export const KINDS: readonly { kind: string; says: RegExp; example: string }[] = [
  { kind: 'Rulings', says: /(?:^|[;,\t]) ?"?(?:rulings?|answers?|errat(?:a|um)|clarifications?)"?(?:[;,\t]|$)/iu, example: 'Card;Ruling' },
  { kind: 'Glossary', says: /(?:^|[;,\t]) ?"?(?:terms?|words?|keywords?|headwords?)"?[;,\t](?:.{0,60}[;,\t])? ?"?(?:meanings?|definitions?|explanations?|descriptions?|(?:what )?(?:it|this|that|they) means?)/iu, example: 'Term;Kind;Meaning' },
];
/** What the names of columns, parted by a semicolon, say that the rows are; null where they do not say. */
export function kindOfRows(head: string): string | null {
  return KINDS.find(({ says }) => says.test(head))?.kind ?? null;
}

/** `Card / rule`, `Term or card (set)`: two names of one column. */
const SEVERAL = /\s?\/\s?|\s(?:or|and|&)\s/u;
const NOTE = /^(?:official|current|latest|the|full) |\s?\([^()]{1,30}\)$/giu;

/** What a game has names for besides cards: one word, and nothing that is counted or sold. */
const isNoun = (name: string): boolean => /^(?!(?:prices?|stocks?|qty|quantit(?:y|ies)|skus?|amounts?|rarit(?:y|ies)|scores?|points?|costs?)$)\p{L}{3,12}$/iu.test(name);

/** What a column is for, by its name, or by the first of two, one of which may be a thing of the game beside `Card`; null for one that is not read. */
export function columnOf(words: string): Column {
  const [first = '', ...others] = words.replaceAll(NOTE, '').split(SEVERAL);
  const all = [first, ...others].map((name) => COLUMNS.find(({ says }) => says.test(name))?.of ?? null);
  if (all.includes('term') && all.every((of, at) => of === 'term' || (of === null && isNoun([first, ...others][at] ?? '')))) return 'term';
  return all.includes(null) ? null : all[0] ?? null;
}

/** What each column is for. Where one holds rulings and another says who gave them or when, the first of all holds what they are on, whatever the game calls it. */
export function columnsOf(names: readonly string[], head: string): Column[] {
  const columns = names.map(columnOf);
  const areRulings = columns.includes('text') && kindOfRows(head) === 'Rulings' && columns.some((column) => column === 'day' || column === 'beside');
  return areRulings && !columns.includes('term') && columns[0] === null && isNoun(names[0] ?? '') ? ['term', ...columns.slice(1)] : columns;
}
