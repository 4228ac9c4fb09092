/**
 * What stands behind the name of a part and names it again: "(on the toll)", "(the one about ice)", "(Bess)", "(from "Thus, if"
 * on)". Certain where all of it is true of that part, and of no other of its kind.
 */
import { limiting } from '../clauses.ts';
import { months } from '../calendar-words.ts';
import { toldOfTheOrder } from '../narrating.ts';
import { otherObjects } from '../objects.ts';

/** What a part is said to be about, or the words by which it is called. */
export interface Gloss {
  words: string;
  /** Said to be about it: "(on tolls)". Words by themselves may as well be all of it. */
  about: boolean;
  /** What it is called: "(the sentence on captains)" is no paragraph, "(the ones on captains)" is not one. */
  called: 'sentence' | 'paragraph' | 'item' | 'several' | null;
}

/** The words at which a part is said to begin. */
export interface Edge {
  words: string;
  /** Said to reach from there to its end, or to that of the entry. */
  toEnd: 'part' | 'entry' | null;
}

/** Words in brackets that say where, when or for whom an order holds, or what becomes of it, and name no part. */
const unsafe = new RegExp([
  limiting.source, toldOfTheOrder.source, ...otherObjects.map(({ is }) => is.source),
  String.raw`\b(?:steps?|sections?|headings?|chapters?|now|new|newly|old|optional|pending|due|expected|scheduled|tbd|tba|soon|later|today|tomorrow|next|previous|previously|formerly|end|ends|start|beginning|top|bottom|middle|front|maybe|perhaps|probably|possibly|sometimes|mostly|partly|part|half|or|see|cf|compare|both|each|every|any|all|some|other|others|another|for now|please|etc|likewise|ditto|twice|again|proposed|final|unofficial|official|online|translations?|german|french|spanish|italian|dutch|${months})\b`,
  String.raw`\b(?:will|would|shall|should|may|might|must|could|can|cannot|is|are|was|were|be|been|do|does|did|deleted?|removed?|added?|replaced?|changed?|moved?)\b`,
].join('|'), 'iu');

const aboutWords = '(?:about|on|concerning|regarding|dealing with|that deals with|which deals with|describing|that describes|which describes|mentioning|that mentions|which mentions|that speaks of|which speaks of|that tells of|explaining|that explains|treating of)';
const theOne = '(?:(?<noun>those|the (?:ones|paragraphs?|sentences?|bullets?|items?|points?))|that|the (?:one|passage|rule))';
const calledSo: readonly { noun: RegExp; called: Exclude<Gloss['called'], null> }[] = [
  { noun: /^the paragraph$/iu, called: 'paragraph' }, { noun: /^the sentence$/iu, called: 'sentence' }, { noun: /^the (?:bullet|item|point)$/iu, called: 'item' }, { noun: /s$|^those$/iu, called: 'several' },
];
const words = '(?<words>[\\p{L}\\d][\\p{L}\\d ,\'’-]{1,60})';

/** When or by whom something is played: in a bracket by itself no subject. */
const played = '(?:winter|summer|spring|autumn|nights?|daytime|days?|weeks?|months?|years?|seasons?|weekends?|holidays?|play|players?|games?|solo|crews?|matches|events?|request|demand|approval|consent|vote|trial|condition|probation|appeal)';
/** What says where or for whom, and names nothing. */
const leadsOn = '(?:for|in|at|on|during|under|with|without|within|from|by|to|of|until|till|since|before|after|as|per|via|not|no|never|than|unlike|like|between|beside|behind|above|below|against|among|through|upon|into)';

/** "(ask the captain)", "(toll waived)": what is to be done besides, and in which case. */
const ordersOrTells = '(?:(?:ask|check|consult|discuss|verify|confirm|inform|tell|remind|watch|mind|remember|keep|use|try|note)\\b|(?:.* )?\\p{L}{2,}(?<!e)ed$)';

/** Each reads the words between the brackets. */
export const glosses: readonly { is: RegExp; example: string; about: boolean }[] = [
  { is: new RegExp(`^(?:namely |i\\.e\\.,? |that is,? )?${theOne},? (?:${aboutWords}|for|of|with|naming) ${words}$`, 'iu'), example: '(the one for captains)', about: true },
  { is: new RegExp(`^(?!on (?:.* )?${played}\\b)${aboutWords} ${words}$`, 'iu'), example: '(about the lamp)', about: true },
  { is: new RegExp(`^(?:namely |i\\.e\\.,? |that is,? )?(?!${leadsOn}\\b)(?!${ordersOrTells})(?!(?:.* )?${played}\\b)${words}$`, 'iu'), example: '(a captain without a whistle)', about: false },
];

/** Days of the week, clocks, and other things that are said to be "on" something. */
const onADay = /^on (?:an? |the |our )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|holidays?|\d|trial|approval|demand|request|vote|condition|probation|map|cards?|behalf|appeal)\b/iu;

const inCommas = new RegExp(`^, (?<inside>${aboutWords} [^(),"“”]+),$`, 'iu');
const inside = (said: string): string | null => (/^[\s,]*\((?<inside>[^()]+)\)[\s.,;:]*$/u.exec(said) ?? inCommas.exec(said.trim()))?.groups?.['inside']?.trim() ?? null;

/** The same in a sentence, folded: what it names may be anything, and is looked at where the text is. */
export const glossInBrackets = `\\((?!${onADay.source.slice(1)})(?![^()]*(?:${unsafe.source}))[^()"“”¤]{2,70}\\)`;

/** The same between commas, where it says that it is about something. */
export const glossInCommas = `, (?!${onADay.source.slice(1)})(?![^,]*(?:${unsafe.source}))${aboutWords} [^(),;:."“”¤¶]{2,50},`;

/** What a bracket behind a part names it again by; null where it may be anything else. */
export function glossIn(said: string): Gloss | null {
  const bare = inside(said);
  if (bare === null || onADay.test(bare)) return null;
  for (const { is, about } of glosses) {
    const { words: found, noun } = is.exec(bare)?.groups ?? {};
    if (found !== undefined) return unsafe.test(found) ? null : { words: found, about, called: calledSo.find((one) => noun !== undefined && one.noun.test(noun))?.called ?? null };
  }
  return null;
}

const from = '(?:(?:everything |all |that is,? |i\\.e\\.,? )?from|(?:the one |the ones )?(?:starting|beginning|commencing|opening)(?: (?:with|at|from))?|(?:which|that) (?:starts|begins|opens)(?: (?:with|at))?)(?: the words?)?:?';
const on = '(?<on> (?:on|onwards?|forward|to (?:the|its) (?:very )?end(?: of (?:the|this|that) (?:paragraph|sentence|bullet|item|(?<entry>entry|text)))?))?';
const isEdge = new RegExp(`^[\\s,(]*${from} ["“](?<words>[^"“”]+)["”]${on}[\\s).,;:]*$`, 'iu');

/** Where a part is said to begin: "from "Thus, if" on", "beginning with "The toll"". */
export function edgeIn(said: string): Edge | null {
  const { words: found, on: toEnd, entry } = isEdge.exec(said)?.groups ?? {};
  if (found === undefined) return null;
  return { words: found.replace(/\s*(?:\.\.\.|…)$/u, ''), toEnd: toEnd === undefined ? null : entry === undefined ? 'part' : 'entry' };
}
