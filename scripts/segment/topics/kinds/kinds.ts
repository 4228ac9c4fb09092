/** What a document of topics is, told from its head: a glossary, or rulings that change one. */
import { beforeMark } from '../../headwords/editors-mark.ts';

export type Kind = 'glossary' | 'rulings';

/** How the parts of a book are counted: `Part Four:`, `Appendix B -`, `IV.`. */
const COUNT = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[\\dA-Z]{1,4})';
const PART_NUMBER = new RegExp(`^(?:(?:section|part|chapter|appendix|book) ${COUNT}\\s?[:.–-]\\s|[\\dA-Z]{1,3}\\s?[:.–-]\\s)`, 'iu');

/** A title without the number of its part. */
export const withoutPartNumber = (text: string): string => text.replace(PART_NUMBER, '');

/** A line that is nothing but the title of the list of terms in a longer document: "GLOSSARY", "Appendix B: Game Terms". */
const TITLE_OF_TERMS = /^(?:(?:appendix|part|chapter|section|book) (?:three|seven|eight|eleven|twelve|[\dA-Z]{1,4})(?:\s*[.:–—-])?\s*|[\dIVX]{1,4}[.:]?\s+)?(?:the |full |rules? |complete )?(?:glossary|lexicon|terminology|definitions|(?:key|game|important|common|special|bold|printed|card|rules?) ?(?:terms|words)|list of terms|terms|key ?words)(?: of (?:\w+ ){0,2}terms)?(?:,? (?:and|&) (?:(?:game|key|special|other|common|bold|rules?|important) )?(?:abbreviations|acronyms|definitions|terms|concepts|phrases|words|symbols|icons|key ?words))?(?: (?:used|defined|explained) (?:in (?:this|these|the) [\w ]{2,30}|here|below))?:?$/iu;

/** No title is longer, and what looks for one may look at each sign of it more than once. */
const LONGEST_TITLE = 100;

