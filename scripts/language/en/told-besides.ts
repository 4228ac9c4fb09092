/** Words that an order tells besides: what a figure is of, and what the text reads once it is carried out. */
import { any } from './text-things.ts';
import { amounts } from './turnings.ts';
import { unquoted } from './veiled.ts';

const figureOf = new RegExp(`\\b(?:the|its) (?<amount>${any(amounts)})\\b.*\\b(?:should|must|ought|has to|is to|is now|now reads)\\b.*\\d+(?: [a-z'-]+)?,? (?:and not|not|instead of|rather than) \\d`, 'iu');

/** "Raise the toll from 5 to 6.": quoted figures name their words themselves. */
const changedFrom = new RegExp(`\\b(?:the|its) (?!(?:amount|size|level|height|sum) of (?:the|its) )(?:[a-z'-]+ )?(?<amount>${any(amounts)})\\b[^.:;"“]{0,40} from [+-]?\\d`, 'iu');

/** A figure by no more than that it is one. */
const nameless: ReadonlySet<string> = new Set(['figure', 'number', 'value', 'amount']);

/** "The total in the example should be 27 crates, not 24", "Raise the toll from 5 to 6": the thing of which another figure is told. */
export function amountNamed(order: string): string | undefined {
  const told = unquoted(order);
  const amount = (figureOf.exec(told) ?? changedFrom.exec(told))?.groups?.['amount'];
  return amount === undefined || nameless.has(amount.toLowerCase()) ? undefined : amount;
}

const numberOf = /\b(?:number|count|quantity|amount(?! of (?:the|its)\b)) of (?:(?<kind>[a-z'-]+) )?(?<thing>[a-z'-]+)(?: (?:in|of) (?:the|this) [^,]*)? (?:should|must|shall|ought|has|needs|is|was|now|becomes|from)\b/iu;

/** "The number of wet crates should be 30, not 24": the thing that is counted, and of which kind, in small letters; undefined where none is. */
export function thingCounted(order: string): { thing: string; kind: string | undefined } | undefined {
  const { thing: counted, kind } = numberOf.exec(unquoted(order))?.groups ?? {};
  return counted === undefined ? undefined : { thing: counted.toLowerCase(), kind: /^(?:the|its|these|those|such|all)$/iu.test(kind ?? '') ? undefined : kind?.toLowerCase() };
}

const saysOne = /^where .*?\b(?:says|reads|has|states)(?: that)? (?<said>(?:[a-z]+ )*?(?<last>(?!that\b|words?\b|phrase\b|term\b|wording\b|figure\b|number\b|text\b)[a-z]+) )["“]["”],? it .*\b\k<said>["“]/iu;

/** `Where the entry says a toll "is 5 marks", it is to say ...`: the word that stands ahead of those that are quoted. */
export const wordAhead = (order: string): string | undefined => saysOne.exec(unquoted(order))?.groups?.['last']?.toLowerCase();

const parts = /^(?:please )?(?:make two (?:separate )?sentences|(?:split|break|break up|divide|cut|split up)\b.*?\b(?:in|into) two\b).*?\bby [a-z]+ing\b/iu;
const joins = /^(?:please )?(?:join|combine|merge)\b.*?\bby [a-z]+ing\b/iu;

/** `Make two sentences of the first by changing "; it" to ". It"`: what the change is said to do to sentences. */
export function doneToSentences(order: string): 'parts' | 'joins' | undefined {
  const told = unquoted(order);
  return parts.test(told) ? 'parts' : joins.test(told) ? 'joins' : undefined;
}

const intoOne = /\b(?:join|combine|merge|unite|fuse)\b[^:"“]*\b(?:one|a single)\b[^:"“]*:/iu;

/** Whether it gives the one part that several are joined into. */
export const joinsIntoOne = (order: string): boolean => intoOne.test(unquoted(order));

const thing = '(?:it|this|that|they|(?:the|this) [\\p{L} -]{2,30}?)';
const tellsResult = `[,;]? (?:(?:so that|so|such that|and) ${thing} (?:now |then |will |shall |should |must |is to |henceforth )*(?:reads?|says?)(?: in full| in its entirety| as follows| thus| altogether| simply| just| now)*:?|(?:thus |thereby )?leaving(?: just| only| simply)?:?) ["“]`;
const result = new RegExp(`${tellsResult}(?<result>.+)["”][.!]?$`, 'iu');
const resultAndMore = new RegExp(`${tellsResult}[^"”]+["”](?![.!,;]?$)(?=.*[\\p{L}\\d?])`, 'iu');

/** `Join the two sentences with a semicolon ("hum; it")`: nothing else is quoted there. */
const joined = /^[^"“]*\bsemi-?colon\b[^"“]*["“](?<result>[^"”]+)["”]\)?[.!]?$/iu;

/** `Put "at the bow" in parentheses, so that it reads "a lamp (at the bow)"`: what the text is to be once the order is carried out. */
export const resultTold = (order: string): string | undefined => (result.exec(order) ?? joined.exec(order))?.groups?.['result'];

/** Whether more is said behind it: `..., so that it reads "a lamp" on the card`. */
export const tellsMoreThanResult = (order: string): boolean => resultAndMore.test(order);

const describedBesides = /\bthe (?:bullet(?: point)?|paragraph|sentence|item) (?:about|on|dealing with|concerning|regarding|describing|explaining) (?<what>[a-z][a-z' -]{1,40}?) \((?:(?:it )?(?:(?:begins|beginning|starts|starting)(?: with)?:? )?["“]|[^()"“]{2,40}\))/iu;

/** `The bullet about tolls ("5 marks ...")`, "the bullet about tolls (the last but one)": what a part is said to be about, beside the words that tell it. */
export const partDescribed = (order: string): string | undefined => describedBesides.exec(order)?.groups?.['what'];
