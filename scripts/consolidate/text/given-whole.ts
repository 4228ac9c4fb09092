/** Words in the place of a new text that are none, or only a part of one: each kind with an example. `unlessQuoted`: no such sign of a bracket that is quoted beside quoted words. */
export const signs: readonly { is: RegExp; example: string; unlessQuoted?: true }[] = [
  { is: /^\W*see (?:also )?(?:the |our |your )?(?:(?:new |full |revised )?(?:text|wording)(?: in the \w+)?|web ?sites?|site|cards?|rulebook|book|faq|forum|poster|map|sheet|announcement|article)\b\W*$/iu, example: 'see the website.' },
  { is: /[[{]\s?(?:(?:was|formerly|previously|old|new|now|tb[acd]|no changes?|as before|as printed|amount|rest|remainder|sic|unchanged|same|number|name|text|see)\b[^\]}]*)[\]}]|[[{]\s?(?:\.{3}|…|\?{1,3})\s?[\]}]/iu, example: 'It hums 6 [was 5] times.' },
  { is: /\((?:formerly|previously|was|were|new|no changes?(?: to \w+)?|as before|as printed|unchanged|rest as is)\b[^()]{0,30}\)/iu, example: 'It hums 6 (formerly 5) times.' },
  { is: /~~|\?{3}|\bX{2,}\b(?! ?[.:]?\d)|<[^<>]{3,40}>/u, example: 'It hums ~~5~~ 6 times.' },
  { is: /[.!?]\s+(?:\.{3}|…|_{2,})(?=\s)|\s\[\s?(?:\.{3}|…)\s?\]/u, example: 'It hums. ... It sings.' },
  { is: /^[^\p{L}\p{N}]*(?:\.{3}|…)|(?:\.{3}|…)[^\p{L}\p{N}]*$/u, example: '... and hums.' },
  { is: /^\[[^\]]*\]\W*$/u, example: '[the last page tells it]' },
  { is: /^\W*(?:to (?:be (?:announced|decided|determined|published|printed|supplied)|follow|come)|tb[acd]|forthcoming|coming soon|text to (?:follow|come)|none|nothing|n\/a)\b\W*$/iu, example: 'To be announced.' },
  { is: /^\W*see (?:also )?(?:above|below|page|overleaf|elsewhere|next|previous)\b/iu, example: 'See above.' },
  { is: /^\W*(?:the|its|this|that) (?:\w+ ){0,2}(?:text|wording|words|paragraphs?|sentences?|entry|definition|rules?) (?:of|from|in|on|for|under|above|below)\b(?!(?<!above|below)(?:(?! (?:that|which|who|whose|as|if|when|where|while|unless|until|what) )[^.;:,])* (?:is|are|was|were|may|must|can|cannot|does|do|has|have|stays?|counts?) (?![^.;:]*\b(?:here|there|below|above|overleaf|page|yet|still|follows?|printed|copied|added|inserted|found|known|used|its text)\b))[^.;:]*(?:[.;:]\W*)?$/iu, example: 'The text of the entry on barges.' },
  { is: /^\W*the [^.;:]* (?:entry|definition|rulebook|glossary|ruling)(?:['’]s)? (?:text|wording|words|paragraph|sentence)\W*$/iu, example: 'The barge entry’s text.' },
  { is: /^[[(](?:in|for|only|if|when|where|except|unless|until|at|on|during|with|without|under)\b/iu, example: '[In races] It hums.', unlessQuoted: true },
  { is: /^(?:old|new|was|is|now|before|after|previously|formerly|currently)(?: (?:text|wording|version|entry))?\s*(?::|[-–—]\s)/iu, example: 'Old: It hums.' },
  { is: /\b(?:words to that effect|(?:and|or) (?:the like|similar|something (?:like it|similar)|so on))\W*$/iu, example: '"It hums" or words to that effect.' },
  { is: /^(?:“[^“”]+”|"[^"]+"),? (?:if|unless|until|but|except|only|when|where|while|for|in|during|or|whenever)\b/iu, example: '"It hums", but only in races.' },
  { is: /^(?:“[^“”]+”|"[^"]+")(?:, (?!["“])|[.;] ?\S)/u, example: '"It hums", as a trial.' },
  { is: /^[,;][^"“]*(?:“[^“”]+”|"[^"]+")\W*$/u, example: ', as a trial, "It hums."' },
  { is: /^(?:as|by|and|or|to|after|before|since|upon|within|among|between|together|notwithstanding|provided|subject|pending|though|although|optionally|save|whichever|mutatis|while|perhaps|maybe|temporarily)\b[^"“.;:]{0,40}(?<!\b(?:an?|the|its|says?|said|reads?|called|named|any|no|words?|this|that|with) )(?:“[^“”]+”|"[^"]+")\W*$/iu, example: 'by agreement "It hums."' },
  { is: /^(?:“[^“”]+”|"[^"]+") (?:of|as|at|on|to|by|from|with|without|within|under|upon|after|before|since|among|between|notwithstanding|provided|subject|pending|though|although|optionally|together|save|whichever|whatever|mutatis|nor|not|only|again|temporarily|apart|unlike|like|per|via|rather|instead|in place|in lieu|and(?! ["“]))\b/iu, example: '"It hums" without the winter set.' },
  { is: /^(?:“[^“”]+”|"[^"]+"),? ?(?:\([^()]*\)|\[[^[\]]*\])\W*$/u, example: '"It hums" (in races).' },
  { is: /^(?:“[^“”]+”|"[^"]+"),? ?(?:[-–—]|;|--) ?(?:if|unless|until|but|except|only|when|where|while|for|in|during|or|and|whenever|not|at|on|under|with|to|so)\b/iu, example: '"It hums" - but not in races.' },
  { is: /\bthe (?:first|second|third|fourth|fifth|sixth|last|final|\d+(?:st|nd|rd|th)) (?:paragraph|sentence|bullet)s? (?:is|are|was|were|now|no longer|does|do|has|have|goes|go|stays?|remains?|applies|apply)\b/iu, example: 'In races, the third paragraph is ignored.' },
  { is: /^\W*(?:the same|as (?:above|below|before|printed)|ditto|unchanged|idem)\b[^.;:]{0,40}\W*$/iu, example: 'As above.' },
  { is: /^\W*(?:the|its|this|that|here|our) (?:[^.;:"“]{0,60} )?(?:text|wording|version|reading|sentence|paragraph)\b[^.;:"“]{0,40}:|^\W*the (?:new|revised|corrected|old) (?:text|wording|version|sentence|paragraph)\b/iu, example: 'The new full text is: It hums.' },
  { is: /^(?:“[^“”]+”|"[^"]+")[^"“.;]*\b(?:is|are|was|now|becomes?|should|must|shall|to|instead|for|not|with|by|reads?)\b[^"“.;]*(?:“[^“”]+”|"[^"]+")\W*$/u, example: '"It hums" is from now on "it sings".' },
  { is: /^(?:in|for|only|if|when|where|except|unless|until|at|on|during|with|without|under|but|from|of|or) (?:[\w'’-]+ ){1,6}(?<!\b(?:an?|the|its|says?|said|reads?|called|named|of|any|no|words?|this|that|with|by|to) )(?:“[^“”]+”|"[^"]+")\W*$/u, example: 'in races "It hums."' },
  { is: /^(?:“[^“”]*[^“”.!?]”|"[^"]*[^".!?]") \(?\p{Lu}[^"“”]*$/u, example: '"snow" This may change.' },
  { is: /^\W*(?:replace|delete|change|insert|substitute|strike|omit|amend|for|instead of) (?:the )?(?:\w+ ){0,2}["“]/iu, example: 'replace "hums" with "sings"' },
  { is: /^\W*(?:it|this|that|(?:the|this|our) (?:new )?(?:(?:first|last|second|third|fourth|final) )?(?:bullet|item|sentence|paragraph|entry|line)) (?:now |should |must |shall |is to )?(?:reads?|says?|is|be|runs?)(?: as follows)?:? ?["“]/iu, example: 'It reads "It hums."' },
  { is: /^[^\p{L}\p{N}]*$/u, example: '---' },
  { is: /^\W*(?:\(?more|the rest|(?:to be )?continued|continues)\b[^.;:]*(?:follows?|to follow|to come|continued|next (?:month|time|page|document|issue)|overleaf|soon)\W*$|^\W*(?:to be )?continued\W*$/iu, example: 'Continued next month.' },
];

/**
 * The paragraph of a new text that is not its words, but stands for them or breaks off; null where every one is words.
 *
 * @param isAside - whether it is a bracket within quotation marks, which limits nothing but its text
 */
export const notGivenWhole = (paragraphs: readonly string[], isAside = false): string | null =>
  paragraphs.find((paragraph) => signs.some(({ is, unlessQuoted }) => !(isAside && unlessQuoted === true) && is.test(paragraph.trim()))) ?? null;

const gap = /\.{3}|…|_{2,}/u;

/** New words for quoted ones with a gap in them ("a ... lamp"), where the quoted words have none; null where there is none. */
export const withGap = (paragraphs: readonly string[], was: string): string | null =>
  paragraphs.find((paragraph) => (!gap.test(was) && gap.test(paragraph)) || PLACEHOLDER.test(paragraph.trim())) ?? null;

/** New words, even for words that are quoted, that only hold a place for others. */
const PLACEHOLDER = /^\[(?:name|number|amount|text|word|tb[acd]|new|same|delete|nothing|see [^\]]{1,60})\]$|^\(?(?:tb[acd]|see (?:above|below)|to follow)\)?\.?$|^\?{2,8}$/iu;