/** Whether a line, without the signs around it, is the title of a list of terms. */
export function isTitleOfTerms(text: string): boolean {
  return text.length <= LONGEST_TITLE && TITLE_OF_TERMS.test(text.replaceAll(/^[\s*=~#_–—-]+|[\s*=~#_–—-]+$/gu, ''));
}

/** Words of a title, or of any line that is no sentence. */
export const TITLES: readonly { kind: Kind; weight: number; says: RegExp; example: string }[] = [
  { kind: 'rulings', weight: 4, says: /\b(?:current|official|card|new|collected) rulings?\b|\brulings? (?:document|update|supplement|archive|digest|file|list)\b|\brulings updated\b/iu, example: 'Current Rulings Document (5 May 2012)' },
  { kind: 'rulings', weight: 4, says: /^(?:[\w’']+ ){0,4}rulings?(?:,? (?:for|of|from|as of|issued|given)|\s?[-–—,:(]) ?(?:the )?(?:week|month|(?:\w+ ){0,2}\d{1,2}(?:st|nd|rd|th)?,? (?:\w+ )?\d{4}|\w+ \d{4}|\d{1,2}[./]\d{1,2}[./]\d{2,4})\b/iu, example: 'Rulings for the week of May 5, 2012' },
  { kind: 'rulings', weight: 4, says: /^(?:[\p{L}\p{N}’'&.:-]+ ){0,6}rulings?,? [([]?(?:\d{1,2}(?:st|nd|rd|th)?[-./ ]\p{L}{3,9}\.?[-./, ]{1,2}\d{2,4}|\d{1,4}[-./]\d{1,2}[-./]\d{1,4}|\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4})[)\]]?$/iu, example: 'Harbour Table Rulings 14-SEP-98' },
  { kind: 'rulings', weight: 4, says: /^(?:[\w’']+ ){0,3}(?:\w+ ){0,2}\d{4} rulings\b/iu, example: 'Ostermere May 2012 rulings' },
  { kind: 'rulings', weight: 4, says: /\brulings? (?:book|booklet|sheet|list|page|notes|bulletin)\b|\b(?:book|sheet|list|collection) of (?:\w+ )?rulings\b|\brulings? in force\b/iu, example: 'Book of Rulings for Judges' },
  { kind: 'rulings', weight: 4, says: /\bglossary (?:supplement|updates?|changes|errata)\b|\bchanges (?:to|in) the glossary\b/iu, example: 'GLOSSARY SUPPLEMENT' },
  { kind: 'rulings', weight: 4, says: /\b(?:changes|amendments|corrections|revisions) (?:to|of|in) (?:the |our )?(?:[\w’'&-]+ ){0,4}?(?:compendium|rule ?book|rules|reference|handbook|manual|codex|encyclop\w+|lexicon|dictionary)\b/iu, example: 'Changes to the Compendium' },
  { kind: 'rulings', weight: 4, says: /^(?:the )?(?:(?:official|current|collected|latest|new|accumulated|rules?|card) )+(?:clarifications|errata|answers|corrections|amendments)(?:(?:,| and| &) (?:clarifications|errata|answers|corrections|amendments|faq))*(?:,? (?:version|issue|number|v\.?|no\.?) ?\d[\d.]*)?$/iu, example: 'OFFICIAL CLARIFICATIONS' },
  { kind: 'rulings', weight: 3, says: /\b(?:list of (?:changes|amendments|corrections)|change ?(?:log|list)|amendments?)\b/iu, example: 'Rules Reference: list of changes' },
  { kind: 'rulings', weight: 3, says: /\b(?:rules?|rule ?book|handbook|booklet|reference|compendium|card text) (?:updates?|changes|revisions?|corrections|supplement|clarifications?)\b|\berrata\b|\bclarifications\b|\bfaq\b|\bq ?& ?a\b|\bquestions (?:and|&) answers\b|\bfrequently asked\b/iu, example: 'Rules Update, May 2012' },
  { kind: 'rulings', weight: 2, says: /\brulings?\b/iu, example: 'RULINGS' },
  { kind: 'rulings', weight: 2, says: /^(?:[\p{L}’'&:-]+ ){1,6}(?:corrections|(?:official )?answers)(?:[ ,]+(?:v|version|issue|number|no\.?|#)? ?\d[\d.]*)?$|^(?:corrections|(?:official )?answers)(?: (?:to|for|and)\b.{2,60}|[-–: ]{1,3}\p{L}[^.]{1,40})?$/iu, example: 'Lamps of Ostermere Corrections' },
  { kind: 'rulings', weight: 3, says: /\b(?:rules|compendium|errata|rulings) (?:compendium )?and answers\b|\banswers and (?:errata|rulings|corrections)\b/iu, example: 'Rules Compendium and Answers' },
  { kind: 'rulings', weight: 4, says: /^\(?(?:the )?rulings (?:received|given|made|handed down|issued|taken|answered)\b[^.]{0,80}\b(?:since|from|by|on)\b/iu, example: '(rulings received from the Table since May)' },
  { kind: 'glossary', weight: 4, says: /\b(?:glossary|lexicon|terms|keywords),? (?:letters? |from )?[A-Z]\s?(?:[-–]|to|through)\s?[A-Z]\b/iu, example: 'Ostermere FAQ, part 2: glossary F-M' },
  { kind: 'glossary', weight: 4, says: /\bpart \S{1,4}(?: ?(?:of|\/) ?\S{1,4})?\s*[:,–—-]\s*(?:the )?(?:words|terms|glossary|vocabulary|jargon|lexicon|definitions|key ?words)\b/iu, example: 'OSTERMERE FAQ, part 3 of 4: Words' },
  { kind: 'glossary', weight: 5, says: /\b(?:rulings|rules|answers|clarifications),? (?:(?:listed|sorted|arranged|collected|grouped) )?by (?:(?:game|rules) )?(?:terms?|key ?words?)\b/iu, example: 'Collected Rulings 11: rulings by term' },
  { kind: 'glossary', weight: 4, says: /^(?:the )?(?:glossary|lexicon)(?: of (?:game |special |key )?terms)?$/iu, example: 'GLOSSARY' },
  { kind: 'glossary', weight: 3, says: /\b(?:glossary|key ?words|keyword (?:list|reference|guide|index)|terminology|definitions|word ?list|list of (?:all )?(?:the )?words|words we use|ubiquitous language|(?:key|game) terms|list of terms)\b/iu, example: 'Lamps Glossary, version 1.2' },
  { kind: 'glossary', weight: 4, says: /^(?:[\w’'&:-]+ ){0,5}?(?:lexicon|glossary|dictionary),? (?:with|and|including|plus|&) /iu, example: 'LEXICON with frequently asked questions' },
  { kind: 'glossary', weight: 3, says: TITLE_OF_TERMS, example: 'Terms' },
  { kind: 'glossary', weight: 3, says: /(?:^|[:,–—-] ?)(?:the )?(?:quick|game|basic|common|useful|important|essential|key|general|rules?) (?:words|terms) (?:of|for|in|on|from|explained|defined)\b/iu, example: 'Translation: basic terms from the guide' },
  { kind: 'glossary', weight: 3, says: /(?:^|[:,–—-] ?)(?:the |all |special )?(?:words|terms) (?:used|that|with|to know|you need)\b/iu, example: 'Ostermere: Words Used on the Cards' },
  { kind: 'glossary', weight: 3, says: /\b(?:terms|words) (?:and|&) (?:abbreviations|acronyms|definitions|phrases|their meanings?)$/iu, example: 'Ostermere Terms and Abbreviations' },
  { kind: 'glossary', weight: 2, says: /\b(?:vocabulary|word ?book|jargon|concordance|nomenclature)\b|^(?:the )?(?:(?:quick|game|harder|special|old|new|basic|common|useful|important|simple|essential|key|general) )?(?:words|terms) (?:of|for|in|on) (?:the |a )?\p{L}/iu, example: 'Words of the Harbour' },
  { kind: 'glossary', weight: 2, says: /[:,–—-]\s*(?:(?:game|rules?|card) )?terms\b(?! (?:of|and|&)\b)|\bterms,? (?:letters? )?[A-Z](?:\b| ?[-–]|$)/iu, example: 'Ostermere: terms, letter T' },
  { kind: 'glossary', weight: 3, says: /\b(?:lexicon|encyclop[ae]+dia|dictionary of)\b/iu, example: 'The Lamplighter’s Encyclopaedia' },
];

/** Titles of what is neither: nothing in such a document is a term or a ruling, however it is laid out. */
export const OTHER_TITLES: readonly { is: RegExp; example: string }[] = [
  { is: /^(?:the )?(?:minutes|agenda|report|schedule|results|standings|review|interview|programme|cast|credits|recipes?|menu|diary|invoice|catalogue|price list|deck ?list|packing list|press release)\b/iu, example: 'Minutes of the Table, 4 March 2012' },
  { is: /\bwho(?:[’']s| is) who$|\b(?:match|tournament|battle) report\b|\b(?:catalogue|price list|order form|shopping list|to-?do list)\b|\bmeeting notes\b/iu, example: 'Lamps of Ostermere: who is who' },
  { is: /^(?:the |all |my |full |complete )*(?:\p{L}[\p{L}’' ]{0,40}[ :–-]{1,3})?(?:card|spoiler|check|set|want|have|trade|deck) ?lists?\b|\b(?:card )?spoilers?$|\bcomplete (?:card )?(?:list|set)\b|\b(?:list of )?all (?:the )?cards\b/iu, example: 'Lamps of Ostermere: card list' },
  { is: /^(?:the )?(?:people|characters|heroes|cast|folk|inhabitants|places|cities|history|story|tales|world) of (?:the )?\p{Lu}|\bdramatis personae\b/iu, example: 'The People of Ostermere' },
  { is: /^(?:\S+ ){1,5}links$|\b(?:board|forum) index$|^(?:\S+ ){1,3}(?:forums?|(?:message )?boards?)$|^(?:recent|latest) (?:posts|topics|threads)$|^site ?map$/iu, example: 'Ostermere Links' },
  { is: /\b(?:tips|hints|tricks|advice|strateg(?:y|ies)|mistakes) (?:for|on|and|to)\b|\bwhat(?:[’']s| is) in the box\b|\bcontents of the box\b|\bchanges to the (?:site|pages?)\b/iu, example: 'Ten tips for new bargemen' },
  { is: /^(?:a|the|your|each|order of (?:a|the)) (?:game )?(?:turn|round) (?:of|in|at|step by step)\b|\b(?:turn|round) (?:order|sequence|summary|structure|overview)$|^(?:phases|steps|parts|order) of (?:a|the|your|each) (?:turn|round|game|night|day)$/iu, example: 'A turn in Ostermere' },
];

/** What is said of things that are sold: so many lines of it, and a document is a price list. */
const SOLD = /(?:^|\s)(?:[$€£] ?\d{1,5}(?:[.,]\d{2})?|\d{1,5}[.,]\d{2})(?:\s|$)|\b(?:add to (?:cart|basket|bag)|in stock|sold out|out of stock)\b/iu;
const FEWEST_SOLD = 3;

/** Whether most of what a document tells of has a price. */
export function isPriceList(paragraphs: readonly string[]): boolean {
  return paragraphs.filter((text) => text.length <= LONGEST_TITLE && SOLD.test(text)).length >= FEWEST_SOLD;
}

/** The page of a site or a paper that tells what is new: `Ostermere Games: news`. */
const NEWS = /^(?:[\w’'&.-]+ ){0,4}?(?:[\w’'&.-]+\s?[:|–-] )?(?:the )?(?:latest |company |site |club |local )?news(?: (?:archive|page|desk|room|ticker))?$/iu;

/** Whether the first lines of a document name it a page of news. */
export const isNews = (paragraphs: readonly string[]): boolean => paragraphs.slice(0, 2).some((text) => isTitle(text) && NEWS.test(text.trim()));

/** A list of what is new in another document: `What Changed Since 2.1`. */
const CHANGES = /^(?:what(?:[’']s| is| has| was)? (?:changed|new|different)|(?:list of )?(?:changes|changed entries|new and changed entries))\b.{0,40}\b(?:since|from|between|against|in (?:version|edition))\b/iu;

/** Whether the first lines of a document say that it lists what another one has changed: it holds none of that one's terms. */
export const listsChanges = (paragraphs: readonly string[]): boolean => paragraphs.slice(0, 2).flatMap((text) => text.split('\n')).some((text) => isTitle(text) && CHANGES.test(text.trim()));

/** Whether the first lines of a document name it as neither. */
export function namesOther(paragraphs: readonly string[]): boolean {
  return paragraphs.slice(0, 2).some((text) => isTitle(text) && OTHER_TITLES.some(({ is }) => is.test(text.trim())));
}

/** Sentences in which documents say what they are. */
export const SENTENCES: readonly { kind: Kind; weight: number; says: RegExp; example: string }[] = [
  { kind: 'rulings', weight: 3, says: /^(?:all |the |our )?(?:card|official|current|collected|game) rulings, (?:as |which |that )?(?:\w+ ){0,2}(?:checked|kept|collected|gathered|given|sorted|listed|maintained|reviewed)\b/iu, example: 'Card rulings, kept by the clerks of the Table.' },
  { kind: 'rulings', weight: 4, says: /^(?:these|here|this|below) (?:are|is) (?:all )?(?:the )?(?:[\w-]+ ){0,3}rulings?\b[^.]{0,60}\b(?:\d{4}|handed down|given|made|issued|of (?:the|our))\b/iu, example: 'These are the rulings handed down by the Table on 3 October 2014.' },
  { kind: 'rulings', weight: 4, says: /\b(?:here|below|these) (?:are|is) (?:all )?(?:of )?(?:the |our )?(?:new(?:est)?|latest|current|official) (?:official )?rulings?\b/iu, example: 'It was a busy month, and here are the new rulings.' },
  { kind: 'rulings', weight: 3, says: /^(?:these|the following|all (?:of )?(?:these|the)) (?:clarifications|rulings|errata|answers|amendments|corrections) (?:are (?:official|binding|in force|effective|valid|to be used)|hold|take|apply|supersede|replace|supplement)\b/iu, example: 'These clarifications are in force from today.' },
  { kind: 'rulings', weight: 4, says: /^all (?:the |our )?(?:[\w-]+ )?rulings (?:on|for|of|about)\b/iu, example: 'All rulings on Lamps of Ostermere that are in force.' },
  { kind: 'rulings', weight: 4, says: /\bdocument contains (?:only |all )?(?:new |changed |or )*(?:current )?rulings\b/iu, example: 'This document contains all Current Rulings issued since May.' },
  { kind: 'rulings', weight: 4, says: /\bonly (?:the |those )?(?:new |changed )?rulings\b[^.]{0,80}\b(?:new|differ|changed|given|listed|made)\b/iu, example: 'Only rulings that are new are given.' },
  { kind: 'rulings', weight: 4, says: /\b(?:contains|holds|lists|gives|brings)\b[^.]{0,40}\b(?:updates|corrections|changes|amendments)\b[^.]{0,20}\b(?:and|or) (?:all )?(?:the )?(?:new )?rulings\b/iu, example: 'It brings all amendments and the new rulings of this year.' },
  { kind: 'rulings', weight: 3, says: /\b(?:new|changed|revised)\b[^.]{0,40} since the (?:last|previous)\b/iu, example: 'Entries that are new since the last document bear an asterisk.' },
  { kind: 'rulings', weight: 3, says: /\bcurrent rulings are\b|\bsupplements? (?:to )?the glossary\b|\bchanges (?:to|of|in) (?:the |our )?(?:[\w’'&-]+ ){0,4}glossary\b/iu, example: 'It supplements the Glossary.' },
  { kind: 'rulings', weight: 4, says: /(?<!\b(?:send|mail|post|address|direct)\b[^.]{0,40})\b(?:updates|changes|corrections|errata) (?:to|for) (?:some |the |our |current |certain |several )*(?:(?!glossary)[\p{L}\p{N}®™.’'&-]+ ){0,5}?(?:cards|rules)\b/iu, example: 'Below are some updates to the cards of Ostermere.' },
  { kind: 'rulings', weight: 4, says: /\b(?:what|all that) (?:(?:we|they) (?:have )?|(?:has|have|was|were) (?:been )?)(?:changed|revised|corrected|reworded|updated|ruled)\b[^.]{0,80}\b(?:cards|rules|texts?)\b/iu, example: 'Here is what we changed in the cards and rules of Ostermere.' },
  { kind: 'rulings', weight: 4, says: /\bthis (?:sheet|list|page|document|supplement|update|leaflet) (?:lists|holds|contains|gives|has) (?:only |nothing but )?(?:the )?(?:changes|amendments|corrections)\b/iu, example: 'This sheet lists changes only.' },
  { kind: 'rulings', weight: 3, says: /\bchanges (?:against|since|from|compared (?:to|with)) (?:the )?version\b/iu, example: 'Changes against version 1.2.' },
  { kind: 'rulings', weight: 4, says: /\b(?:bench|table|board|committee|team|council|court|panel|guild|judges|we) (?:has|have) (?:\w+ and has )?ruled on\b/iu, example: 'The Table has ruled on both.' },
  { kind: 'rulings', weight: 4, says: /\b(?:answers|rulings) (?:\w+ ){0,2}(?:has|have) been (?:thrown out|overruled|reversed|withdrawn|changed|revised)\b/iu, example: 'Four old answers have been thrown out.' },
  { kind: 'glossary', weight: 4, says: /\bdocument is comprehensive\b|\bhow to use (?:the|this) glossary\b/iu, example: 'How to use the Glossary' },
  { kind: 'glossary', weight: 3, says: /\b(?:glossary|dictionary|vocabulary) (?:of|for) (?:all |some )?(?:the |our |my )?(?:\w+ ){0,2}(?:terms|words)\b|\bdefine (?:a |each |every |any )?(?:new )?terms? here\b/iu, example: 'This is a little glossary for the terms I use.' },
  { kind: 'glossary', weight: 3, says: /\b(?:collect(?:ed|ion of)|compil(?:ed|ation of)|list (?:of|with)|these are|here (?:are|is)|below (?:are|is)|following (?:are|is)|explanations? of)\b[^.]{0,40}\b(?:(?:defined |game |common(?:ly used)? |basic |special )?(?:terms|phrases|abbreviations)(?:,| and| or| of| in| used| that| you)|definitions (?:of|that|for)|(?:jargon|lingo|slang))\b/iu, example: 'Here is a list of defined terms that you will meet in the game:' },
  { kind: 'glossary', weight: 2, says: /\b(?:words|terms) (?:that|which) (?:have|get|bear) (?:a |their |its )?(?:\w+ )?(?:special|fixed|own|particular) meanings?\b|\blist of (?:the )?(?:terms|words|entries)\b/iu, example: 'These are the words that have a special meaning here.' },
  { kind: 'glossary', weight: 3, says: /^(?:the |all )?terms (?:stand|are (?:given|printed|sorted|kept)|appear|follow|come) (?:here |below )?(?:in (?:the )?(?:alphabetical order|order of the alphabet)|alphabetically)\b/iu, example: 'Terms stand in alphabetical order.' },
  { kind: 'glossary', weight: 2, says: /\b(?:terms|entries) are (?:arranged|listed|defined)\b|\bwords have (?:a )?fixed meanings?\b|\bglossary (?:lists|explains|defines|contains|comprises|includes|covers|provides|(?:is|was) (?:(?:comprised|made up|composed) of|a (?:list|collection) of|compiled))\b/iu, example: 'This glossary lists the terms of the game.' },
];

/** Characters of a document's head in which its kind is named. */
const HEAD = 2500;

/** Whether a line of several words names a document of either kind. */
export function namesDocument(text: string): boolean {
  return isTitle(text) && /\S\s+\S/u.test(text.trim()) && TITLES.some(({ says }) => says.test(text));
}

/** Where an archive keeps it, and under what name: `Archive-name: games/ostermere-faq/part2`. */
const OF_ARCHIVE = /^(?:archive-name|posting-frequency|last-modified|url|x-[a-z-]{2,20}|maintainer|followup-to):\s/iu;

/** The title of a list of the rulings that hold now; collected ones may be a glossary. */
const OF_A_DAY = /\b(?:current|new|recent|latest) rulings?\b|\brulings? (?:document|update|supplement|digest)\b/iu;
/** Below such a title, the heading of a part that says how its rulings are sorted: it says nothing of the document. */
const IN_ORDER = /^(?:the )?rulings?,? (?:(?:listed|sorted|arranged|collected|grouped) )?(?:by|in (?:the )?order of) (?:(?:game|rules) )?(?:terms?|key ?words?|topics?)(?: (?:and|&|or) (?:by )?(?:card|title|topic|name)s?)?$/iu;

/** Reads: the paragraphs of a document. Writes: how much speaks for each kind. */
export function kindsOf(paragraphs: readonly string[]): Record<Kind, number> {
  const kinds = { glossary: 0, rulings: 0 };
  let read = 0;
  let isOfADay = false;
  for (const paragraph of paragraphs) {
    if (read > HEAD) break;
    if (OF_ARCHIVE.test(paragraph)) continue;
    const early = read < HEAD / 5;
    read += paragraph.length;
    const isShort = isTitle(paragraph);
    const words = isShort ? beforeMark(paragraph) : paragraph;
    isOfADay ||= isShort && OF_A_DAY.test(words);
    const said = isOfADay && isShort && IN_ORDER.test(withoutPartNumber(words.trim())) ? undefined : (isShort ? TITLES : SENTENCES).filter(({ says }) => says.test(words)).toSorted((a, b) => b.weight - a.weight)[0];
    // What stands first names the document; what stands later may name others.
    if (said) kinds[said.kind] += said.weight * (early ? 1 : 0.5);
  }
  return kinds;
}

function isTitle(paragraph: string): boolean {
  return paragraph.length <= LONGEST_TITLE && !/[.;:,]["”’)]*$/u.test(paragraph);
}
