/** Orders about where an entry leads, and about its whole text, that no reading is certain of: how they are heard, so that they wait. */
import { any, quotation } from '../text-things.ts';
import type { Sign } from '../text-things.ts';
import { imperatives } from '../verbs.ts';

const pointer = '(?:pointer|redirect|redirection|signpost)';
/** No card, and nobody of the game, is pointed to in such words. */
const name = '(?!(?:an?|the|your|any|each|every|that|this|it|them|him|her|one|you|which)\\b)[a-z"“]';
const elsewhere = '(?:(?:points?|refers?|redirects?|redirected)(?: (?:the |our )?(?:readers?|players?))?|(?:leads?|directs?|sends?) (?:the |our )?(?:readers?|players?)|(?<!(?:may|might|could) )leads?)';

/** `is` is tried on one sentence, folded. */
export const pointingSigns: readonly Sign[] = [
  { name: 'all references but some', is: /^(?:all|every one|each|the rest) of (?:the|its|these) (?:\w+ )?(?:cross-)?references\b|^(?:all|some|several|many|most|both) (?:of )?(?:the |other |its |these )?(?:cross-)?references\b/, example: 'All references but one should perhaps go.' },
  { name: 'references that gain one, or lose one', is: new RegExp(`^(?:perhaps |maybe )?(?:the|its|our) (?:(?:cross-)?references|see[- ]line)[^."“]*\\b(?:gains?|gets?|receives?|picks? up|takes? on|acquires?|loses?|drops?|needs?|wants?|welcomes?) (?:the \\w+ )?${quotation}`), example: 'The cross-references gain "cats" in leagues.' },
  { name: 'references that lose one, or keep one', is: /\b(?:cross-)?references?(?: line| list)?(?: at (?:the|its) end)? (?:now |must |should |will |may )*(?:do|does|be|loses?|drops?|sheds?|gives? up|go|goes)(?: without)? (?:the \w+ )?["“]|["”] (?:now |must |should |may |is to )*(?:leaves?|quits?|comes? off|drops? out of|goes from) (?:the )?(?:(?:list|line) of )?(?:cross-)?references?\b|\b(?:of|from|among) (?:the|its|these) (?:two|three|four|five|\d+) (?:cross-)?(?:references|pointers|refs)\b/,
    example: 'Of its two references only the first may stay.' },
  { name: 'entry that leads elsewhere, itself not named', is: new RegExp(`^(?:[^.,]{1,40}, )?(?:should|must|shall|may|might|could|ought to|has to|needs to|is to|now|henceforth)(?: (?:not|never|now|also|perhaps|instead|no longer|be))* ${elsewhere} to ${name}|^${elsewhere} to ${name}[^.]* (?:now|henceforth|instead)\\W*$`),
    example: 'Might point to tolls.' },
  { name: 'told to lead elsewhere', is: new RegExp(`^(?:please |now |do not |never )?(?:(?:point|re-?point)(?: (?:it|this|readers|th(?:is|e) (?:entry|reader)))? to|re-?direct(?:ed)? (?:readers |th(?:is|e) (?:entry|reader) )?to|re-?route(?: (?:it|this))? to) ${name}`),
    example: 'Re-route this to tolls in races.' },
  { name: 'reference that is to one thing, not another', is: /\b(?:the|this) (?:cross-)?(?:reference|pointer)(?: here| in this entry)? is (?:now )?(?:not )?to [^."“]{1,60}\b(?:not|but|rather than|instead of)\b/,
    example: 'In races, the reference here is to tolls and not to fees.' },
  { name: 'reference that is to be another', is: /\b(?:the|this|that|any|said) (?:cross-)?reference\b[^.]*\b(?:construed|read|taken|understood|treated) as an? (?:cross-)?reference\b|^(?:it|this|the entry|this entry) (?:shall|should|must)(?: \w+)? be an? (?:cross-)?(?:reference|pointer) to\b|[,;:-] (?:this|it) (?:ought to|should|must) (?:now )?(?:point|refer|redirect) to [a-z"“]|^(?:an?|another|one more) (?:\w+ )?(?:pointer|redirect)s?\b[^.]*\b(?:added|inserted|missing|needed)\b/,
    example: 'The reference to tolls shall be construed as a reference to fees.' },
  { name: 'reader who is sent elsewhere', is: /^(?:the )?readers? (?:\w+ ){1,3}(?:sent|referred|pointed|directed|led) to\b/, example: 'Readers might be sent to tolls.' },
  { name: 'text that is to be a reference', is: new RegExp('^(?:[^.,;:]{1,30}, )?(?:please )?(?:changed?|corrected|correct|amended|amend|revised?|replaced?|altered|alter|reduced?|shorten(?:ed)?|cut|cut down|trim(?:med)?|turn(?:ed)?|make|let)(?: (?:it|this|all|everything|this entry))?(?: (?:to|with|by|into|read|to read|say|just|be))*:? ["“]?see (?!if\\b|whether\\b|that\\b|how\\b|what\\b|who\\b)[a-z]|^(?:this|it) (?:should|must|shall|may|might|could|ought to|has to) (?:\\w+ )?(?:be|read|say) ["“]?see [a-z]|^(?:this|it|this entry) (?:should |must |may |might |could )?(?:becomes?|be|turns? into) (?:just |only )?an? (?:mere )?(?:pointer|cross-reference)\\b|^(?:please )?(?:make|turn|convert) (?:this|it|this entry) (?:into )?(?:just |only )?an? (?:mere )?(?:pointer|redirect|cross-reference)\\b|^["“][^"”]*["”] (?:is|are) (?:missing|lacking)\\b'),
    example: 'Shorten this to see tolls, if need be.' },
  { name: 'pointer that is spoken of', is: new RegExp(`^(?:please |do not |never )?${any(imperatives)} (?:the|this|our) ${pointer}s?\\b|^(?:a |the )?(?:wrong|bad|dead|broken|stale|outdated|faulty|incorrect) (?:cross-)?(?:${pointer}|reference|link)\\b|^(?:the|this|our) ${pointer} (?:here )?(?:should|must|might|may|could|can|is|was|has|needs?|ought|no longer|goes|leads|points)\\b|^${pointer} to [a-z"“]`),
    example: 'The redirect is no longer needed.' },
  { name: 'what stood here makes way', is: /\b(?:takes? the place of|replaces?|supersedes?|supplants?|in (?:the )?place of|instead of) (?:everything|all|whatever|what)(?: that)? (?:stood|stands|was|is|has been)(?: (?:printed|said|written|given))?(?: (?:here|in this entry))?\b|^(?:everything|all|whatever|what)(?: that)? (?:stood|stands|was printed|was written|is printed)(?: (?:here|in this entry|until now|so far))* (?:is|are|has been|gives|goes|falls|must|should|shall|makes)\b/,
    example: 'This may supersede all that is printed here.' },
  { name: 'references that are to be fewer', is: /^(?:please )?(?:reduce|cut|cut down|trim|shorten|limit|restrict|confine|narrow) (?:the|its|this entry's) (?:list of )?(?:cross-)?(?:references|pointers|refs) (?:down )?to\b|^(?:one|a single) (?:cross-)?(?:reference|pointer) (?:is enough|suffices|will do|is plenty)\b/,
    example: 'Reduce the references to tolls.' },
  { name: 'no more than a reference', is: /^(?:please )?(?:leave|keep|retain)(?: just| only| nothing but) ["“]|^(?:only|just) ["“][^"”]*["”](?: \w+)? (?:remains?|stays?|is left|is kept|be left|be kept)\b/,
    example: 'Keep only "See tolls." in races.' },
  { name: 'text under a label of one word', is: /^(?:[^.,;:]{1,30}, )?(?:in full|complete|whole|rewritten(?: (?:in full|as follows|thus))?|amended (?:to|as follows)|corrected (?:to|as follows)|revised (?:to|as follows)|reworded (?:to|as follows)|text(?: in full| now)?|entry(?: in full| now)?|reads now|correction)(?: [a-z ]{1,20}| \([^)]*\))?: ?\S/,
    example: 'Rewritten as follows: Cats hum.' },
];

const leadingElsewhere = /^\W*(?:[^.,;:]{1,30}, )?see (?!if\b|whether\b|how\b|that\b)[^.;:]{1,80}?\b(?:instead|rather than|and not|(?<=, )not)\b/;

/** "See fog instead, in races.": said of an entry where a ruling begins with it; behind another sentence it may lead on from that. `sentence` is folded. */
export const leadsElsewhere = (sentence: string): boolean => leadingElsewhere.test(sentence);

/** What nobody says of a game in so few words: "Fog, not tolls.", "Keep only fog." */
const ofTheList = /\b(?:not|but|only|instead|rather|between|first|last|before|after|behind|ahead|too|also|as well|swap|switch|reverse|exchange|transpose|keep|leave|remains?|stays?|drop|lose|no more|no longer|becomes?|plus|out|goes|should|minus|without|add|include|alone|suffices|enough)\b|->|→|=>/;
/** The same of a list that is not named. */
const ofAnyList = /^(?:->|→|=>)|^[+-] ?[a-z]|^(?:and|better|actually|use|say|fix|fixed|another one|one more|here belongs|obsolete|superseded|merged|outdated|defunct|renamed|links? to|updated? to|send (?:people|them|everybody|everyone))\b|^(?:could|should|shouldn't|shall) (?:this|it|that|we)\b|^that should\b|^[\w' -]{1,30}, (?:too|as well|also)\W*$|^(?:in|out|plural|singular|spelling|capitals?|typos?(?: fixed| corrected)?|misprint)\b:? |^now (?:under|at|in|see)\b|^(?:new |the )?target\b|^(?:we )?(?:forgot|omitted|left out|overlooked)\b|^(?:kill|scrap|strike|nuke|bin|ditch|drop|lose|toss) (?:this|it)\b|^(?:this|it) should (?:\w+ )?(?:mention|name|list|include|have|cite)\b|^(?:please )?(?:insert|forget|also|plus|add|include|swap|switch|reverse|exchange|transpose|invert|turn round|turn around|alphabeti[sz]e|sort|re-?order|shuffle|in alphabetical order|in alphabetic order|in abc order|in reverse order|in the other order|the other way round|the other way around|reversed|swapped|sorted)\b|^["“][^"”]*["”],? (?:too|as well|also|first|last)\b/;
/** What holds of things in play. */
const tellsRule = /\b(?:is|are|was|were|may|must|can|cannot|can't|has|have|had|does|do|did|will|would|counts?|costs?|plays?|pays?|needs?|you|your|players?|opponents?|when|whenever|if|because|since)\b/;
/** So few words has such an order. */
const FEW = 8;

/**
 * Whether a sentence, said of an entry that is nothing but a list of references, is about that list: of so short a text
 * few words are enough. `sentence` is folded.
 *
 * @param names - the names in the list, folded
 */
export function speaksOfList(sentence: string, names: readonly string[]): boolean {
  const count = sentence.split(/\s+/).length;
  const bare = ` ${sentence.replaceAll(/[^\p{L}\p{N}'-]+/gu, ' ')} `;
  const isNamed = names.some((name) => bare.includes(` ${name.replaceAll(/[^\p{L}\p{N}'-]+/gu, ' ')} `));
  return count <= FEW && !tellsRule.test(sentence.replaceAll(/["“][^"”]*["”]/g, '')) && ((isNamed && ofTheList.test(sentence)) || ofAnyList.test(sentence));
}
