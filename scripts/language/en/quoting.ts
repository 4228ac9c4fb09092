/**
 * How to tell a sentence that speaks of the words of a text from one that uses them. A rule of play seldom quotes the text
 * that it explains; one that does says what the words mean, or tells of players.
 */
import { nouns } from './nouns.ts';

/** What words are called that somebody quotes. */
const quotedThings = [
  ...nouns.flatMap(({ surely }) => surely).filter((noun) => /\w$/.test(noun)), 'verb', 'noun', 'adjective', 'adverb', 'aside', 'clause', 'remark', 'passage', 'bit', 'part', 'expression', 'term',
  'text', 'line', 'number', 'figure', 'piece', 'section', 'item', 'bullet', 'point', 'ending', 'beginning', 'start', 'end', 'wording',
];

const namesThem = new RegExp(`\\b(?:${quotedThings.join('|')}),?:? ?$`);

/** "The remark "at dusk" ..." `before` is folded, and ends where a quotation begins. */
export const namesWords = (before: string): boolean => namesThem.test(before);

/** Words that say what others mean, or when they hold; and what players do. */
export const explains = [
  { is: /\b(?:means?|meant|meaning|refers?|referring|includes?|including|applies|apply|defined?|defines|definition|describes?|stands? for|indicates?|implies|denotes?|counts?|considered|treated|understood as|interpreted|regarded|called|named)\b/,
    example: 'The words "at dusk" mean the last turn.' },
  { is: /\b(?:may|can|cannot|could|might|need not|allowed|able)\b/, example: 'The words "at dusk" may be sung.' },
  { is: /\b(?:you|your|(?<!-)players?(?! agree\b)|opponents?|anybody|someone|whoever)\b/, example: 'With "at dusk" you wait a turn.' },
  { is: /^\(?(?:when|whenever|while|if|because|since|although|though|even|for example|for instance|e\.g\.|thus|so|a card|cards|any card)\b/, example: 'Whenever a card says "at dusk", wait.' },
  { is: /\b(?:because|even though|although|does not say|says nothing|despite)\b/, example: 'It waits, because its text has "at dusk".' },
] as const satisfies readonly { is: RegExp; example: string }[];

/** Whether a sentence explains words, or tells of play. `sentence` is folded. */
export function explainsWords(sentence: string): boolean {
  const plain = sentence.replace(/"[^"]*"/g, '""');
  return explains.some(({ is }) => is.test(plain));
}
