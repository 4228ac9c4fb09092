import { months } from '../../language/en/calendar-words.ts';

/** Sentences in which a document speaks of itself: what it holds, since when it holds, how it is sorted, whom to ask. No ruling does. */

/** 2: says by itself that a document speaks of itself; 1: only beside another. */
export const SELF_DESCRIPTIONS: readonly { weight: 1 | 2; is: RegExp; example: string }[] = [
  { weight: 2, is: /^(?:current |official |new )?rulings? (?:are|is)\b/iu, example: 'Current Rulings are what the Table settled.' },
  { weight: 2, is: /\bthis (?:[\w"“”-]+ ){0,3}(?:document|update|supplement|digest|list|file|article|archive|page|faq)["”]? (?:contains?|is|lists|supplements|replaces|includes|incorporates|covers|holds|collects|does|will|has|answers)\b/iu, example: 'This document contains all rulings.' },
  { weight: 2, is: /\b(?:rulings?|entries|topics|those|text|words|sections|changes|items?)\b.{0,80}\b(?:marked|indicated|denoted|preceded|prefixed|bear|shown|underlined|highlighted|printed)\b.{0,40}(?:\basterisk|\bstar\b|\bsymbol|\bsign\b|\bred\b|\bbold|\bitalics?|\bblue\b|["“(][*+@§Δ∆†‡◊◆])/iu, example: 'Entries that are new are marked with an asterisk (*).' },
  { weight: 2, is: /\b(?:added|new|removed|deleted|changed) (?:text|words|entries|rulings) (?:is|are) (?:underlined|in|shown|struck|marked|highlighted|printed)\b/iu, example: 'Added text is underlined.' },
  { weight: 2, is: /\b(?:entries|rulings|topics|cards|drones|questions)\b.{0,40}\b(?:are|is) (?:arranged|listed|sorted|ordered|grouped|given)\b.{0,60}\b(?:by|alphabetical(?:ly)?|according|under|below|in order)\b/iu, example: 'Entries are arranged alphabetically.' },
  { weight: 2, is: /\b(?:text|words|letters|codes?) in (?:square |curly )?(?:brackets|braces|parentheses) (?:represents?|stands?|means?|indicates?)\b/iu, example: 'Text in square brackets stands for an icon.' },
  { weight: 2, is: /\bcross-references? (?:that|which|to)\b.{0,80}\b(?:refers?|entries)\b/iu, example: 'Cross-references that have no entry here refer to the Glossary.' },
  { weight: 2, is: /\bcomplete (?:set|list|collection) of\b.{0,60}\b(?:rules|rulings|documents)\b/iu, example: 'A complete set of the rules consists of:' },
  { weight: 2, is: /\b(?:rules|rulings|these documents|the following documents)\b.{0,60}\b(?:consists? of|documents?)\b.{0,40}:$/iu, example: 'The rules of the game consist of these documents:' },
  { weight: 2, is: /\b(?:rules|rulings|updates|errata|changes|answers)\b[^.]{0,60}\b(?:is|are|take|takes|go|become) (?:in(?:to)? effect|effective|effect\b|official|not official)/iu, example: 'These rulings are effective immediately.' },
  { weight: 2, is: /\b(?:see|in) the following (?:listings?|entries|sections|topics|rulings)\b/iu, example: 'For details, see the following listings:' },
  { weight: 2, is: /\b(?:questions|comments|corrections|suggestions|feedback)\b.{0,60}(?:\be-?mail|\bby mail|\bsend|\bto\b.{0,30}@|\bsubmit|\bcontact|\bpost)/iu, example: 'Questions go by mail, to clerk@table.example.' },
  { weight: 2, is: /\b(?:send|e-?mail|post|submit|direct)\b.{0,30}\b(?:questions|comments|corrections|suggestions|feedback)\b/iu, example: 'Send your questions to the clerk.' },
  { weight: 2, is: /\b(?:visit|go to|found at|available (?:at|on|from)|download(?:ed)? (?:at|from))\b.{0,40}(?:https?:|www\.|web ?site)/iu, example: 'Visit our web site.' },
  { weight: 2, is: /\b(?:may|can) (?:not )?(?:be )?(?:freely )?(?:copied|copy|distributed|distribute|reproduced|reposted|passed on)\b|\bpermission\b/iu, example: 'It may be freely distributed.' },
  { weight: 2, is: /^(?:welcome to|here (?:is|are) (?:the|this|your|our)|below (?:is|are)|the following (?:is|are) (?:the|all|a list|answers|questions|rulings)|please (?:note|read|send|direct|post))\b/iu, example: 'Here are the rulings for March.' },
  { weight: 2, is: /\b(?:here|below) (?:are|is) (?:all )?(?:the |our )?(?:new(?:est)?|latest|current|official) (?:official )?rulings?\b/iu, example: 'It was a busy month, and here are the new rulings.' },
  { weight: 2, is: /\bthe following (?:[\w/]+ ){0,5}(?:rulings?|updates?|errata|rules|changes)\b.{0,40}\b(?:is|are|have been|has been|were)\b/iu, example: 'The following rules updates are in force.' },
  { weight: 2, is: /^(?:the|this) (?:file|document|list|digest|text) (?:is|has been|comes|was) (?:split|divided|cut|broken(?: up)?|posted|published|sent)(?: up)? (?:in|into|as) (?:\w+ ){0,2}(?:parts?|postings?|posts?|pieces|files|messages|mails|sections)\b/iu, example: 'The file is split in three postings:' },
  { weight: 2, is: /^please (?:do not|don[’']t|do) (?:post|copy|mail|send|repost|forward|upload|mirror|quote)\b/iu, example: 'Please do not post the file again.' },
  { weight: 2, is: /\b(?:issued|made|released|published) since\b|\bsince the (?:last|previous) (?:[\w-]+ ){0,3}(?:document|update|version|edition|rulings|issue|list)\b/iu, example: 'It holds all rulings issued since the Glossary of May.' },
  { weight: 2, is: /\bsupersedes? (?:all|any|every|the (?:last|previous))\b/iu, example: 'It supersedes all earlier lists.' },
  { weight: 2, is: /\b(?:earlier|previous|prior|several|some) (?:\w+ ){0,4}(?:rulings|entries|answers)\b.{0,30}\b(?:have|has) been (?:changed|reversed|clarified|revised|replaced)\b/iu, example: 'Several earlier rulings have been changed.' },
  { weight: 1, is: /\bcurrent rulings\b/iu, example: 'Until it stands in the Current Rulings, it is advice.' },
  { weight: 1, is: /\b(?:judges|tournament directors?|directors|players|TDs?)\b.{0,60}\b(?:use|should|asked|final|rulings?)\b/iu, example: 'Judges use them together.' },
  { weight: 1, is: /\bofficial\b/iu, example: 'Nothing else is official.' },
  { weight: 1, is: /\bglossary\b/iu, example: 'They supplement the Glossary.' },
  { weight: 1, is: /\brule ?book\b|\brules supplements?\b/iu, example: 'They supplement the rulebook.' },
  { weight: 1, is: /\bversion \d|\bv\d+\.\d/iu, example: 'the Glossary, version 2.1' },
  { weight: 1, is: new RegExp(String.raw`\b(?:${months}) (?:\d{1,2}, )?\d{4}\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b`, 'iu'), example: 'of May 2009' },
  { weight: 1, is: /\bthis document\b/iu, example: 'a document such as this, or this document' },
];
const ENOUGH = 2;
/** A shorter line that ends in no full stop is a title, however it reads. */
const SHORTEST = 45;

/** Whether a paragraph is one in which a document speaks of itself; by more than one sign, where none says it alone. */
export function describesItself(text: string, enough = ENOUGH): boolean {
  if (text.length < SHORTEST && !/[\p{L}\d]\.$/u.test(text)) return false;
  let weight = 0;
  return SELF_DESCRIPTIONS.some(({ is, weight: adds }) => is.test(text) && (weight += adds) >= enough);
}
