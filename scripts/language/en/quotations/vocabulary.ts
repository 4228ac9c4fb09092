/**
 * The words of sentences that say in some way of their own what becomes of quoted words: `"x" was a slip; it is now "y".` Each
 * stands under what it does there. A sentence is read by what it quotes only where every other word of it stands here, so
 * that no word may go in that limits, denies, puts off, asks, tells of the past or names another text.
 */

/**
 * What a word does: orders (`o`), is a verb of change, which orders too (`k`), or one of writing, which orders or leads on
 * (`v`); leads on to what comes (`t`), or does so behind a verb of change alone (`i`); stands before what goes (`f`); begins what
 * tells where that stands (`w`), tells what stood (`h`), or with what a part ends (`e`); joins (`c`); calls what stood and what
 * stands (`-`, `+`); takes away (`d`), or tells that it goes by itself (`r`); brings (`g`); or stands before the words after, before and between which new ones come
 * (`a`, `b`, `m`). Tells where a change begins (`y`), where words are to be found (`s`) or what the text has (`p`); speaks against
 * what stood (`x`); takes from a text that is named first (`l`); says of what comes that it is not there (`n`), or of the text that it has it not (`u`). Says what may
 * not stand here, though each of its words may (`!`). Nothing (``): it says what the words are.
 */
export type Role = 'o' | 'k' | 'v' | 't' | 'i' | 'f' | 'w' | 'h' | 'e' | 'c' | '-' | '+' | 'd' | 'r' | 'g' | 'a' | 'b' | 'm' | 'y' | 's' | 'p' | 'x' | 'l' | 'n' | 'u' | '!' | 'ot' | 'of' | 'od' | '';

const list = (words: string): string[] => words.split('|').map((one) => one.trim());

/** Each way of a way of saying beside each: "is", "was" and "a slip". */
const pairs = (ones: string, others: string): string[] => list(ones).flatMap((one) => list(others).map((other) => `${one} ${other}`));

const faults = 'a slip|a misprint|a typo|a typing error|a typographical error|a printing error|a mistake|an error|an oversight|a slip of the pen|a spelling error|a spelling mistake|wrong|incorrect|mistaken|misprinted|mistyped|misspelled|misspelt|misstated|garbled|erroneous|inaccurate|imprecise|unclear|ambiguous|misleading|confusing|clumsy|awkward|ungrammatical|bad grammar|outdated|out of date|obsolete|old|faulty|off';

