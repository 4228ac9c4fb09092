import { markNames } from './marks.ts';
import { adviceWords, byMistakeWords, strayedWords, strayPredicates } from './misplaced.ts';
import { nouns } from './nouns.ts';
import { cardinalWords, rankWords } from './numbers.ts';
import { amounts, backwards, faults, onwards, rightWords, turnings, uselessWords } from './turnings.ts';
import { formsOf, ingsOf, longestFirst } from './verbs.ts';

/** The rules of the grammar of instructions that are lists of words: each is one of these as a whole word. */
const lists: Readonly<Record<string, readonly string[]>> = {
  deleteBase: formsOf('base', 'delete'),
  replaceBase: formsOf('base', 'replace'),
  reviseVerb: formsOf('base', 'revise'),
  addBase: formsOf('base', 'add'),
  moveVerb: formsOf('base', 'move'),
  splitVerb: formsOf('base', 'split'),
  joinVerb: formsOf('base', 'join'),
  swapVerb: formsOf('base', 'swap'),
  renumberVerb: formsOf('base', 'renumber'),
  deleting: ingsOf('delete'),
  replacingIt: ingsOf('replace'),
  adding: ingsOf('add'),
  deletion: ['deletion', 'removal', 'omission'],
  insertion: ['insertion', 'addition'],
  substitution: ['substitution', 'replacement'],
  typefaceVerb: formsOf('base', 'format'),
  recaseVerb: formsOf('base', 'recase'),
  recased: formsOf('past', 'recase'),
  deleted: formsOf('past', 'delete'),
  replaced: formsOf('past', 'replace'),
  revised: formsOf('past', 'revise'),
  added: formsOf('past', 'add'),
  moved: formsOf('past', 'move'),
  splitUp: formsOf('past', 'split'),
  joined: formsOf('past', 'join'),
  swapped: formsOf('past', 'swap'),
  reversed: formsOf('past', 'reverse'),
  reverses: [...formsOf('third', 'reverse'), 'reverse', 'contradicts', 'overrides', 'is a reversal of'],
  eliminates: [...formsOf('third', 'delete'), 'eliminate'],
  supersedes: [...formsOf('third', 'replace'), 'supersede', 'supercedes', 'replace', 'changes', 'is a change from', 'is a change to'],
  turnBase: turnings.map(({ base }) => base),
  turned: turnings.map(({ past }) => past),
  turns: turnings.map(({ third }) => third),
  onwardWord: onwards.flatMap(({ words }) => words),
  backwardWord: backwards.flatMap(({ words }) => words),
  fault: faults,
  uselessWord: uselessWords,
  amountNoun: amounts,
  markName: markNames,
  adviceWord: adviceWords,
  strayedWord: strayedWords,
  byMistakeWord: byMistakeWords,
  strayPredicate: strayPredicates,
  rightWord: rightWords,
  cardinal: cardinalWords,
  rankWord: rankWords,
  ...Object.fromEntries(nouns.map(({ rule, surely, perhaps }) => [rule, [...surely, ...perhaps]])),
};

const choice = (words: readonly string[]): string => `(${longestFirst(words).map((word) => JSON.stringify(word)).join(' | ')})`;

/** A word that ends in a sign of its own, "par." or "¶", may stand right before a number. */
function ruleOf([name, words]: [string, readonly string[]]): string {
  const signs = words.filter((word) => /\W$/.test(word));
  const whole = words.filter((word) => !signs.includes(word));
  return [`  ${name}`, ...(signs.length > 0 ? [`    = ${choice(signs)}  -- sign`, `    | ${choice(whole)} ~more  -- word`] : [`    = ${choice(whole)} ~more`])].join('\n');
}

/** The first layer of the grammar: every list of words that comes from a table. */
export const wordsGrammar: string = [
  'Words {',
  '  more = letter | digit | ("-" | "\'") letter -- joined',
  ...Object.entries(lists).map(ruleOf),
  '}',
].join('\n');
