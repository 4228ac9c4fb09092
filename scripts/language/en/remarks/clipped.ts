/** Remarks of a hurried hand behind an order: of each the subject is missing, and what is left says nothing of where, when or for whom. */
import { months } from '../calendar-words.ts';
import { any } from '../text-things.ts';
import { row } from './words.ts';
import type { Remark } from './words.ts';

const very = '(?:(?:now|quite|plainly|simply|long|rather|too|just|only|merely|already|so) )*';
const body = '(?:the|our) (?:rules |design |editorial )?(?:committee|council|board|team|panel|designers?|editors?|publishers?|rules team)';
const elsewhere = ['(?:the|its) cards?(?: itself| text)?', 'the (?:rulebook|rules|map|other entries|rest of the glossary|glossary)', 'the entry on (?<entry>[a-z][a-z -]{1,30})', 'other entries', 'house style', 'our style', 'common usage'];
const source = any([...elsewhere, 'the (?:rest of the (?:entry|list|paragraph)|heading|title|first sentence|other (?:entry|paragraph|sentence|bullets|examples?))']);
/** When something was decided: once. */
const once = `(?:,? (?:long ago|(?:years|months|ages|some time) ago|recently|lately|last (?:week|month|year|spring|summer|autumn|fall|winter)|in (?:${months})|at (?:our last|the (?:last|spring|summer|autumn|winter|annual)) (?:convention|meeting|gathering|conference|session)|by (?:letter|mail|post|e-mail)|in the forum|on the (?:forum|mailing list)))?`;
const bother = '(?:arguments?|quarrels?|questions?|letters?|trouble|confusion|breath|fuss|debates?|discussions?|misunderstandings?|misreadings?|doubts?|disputes?|time|ink|paper|space|lines?|words?|room|pages?)';
const season = '(?:spring|summer|autumn|fall|winter|month|week|year)';

/** What came of it, who ruled it, and what it agrees with. */
export const clipped: readonly Remark[] = [
  row(`(?:saves?|gains?|frees?|spares?|avoids?|prevents?|ends?|settles?|stops?|forestalls?|heads off) (?:us |everybody |everyone )?(?:(?:a|an|one|two|some|half|many|many an?|a few|a lot of|lots of|no end of|much|endless|any|all|further|more|possible|common|long|old) )*${bother}`, 'Saves a line.'),
  row('(?:reads?|sounds|looks|scans|flows) (?:(?:much|far|a little|a bit|so much|somewhat) )?(?:better|more (?:smoothly|naturally|easily|clearly|plainly))(?: (?:this way|now|so|like this))?', 'Reads better this way.'),
  row('(?:(?:much|far|a little|a bit|so much|somewhat|and) )*(?:clearer|shorter|simpler|plainer|neater|tidier|cleaner|briefer|more (?:exact|precise|accurate|concise|consistent|readable))(?: (?:this way|now|so|like this))?', 'Clearer this way.'),
  row(`(?:now )?(?:agrees?|accords?|conforms?|corresponds?|consistent|in (?:line|step|keeping|accord|agreement|harmony)) (?:with|to) ${source}|(?:now )?(?:matches|mirrors|reflects) ${source}|(?:now )?follows ${any(elsewhere)}`, 'Agrees with the card.'),
  // "as in the other bullets" may be an order about these
  row(`(?:just |exactly |now )?(?:the same )?(?:as|like) (?:on|in) ${any(elsewhere)}(?: too| already| itself)?|(?:just |exactly )?as (?:everywhere|elsewhere|everywhere else)(?: in (?:the|this) glossary)?`, 'As on the card.'),
  row(`(?:so |unanimously |finally |duly )?(?:ruled|decided|agreed|settled|approved|resolved|adopted|confirmed)(?: unanimously| so)?(?: by ${body})?${once}(?<=[a-z] [a-z' -]+)`, 'Ruled in May.'),
  row(`last ${season}'s (?:ruling|decision|agreement|errat(?:um|a)),? (?:at (?:long )?last|finally|belatedly|now in print|carried out(?: at last)?)`, "Last spring's ruling, at last."),
];