export const vocabulary: readonly (readonly [Role, readonly string[]])[] = [
  ['', list('the|a|an|this|that|these|those|it|its|they|their|here|there|text|entry|definition|this entry|the entry|in this entry|in the entry|of this entry|of the entry|in the text|of the text')],
  ['', list('word|words|phrase|phrases|expression|clause|sentence|wording|passage|line|remark|parenthetical|parenthesis|bracket|brackets|parentheses|in parentheses|in brackets|term|name|number|figure|numeral|spelling|form|reading|grammar|punctuation|pair of words|piece of text|bit|bit of text|string|formula|pair|count|total|amount|sum|value')],
  ['', list('simply|just|merely|rather|really|accordingly|therefore|hence|thus|properly|correctly|more properly|more correctly|strictly|kindly|of course|for clarity|for consistency|for the sake of clarity|for good grammar|to be clear|to be precise|to be consistent|as follows|the following|in full')],
  ['x', [...pairs('is|was|are|were|has been|is plainly|was plainly|is clearly|was clearly|is simply|was simply|is obviously|was obviously', faults), ...pairs('never|has never|had never|never really|never quite', 'sat right|sat right with us|sat well with us|sounded right|read right|read well|felt right|fit|fitted'), ...pairs('has been|had been', 'bugging me|bugging us|bothering me|bothering us|bugging me for years|bugging us for years|bothering us for years|bothering me for years'), ...list('lacks a word|lacked a word|is short of a letter|was short of a letter|is short a word|was short a word|has a letter too many|had a letter too many|has a word too many|had a word too many|lacks a letter|lacked a letter|lacks a comma|lacked a comma|has a typo|had a typo|has a slip|had a slip|contains a typo|contained a typo|contains a misprint|contained a misprint|misses a word|missed a word|is short of a word|was short of a word|says it badly|said it badly|says it wrongly|said it wrongly')]],
  ['', list('two sentences|three sentences|one sentence|a single sentence|two words|one word|a single word|two clauses')],
  ['o', list('let|is to|are to|now|from now on|henceforth|henceforward|from here on|hereby|from today|should|must|shall|ought to|has to|have to|had better|needs to|need to|instead|let us|we now|please')],
  ['k', list('change|changes|changed|correct|corrected|amend|amended|alter|altered|revise|revised|reword|reworded|rephrase|rephrased|rewrite|rewritten|recast|restate|restated|rearrange|rearranged|reorder|reordered|turn|turns|turned|grow|grows|grown|expand|expands|expanded|extend|extends|extended|shorten|shortens|shortened|shrink|shrinks|widen|widens|widened|narrow|narrows|narrowed|simplify|simplified|spell out|spelled out|spelt out|write out|written out|replace|replaced|substitute|substituted|swap|swapped|exchange|exchanged|trade|traded|convert|converted|reduce|reduces|reduced|increase|increases|increased|raise|raised|lower|lowered|rise|rises|fall|falls|goes up|go up|goes down|go down|drops|split|divided|mended|fixed|improved|updated|modified|modernised|modernized|corrects to|put right|set right')],
  ['v', list('read|say|print|put|write|use|make|make it|make that|make this|set|call it')],
  ['ot', list('becomes|become|becoming|now reads|now says|now runs|turns into|goes over into|rearranged as|recast as|restated as|rephrased as|reworded as|rewritten as|reordered as|redrafted as|gives way to|give way to|makes way for|make way for|is now|are now|should have read|should have said|should have been|ought to have read|ought to have been')],
  ['p', list('has|have')],
  ['s', list('stand|stands|come|comes')],
  ['y', list('from')],
  // These are no orders: what is right is not corrected, what is lower is not lowered, and "first" may be where something is put.
  ['!', [...pairs('is|are|was|were|be|been|being|to be|has been|have been|is now|are now', 'correct|right|narrow|lower|changed back|set|put'), ...pairs('so|and so', 'is|are|should|must|shall|has|have|ought to')]],
  ['t', list('is|are|be|been|being|has been|have been|reads|says|runs|run|goes|printed|written|used|made|is meant to be|are meant to be|to be')],
  ['i', list('to|into')],
  ['e', list('ends|end|begins|begin|ended|began')],
  ['f', list('for|at|at the word|at the words|instead of|in place of|in the place of|in lieu of|rather than|in exchange for|in return for')],
  ['of', list('takes the place of|take the place of|replaces|supplants|supersedes|displaces|ousts|succeeds|comes instead of|comes in place of|stands in for|is substituted for|are substituted for')],
  ['w', list('where|wherever|in the place where|at the place where')],
  ['h', list('stood|had|used to say|used to read|used to have|used to be|used to stand|used to end|used to run|ran|wrote|once said|once read|once stood|once had|said')],
  ['c', list('and|but|so|then|which|and so|and then|and so it|to which')],
  ['-', list('old|former|previous|current|present|existing|old text|former text|old sentence|old wording|old words|old version|previous text|previous wording|previous version|current text|current wording|current version|existing text|existing wording|present text|present wording|as it was|as it stood|as printed|wrong|incorrect')],
  ['+', list('new|new text|new sentence|new wording|new words|new version|revised text|revised wording|revised sentence|corrected text|corrected wording|corrected version|revised version|replacement|replacement text|right')],
  ['d', list('drop|dropped|delete|deleted|deletes|remove|removed|strike|struck|strike out|struck out|omit|omitted|leave out|left out|take out|taken out|cut|cut out|erase|erased|withdraw|withdrawn|scrap|scrapped|expunge|expunged|excise|excised')],
  ['r', list('is gone|are gone|is no more|are no more|drops out|drop out|falls away|fall away|comes out|come out|goes out|go out|goes away|disappears|disappear|vanishes|vanish|must go|has to go|have to go')],
  ['l', [...list('lose|loses|sheds'), ...pairs('must|should|shall|has to|is to|ought to', 'shed')]],
  ['', list('says nothing new|say nothing new|adds nothing|add nothing|added nothing|is superfluous|are superfluous|is redundant|are redundant|was redundant|were redundant|is unnecessary|was unnecessary|serves no purpose|served no purpose|says it twice|repeats itself|repeat themselves|repeats what is said|repeat what is said|say it twice|is no longer needed|are no longer needed|was superfluous|is needless')],
  ['g', list('gain|gains|gained|acquire|acquires|receive|receives|get|gets|insert|inserted|add|added|slip in')],
  ['u', list('lacks|lack|lacked')],
  ['n', [...list('is missing|are missing|was missing|is wanting|are wanting|was wanting|is lacking|was lacking|was forgotten|was lost|were lost|dropped out|had dropped out'), ...pairs('was|were|has been|have been', 'left out by mistake|omitted by mistake|dropped by mistake|lost by mistake|left out in error|omitted in error|wrongly left out|wrongly omitted|accidentally omitted|accidentally left out|inadvertently omitted')]],
  ['a', list('after|behind|following|right after|directly after|immediately after|just after|next after')],
  ['b', list('before|ahead of|in front of|preceding|right before|directly before|immediately before|just before')],
  ['m', list('between|in between')],
];
