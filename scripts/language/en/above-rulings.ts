/**
 * What stands above rulings, or for all of a document, and keeps its orders from being carried out: a heading ("WITHDRAWN
 * RULINGS"), a sentence above several ("The following rulings are under discussion:"), a sentence of the document's head
 * ("These rulings apply to tournament play only.").
 */

import { straightQuotes } from '../../../src/model/print.ts';

/** Why nothing below is carried out: it holds for some only or not at all, or from a day that nobody knows. */
export interface Limit {
  why: 'limited in scope' | 'day not known';
  words: string;
}

interface Row { why: Limit['why']; is: RegExp; example: string }

const things = '(?:rulings?|changes?|amendments?|corrections?|rules?|entries|items|updates?|decisions?|answers?|clarifications?|errata|orders|revisions?)';

/** Forms of play, and languages of cards: what is ruled for one of them is not ruled for all. */
const kinds = '(?:sealed(?: deck)?|(?:draft|constructed|limited|standard|block)(?= (?:format|play))|(?:[\\w-]+ ){1,3}format|french|german|spanish|italian|japanese|dutch|portuguese)';

/** Headings, in small letters. */
export const headings: readonly Row[] = [
  { why: 'limited in scope', is: new RegExp(`^(?:${things} ?)?(?:[-–—:] ?|for |in |on )?(?:the )?${kinds}(?: (?:format|${things}|cards?|edition|play))?$`), example: 'RULINGS - SEALED DECK' },
  { why: 'limited in scope', is: new RegExp(`^(?:upcoming|future|planned|possible|expected|preview of|old|retired|former|outdated|historical|archived?|interim|pending)\\b.*\\b${things}\\b|\\bpending\\b|^(?:preview|previews|open questions?|questions|for playtest(?:ing)?(?: only)?|suggestions? .*|notes? for the next .*|already in the .*|rejected .*)$`),
    example: 'UPCOMING CHANGES' },
  { why: 'limited in scope', is: /^(?:(?:rulings|changes|corrections|clarifications) ?[-–—:] ?)?(?:errata ?[-–—:] ?cards|revised (?:game )?texts?|text changes to cards|cards with errata|rulings on cards|card errata(?: and \w+)?)$/,
    example: 'ERRATA - CARDS' },
  { why: 'limited in scope', is: new RegExp(`\\b(?:withdrawn|rescinded|repealed|revoked|retracted|obsolete|superseded|expired|cancell?ed|overturned|rejected|postponed|suspended|void)\\b(?=.*\\b${things}\\b)|\\b${things}\\b.*\\b(?:no longer (?:in force|in effect|valid|used|official)|withdrawn|rescinded|repealed|rejected)\\b|^(?:withdrawn|rescinded|rejected|expired)$`),
    example: 'RULINGS NO LONGER IN FORCE' },
  { why: 'limited in scope', is: new RegExp(`\\b(?:proposed|tentative|draft|unofficial|suggested|unconfirmed|experimental|trial|playtest)\\b(?=.*\\b${things}\\b)|\\b(?:under (?:discussion|review|consideration)|for (?:discussion|comment|review)|not yet (?:in force|in effect|official|approved|final|decided))\\b|^(?:proposals?|suggestions?|drafts?|ideas|playtest|wish ?list)$`),
    example: 'PROPOSED RULINGS' },
  { why: 'limited in scope', is: /\b(?:optional|variant|house|tournament|league|sealed|multi-?player|two-player|solo|solitaire|beginners?'?|open play|casual|demo|team)\b.*\b(?:rules?|rulings?|play|format|games?|changes)\b|^(?:rules?|rulings?|changes) for (?:tournaments?|leagues?|sealed|multi-?player|solo|casual|team)\b/,
    example: 'OPTIONAL RULES' },
  { why: 'limited in scope', is: /^(?:changes to |errata (?:to|for) |corrections (?:to|for|of) |additions to )?(?:the )?(?:rule ?books?|rules? supplement|tournament guide|floor rules|comprehensive rules|faq|starter (?:set )?rules)(?: (?:changes|errata|corrections|updates))?$|^(?:card errata|errata (?:to|for|on|of) (?:the )?(?:\w+ )?cards?|cards? (?:texts?|changes|corrections|errata)|corrections (?:to|of|on) (?:the )?cards?|misprinted cards|printed errata)$/,
    example: 'ERRATA TO CARDS' },
  { why: 'day not known', is: /^.+\b(?:effective|in effect|in force|valid)\b|^(?:effective|in effect|in force|valid) (?:with|upon|when|after|once|at|until)\b/,
    example: 'RULINGS IN EFFECT UNTIL 1 MARCH 2031' },
];

const subject = `(?:(?:this|the present) (?:document|update|list|page|sheet|file|supplement|version)|(?:these|the following|all(?: of)?(?: the| these)?|the|none of the|both) (?:\\w+ ){0,2}${things}(?: (?:in|of) this (?:document|update|list|page|issue)| below| (?:listed|given|printed) (?:here|below)| that follow| herein)?|nothing (?:here|below|in it|in this (?:document|update|list))|everything (?:here|below|in this (?:document|update|list)))`;
const are = '(?:is|are|remains?|should be (?:considered|regarded as|treated as|seen as)|(?:is|are) to be (?:considered|treated as)|must be (?:considered|seen as))';

/** An event that a document waits for, not the day on which it came out. */
const upon = '(?:when|once|as soon as|upon|with the|at the|after the|from the)(?! (?:(?:it|they|this|these|the document|each) (?:is|are|has been|have been) )?(?:its |their |the |date of |day of )*(?:publi|post|print|issu|receipt|announc|seen|read))';

/** Sentences about all that stands below, in small letters. */
export const sentencesAbove: readonly Row[] = [
  { why: 'day not known', is: new RegExp(`^\\W*(?:${subject} |they |these )(?:\\w+ )?(?:(?:take|takes|come|comes|go|goes) (?:into )?(?:effect|force)|(?:becomes?|${are}) (?:\\w+ )?(?:effective|in force|in effect|official|valid|binding|legal))\\b[^.]*\\b${upon}|^\\W*effective (?:with|upon|when|once|after|at)\\b(?! (?:its |their |the )?(?:publi|post|print|issu|receipt|announc))`),
    example: 'All rulings in this document become official when High Water is released.' },
  { why: 'limited in scope', is: new RegExp(`^(?!.*\\b(?:previous|earlier|prior|older|other|past|old)\\b)\\W*(?:${subject} |they |these )(?:\\w+ )?(?:(?:have|has) (?:now |since |all )?been (?:withdrawn|superseded|rescinded|revoked|cancelled|suspended|postponed)|${are} (?:now |all )?(?:obsolete|superseded|outdated|out of date|void|invalid|withdrawn|proposals?|suggestions?|drafts?|provisional|optional|ideas))\\b|^\\W*${subject} (?:have|has) not (?:yet )?been (?:approved|ratified|adopted|accepted|confirmed)\\b`),
    example: 'These rulings have been withdrawn.' },
  { why: 'limited in scope', is: new RegExp(`^\\W*(?:${subject} |they |these )(?:\\w+ )?(?:concerns?|refers? to|contains?|lists?|changes?) (?:only |nothing but |the )*(?:printed cards?\\b|card errata\\b|errata (?:to|for|of) cards\\b|(?:french|german|spanish|italian|japanese) )|^\\W*(?:${subject} |they |these )(?:\\w+ )?(?:(?:apply|applies|hold|holds|${are} (?:valid|meant|intended|official)) (?:only )?(?:to|for|in|at)|${are} (?:only )?for) (?:the |all )?(?:[\\w'-]+ ){0,4}(?:formats?|variants?|leagues?|tournaments?|championships?|${kinds})\\b`),
    example: 'These rulings apply to the Dusk format.' },
  { why: 'day not known', is: /^\W*(?:the )?(?:\w+ ){0,2}(?:that are |which are )?(?:marked|flagged|preceded|followed) (?:with|by) [^.]{1,30}? (?:(?:take|takes|come|comes|go|goes) (?:into )?(?:effect|force)|(?:is|are) (?:not |only |still |all )*(?:effective|provisional|optional|proposed|tentative|withdrawn|under|in effect|in force))\b/,
    example: 'Rulings marked with a dagger are provisional.' },
  { why: 'day not known', is: /^\W*(?:note:? |please note:? )?(?:that )?the (?:rulings?|changes?|corrections?) (?:to|on|for|of|about) [^.]{2,80} (?:take|takes|come|comes|go|goes|is|are) (?:into )?(?:effect|effective|force|in effect|in force)\b/,
    example: 'Note: the changes to Fog and Tide take effect with High Water.' },
  { why: 'limited in scope', is: new RegExp(`^\\W*(?:note(?: that)?:? |please note(?: that)?:? )?${subject} (?:\\w+ )?${are} (?:only |still |merely |just |currently |not yet |not |an? )*(?:draft|proposals?|proposed|provisional|unofficial|tentative|trial|experimental|under (?:discussion|review|consideration)|for (?:discussion|comment|review|testing|playtest\\w*)|open (?:for|to) (?:discussion|comment)|official before|withdrawn|optional|suggestions?|ideas|recommendations?)\\b|^\\W*${subject} (?:\\w+ )?${are} (?:still )?not (?:yet )?(?:official|approved|final|in force|in effect|decided|binding)\\b`),
    example: 'This document is only a draft.' },
  { why: 'limited in scope', is: new RegExp(`^\\W*(?:${subject}|they|these) (?:\\w+ )?(?:(?:apply|applies|hold|holds|count|counts|${are} (?:valid|in force|in effect|meant|intended|official|effective|binding)|${are}) (?:only|solely|exclusively)\\b|(?:only|solely|exclusively) (?:apply|applies|hold|holds|count|counts)\\b|(?:${are} for|apply|applies|hold|holds|${are} (?:valid|in force|in effect|meant|intended|official|effective|binding))\\b[^.]*\\b(?:only|solely|exclusively|except (?:in|at|for|when|where))\\b)`),
    example: 'These rulings apply to the deep canal only.' },
  { why: 'day not known', is: new RegExp(`^\\W*${subject} (?:\\w+ )?(?:(?:take|takes|come|comes|go|goes) into effect|(?:take|takes) effect|${are} (?:effective|in force|in effect)|hold|holds|expires?|ends?)\\b[^.]*\\b(?:except (?:those|these|that|the ones|where|as)|with the exception of|(?:when|once|upon|as soon as)(?! (?:(?:it|they|this|these|the document|each) (?:is|are|has been|have been) )?(?:its |their |the )?(?:publi|post|print|issu|receipt|announc|seen|read))|and (?:end|ends|expire|expires)|until (?!further|the next|superseded|replaced|changed|otherwise))\\b`),
    example: 'These rulings are effective immediately, except those marked with an asterisk, which are effective 1 June.' },
  { why: 'day not known', is: new RegExp(`^\\W*${subject} (?:\\w+ )?(?:expires?|ends?|lapses?|runs? out)\\b`), example: 'These rulings expire on 31 December 2012.' },
  { why: 'limited in scope', is: /^\W*(?:this|what follows|all of this|everything here) (?:is|are) (?:only |still |merely |just )*(?:an? )?(?:early |first |rough )?(?:draft|proposal|trial|playtest (?:version|document)|not (?:yet )?(?:official|final|approved|in force))\b/,
    example: 'This is only a draft.' },
  { why: 'limited in scope', is: new RegExp(`^\\W*${subject} (?:amend|change|correct|revise|update|concern|are for|are to|are of)s? (?:only )?(?:the )?(?:cards?|rule ?book|rules? supplement|(?:french|german|spanish|italian|japanese) (?:edition|version|translation)|(?:first|second|third|1st|2nd|3rd) edition of the rule ?book)\\b(?!.*\\band (?:the )?glossary)`),
    example: 'These rulings amend the rulebook, not the Glossary.' },
];

/** A sentence that speaks of what follows it. */
const leadsOn = /^\W*(?:the following|these|all|the) (?:\w+ ){0,3}.*:\s*$|^\W*the following\b/;

function read(rows: readonly Row[], words: string): Limit | null {
  const bare = straightQuotes(words.toLowerCase()).replaceAll(/[*_=~#]/gu, '').replace(/^[-–—\s]+|[-–—\s:]+$/gu, '').trim();
  const row = rows.find(({ is }) => is.test(bare));
  return row === undefined ? null : { why: row.why, words: words.trim() };
}

/** What a heading says of the rulings below it. */
export const limitOfHeading = (heading: string): Limit | null => read(headings, heading);

/** What a sentence of a document's head says of all that stands in it. */
export const limitOfAll = (sentence: string): Limit | null => read(sentencesAbove, sentence);

/** What a document says of all its rulings behind the last of them: from when they hold, it should have said above. */
const closing = new RegExp(`^\\W*(?:note:? )?(?:the (?:above|foregoing) ${things}|${subject}|(?:they|these)) (?:\\w+ )?(?:(?:take|takes|come|comes|go|goes) (?:into )?(?:effect|force)|${are} (?:effective|in effect|in force|valid)|becomes? (?:effective|official|valid)|expires?|ends?)\\b`);

/** What a sentence behind all rulings says of them. */
export function limitOfClosing(sentence: string): Limit | null {
  return limitOfAll(sentence) ?? (closing.test(sentence.toLowerCase()) ? { why: 'day not known', words: sentence.trim() } : null);
}

/** A few words that stand alone between rulings as a heading does, in letters of any size. */
const looksLikeHeading = /^\p{Lu}[^.!?:;]{2,60}:?$/u;

/** A day that stands alone, as a heading does that was not taken for one. */
const dayAlone = /^\W*(?:effective|in (?:effect|force) (?:from|as of|until)|as of|starting|beginning) (?:on |from )?(?:the )?[\w ,'’]{4,30}:?$/iu;

/** What a sentence between rulings says of those that follow it. */
export function limitOfNext(sentence: string): Limit | null {
  if (looksLikeHeading.test(sentence.trim()) && limitOfHeading(sentence) !== null) return limitOfHeading(sentence);
  if (dayAlone.test(sentence)) return { why: 'day not known', words: sentence.trim() };
  return leadsOn.test(sentence.toLowerCase()) ? read(sentencesAbove, sentence) : null;
}
