/**
 * How to tell a sentence that may be an order to change text from one that only says how a rule is. It asks for two things:
 * a verb of change, and a thing that only a text has. Rules of play have the first ("replace the top card") and seldom both.
 *
 * This is wider than the grammar: what it finds and the grammar cannot read waits for a person.
 */
import type { Operation, Unit } from '../../../src/model/corpus.ts';
import { signs } from './signs.ts';
import { adverbs, any, quotation } from './text-things.ts';
import { toldToChange } from './signs/unquoted.ts';
import { formsOf, imperatives, participles } from './verbs.ts';
import type { VerbFamily } from './verbs.ts';

/** Beginnings of sentences that tell how an order would look, or what players do. */
const tells = /^\(?(?:for example|for instance|e\.g\.|you |a player|your opponent|either player|each player|players |no player|if you|when you|(?:after|before|while|whenever|once) (?:you|a player|encountering|playing)\b)/;

/** What somebody wishes of the text is no order, and may have become one. */
const proposes = /^\(?(?:players?|some|many|you|several) (?:\w+ ){0,3}(?:ask|request|propos|suggest|recommend|want|wish)/;

/** A command about a part of a text behind a condition: a rule of play has conditions too, and never such a command. */
const commandBehind = new RegExp(`^\\(?(?:if|when|whenever|while|unless|where|for|once|after|before)\\b[^.]*?, (?:then |please )?${any(imperatives)} (?:[\\w'-]+ ){0,4}(?:entry|entries|definition|paragraphs?|sentences?|bullets?|cross-references?)\\b`);

/** "This entry is partly deleted": the thing itself is changed, so it is no reason for another change. */
const changesThis = new RegExp(`^\\(?th(?:is|ese) (?:entry|text|paragraph|sentence|section|wording|entries|sentences|paragraphs) (?:is|are|was|were|has been|have been)${adverbs} ${any([...participles, 'suspended'])}\\b`);

/** Whether a sentence reports that this text was changed. `sentence` is folded. */
export const reportsChange = (sentence: string): boolean => changesThis.test(sentence);

/** "You may delete this entry": no rule of play is about the entry that it stands in. */
const aboutThisEntry = new RegExp(`\\b${any(imperatives)} this (?:entry|definition|paragraph|sentence)\\b`);

/** "Players of the league delete "at dusk"": what nobody does with a game, whoever is told to. */
const onlyToText = new RegExp(`\\b(?:delete|omit|expunge|excise|reword|rephrase|append) (?:[\\w'-]+ ){0,4}(?:${quotation}|${any(['paragraphs?', 'sentences?', 'bullets?', 'cross-references?'])}\\b)|\\b(?:insert|append) (?:an?|one|another) (?:[\\w-]+ )?(?:step|item|bullet|point)s? between (?:steps? |numbers? |items? )?\\d`);

/** "You may change "older" to "younger"": a game has no words that one puts in the place of others. */
const permitsChange = new RegExp(`^\\(?(?:you|players?|readers?|judges|everybody|everyone|we|one) (?:\\w+ )?(?:may|can|could|might|should|must) (?:now |also |safely )?(?:change|replace|substitute|alter|swap|exchange|turn) (?:the words? |the phrase )?${quotation} (?:to|with|by|into|for) ${quotation}`);

/** Whether a sentence may be an order to change text. `sentence` is folded. */
export function couldBeOrder(sentence: string): boolean {
  // A full stop that is quoted ends nothing: After "at dusk." insert ...
  const start = sentence.slice(0, 1500).replace(/["“][^"”]*["”]/g, (quoted) => quoted.replaceAll('.', ''));
  return aboutThisEntry.test(start) || permitsChange.test(start) || toldToChange.test(start) || onlyToText.test(start) || ((!tells.test(start) || proposes.test(start) || commandBehind.test(start)) && signs.some(({ is }) => is.test(start)));
}

const operations: readonly [Operation, VerbFamily[]][] = [
  ['repeal', ['delete']], ['insertion', ['add']], ['renumbering', ['move', 'split', 'join', 'swap', 'renumber']],
  ['formatting', ['format']], ['reversal', ['reverse', 'restore']], ['substitution', ['replace', 'revise', 'recase']],
];
const operationWords = operations.map(([operation, families]) => ({
  operation, is: new RegExp(`\\b${any([...formsOf('base', ...families), ...formsOf('past', ...families), ...formsOf('third', ...families)])}\\b`),
}));
const unitWords: readonly [Unit, RegExp][] = [
  ['sentence', /\bsentences?\b/], ['list item', /\b(?:bullets?|items?|points?)\b/], ['paragraph', /\bparagraphs?\b/],
  ['cross-reference', /\bcross-? ?references?\b/], ['section', /\bsections?\b/], ['entry', /^(?=[^"“]*$).*\bentry\b/],
];

/** The kind of change that an order which could not be read most likely gives: by its first verb of change, and the thing it names. */
export function guessOrder(sentence: string): { operation: Operation; unit: Unit } {
  const found = operationWords
    .map(({ operation, is }) => ({ operation, at: sentence.search(is) }))
    .filter(({ at }) => at >= 0).toSorted((a, b) => a.at - b.at)[0];
  return { operation: found?.operation ?? 'substitution', unit: unitWords.find(([, is]) => is.test(sentence))?.[0] ?? 'text' };
}
