/** Chats that were saved line by line, who speaks before each: what is a ruling in them, and whose, nobody but a person can tell. */

const HOUR = '\\d{1,2}[:.]\\d{2}(?:[:.]\\d{2})?(?: ?[ap]\\.?m\\.?)?';
const DAY = '\\d{1,4}[-./]\\d{1,2}[-./]\\d{2,4}';
const WRITER = '(?<writer>[\\p{L}\\p{N}_@~+%][^\\s:<>()[\\]]{0,30}(?: [\\p{L}\\p{N}_][^\\s:<>()[\\]]{0,20})?)';

/** Who speaks, before what he says. */
export const SPOKEN: readonly { is: RegExp; timed: boolean; example: string }[] = [
  { is: new RegExp(`^\\[?(?:${DAY},?[ T])?${HOUR}\\]?\\s*(?:[-–]\\s)?${WRITER}\\s?: ?\\S`, 'iu'), timed: true, example: '[14:03] ferrywoman: It is no raft.' },
  { is: new RegExp(`^\\[?(?:${DAY},?[ T])?${HOUR}\\]?\\s*<\\s?${WRITER}>\\s*\\S`, 'iu'), timed: true, example: '14:03 <@ferrywoman> It is no raft.' },
  { is: new RegExp(`^<\\s?${WRITER}>\\s+\\S`, 'iu'), timed: true, example: '<ferrywoman> It is no raft.' },
  { is: /^(?<writer>\p{Lu}[^\s:.!?]{0,20}(?: \p{Lu}[^\s:.!?]{0,20})?):\s+\S/u, timed: false, example: 'Nan: It is no raft.' },
];
/** What a program for chats says between them: who came, who went, when the log began. */
const OF_PROGRAM = /^(?:\[?\d{1,2}:\d{2}(?::\d{2})?\]?\s*)?(?:\*{1,3}|-!-|---|-->|<--|→|←|={2,3})\s|^session (?:start|close|ident|time)\b/iu;
/** So many lines, so large a share of all, by two at least, each of whom speaks several times. */
const FEWEST = 5;
const NEARLY_ALL = 0.7;
/** Where no hour stands before a name, a ruling's does as well: names come again and again. */
const MOST_NAMES = 0.4;
const LONGEST = 2000;

/** What stands before the fields of records, and before questions, and is nobody's name. */
const FIELD = /^(?:terms?|definition|meaning|cards?|rulings?|name|text|keyword|entry|topic|type|category|date|source|questions?|answers?|[qa]|notes?|examples?|see)$/iu;

/** Reads: the lines of a document. Writes: whether it is a chat, what is said in it behind or below the hour and the name of who speaks. */
export const isSavedChat = (texts: readonly string[]): boolean => isSpoken(texts, SPOKEN.filter(({ timed }) => timed)) || isChatOfMessages(texts);

/** Whether it may be one, or a talk of which only the names are printed: where nothing else is known of a document. */
export const mayBeChat = (texts: readonly string[]): boolean => isSavedChat(texts) || isSpoken(texts, SPOKEN);

function isSpoken(texts: readonly string[], forms: typeof SPOKEN): boolean {
  const written = texts.map((text) => text.trim()).filter((text) => text !== '' && !OF_PROGRAM.test(text.slice(0, LONGEST)));
  return forms.some(({ is, timed }) => {
    const writers = written.flatMap((text) => is.exec(text.slice(0, LONGEST))?.groups?.['writer']?.replace(/^[@~+%]/u, '').toLowerCase() ?? []);
    const times = [...Map.groupBy(writers, (writer) => writer).values()].map((all) => all.length);
    return writers.length >= FEWEST && times.length > 1 && Math.max(...times) > 1 && writers.length >= written.length * NEARLY_ALL && (timed || (times.length <= writers.length * MOST_NAMES && times.filter((all) => all > 1).length > 1 && !writers.some((writer) => FIELD.test(writer))));
  });
}

/** Who wrote a message and at what hour, on a line of its own above it; with a day, it is read as the posts of a board are. */
const ABOVE = new RegExp(`^(?<writer>[\\p{L}\\p{N}_][^.!?:;,|»«/—–]{1,29}?)(?:\\s[—–-]\\s|\\s{1,4})(?:(?:today|yesterday)(?: at)? )?${HOUR}$`, 'iu');
const FEWEST_ABOVE = 3;

/** Whether a document is a chat whose messages stand below who wrote them and when. */
function isChatOfMessages(texts: readonly string[]): boolean {
  const writers = texts.flatMap((text) => ABOVE.exec(text.trim().slice(0, 120))?.groups?.['writer']?.toLowerCase() ?? []);
  return writers.length >= FEWEST_ABOVE && new Set(writers).size < writers.length;
}