/** Whose fault the old words were, and not the order: no mere "a mistake". */
export const slipsOfPen: readonly Remark[] = [
  row("(?:(?:a|an|just|only|mere|plain|simple|old|our|obvious|another) )*(?:typos?|misprints?|slip of the (?:pen|keyboard|tongue)|slips of the pen|typing errors?|printing errors?|printer's (?:error|slip)|typist's (?:error|slip)|copying errors?|spelling (?:mistakes?|errors?)|clerical errors?)", 'Slip of the pen.'),
];

/** Or the style that they were not in. */
export const matterOfStyle: readonly Remark[] = [
  row('(?:(?:a )?matter of )?(?:house style|our style|proofreading|style sheet|style|grammar|spelling|punctuation)', 'House style.'),
];

/** Behind a change, that it is made. */
export const mended: readonly Remark[] = [
  row('(?:now |hereby |duly |at last )?(?:corrected|mended|put right|set right)(?: (?:here|now|at last|accordingly))?', 'Corrected.'),
];

/** Of what use the words were that go. */
export const ofNoUse: readonly Remark[] = [
  row(`${very}(?:redundant|superfluous|needless|unnecessary|unneeded|dispensable|expendable|obvious|self-evident|wordy|clumsy|awkward|outdated|out of date|archaic|repetitive|repetitious|a (?:mere )?(?:repetition|duplicate|leftover|relic)|no longer (?:needed|necessary|required)|not needed|not necessary|of no (?:further )?use|dead ?wood|padding|filler|one too many|too many|too much)`, 'Redundant.'),
  row('(?:(?:it|they) )?never (?:really |once |yet )?(?:helped|served|taught|enlightened|convinced|amused|misled|bothered) (?:anybody|anyone|a soul|any (?:player|reader|judge))(?: (?:anyway|at all|much))?|(?:only |merely |just )?(?:helped|helps|served|serves|enlightened) (?:nobody|no one|no reader)(?: anyway)?', 'Never helped anyone.'),
  row('(?:really |simply |just )?(?:adds?|added|said|says|meant|means|explains|explained) (?:nothing|little)(?: (?:new|useful|of use|at all|anyway))*|(?:serves?|served|has|had) no (?:purpose|use|meaning|point|function)(?: (?:here|any ?more))?|never (?:really )?(?:used|needed|understood|funny|explained|defined|a rule|clear|read)', 'Added nothing.'),
  row('(?:now |already |also )*(?:covered|explained|treated|dealt with|told|said|stated|implied) (?:elsewhere|above|below|already|anyway|in the (?:rulebook|rules)|on the card|by the (?:rulebook|rules|card|definition|first sentence)|under (?<under>[a-z][a-z -]{1,30}))', 'Covered in the rulebook.'),
  row('(?:(?:the|its|this|that|their) )?(?:(?:whole|entire) )?(?:subject|matter|topic|point|content|material|rule|definition) (?:(?:is|are|has been|have been|was) )?(?:now |since |already )?(?:(?:moved|transferred|carried over|shifted) to (?:its|their) own entry|(?:has|have) (?:now )?(?:its|their) own entry|(?:has|have) (?:now )?an entry of (?:its|their) own)', 'Subject moved to its own entry.'),
  row('(?<subject>(?!(?:some|most|many|half|parts?|certain|other|only|few|several|any|no|not|such|both|each|every|all|this|that|these|those|it|they|one|two)\\b)[a-z][a-z -]{1,30}) (?:is|are) (?:now |already |also |now also )(?:covered|explained|treated|dealt with|defined|described) under (?<under>[a-z][a-z -]{1,30})', 'Ice is now covered under weather.'),
];
