/**
 * What a document says between the words that go and the words that come, where both are quoted: verbs that games have
 * too, so that only the quotations make an order of them, and phrases that join the two in either direction.
 */

interface Turning {
  /** As a command: widen "two" to "three". */
  base: string;
  past: string;
  /** By itself: "two" changes to "three". */
  third: string;
}

const row = (base: string, past: string, third: string): Turning => ({ base, past, third });

export const turnings: readonly Turning[] = [
  row('turn', 'turned', 'turns'),
  row('change', 'changed', 'changes'),
  row('make', 'made', 'makes'),
  row('convert', 'converted', 'converts'),
  row('widen', 'widened', 'widens'),
  row('broaden', 'broadened', 'broadens'),
  row('narrow', 'narrowed', 'narrows'),
  row('shorten', 'shortened', 'shortens'),
  row('lengthen', 'lengthened', 'lengthens'),
  row('extend', 'extended', 'extends'),
  row('stretch', 'stretched', 'stretches'),
  row('vary', 'varied', 'varies'),
  row('soften', 'softened', 'softens'),
  row('tighten', 'tightened', 'tightens'),
  row('loosen', 'loosened', 'loosens'),
  row('strengthen', 'strengthened', 'strengthens'),
  row('simplify', 'simplified', 'simplifies'),
  row('raise', 'raised', 'rises'),
  row('lower', 'lowered', 'lowers'),
  row('increase', 'increased', 'increases'),
  row('reduce', 'reduced', 'drops'),
  row('adjust', 'adjusted', 'adjusts'),
  row('emend', 'emended', 'emends'),
  row('recast', 'recast', 'recasts'),
  row('redraft', 'redrafted', 'redrafts'),
  row('restate', 'restated', 'restates'),
  row('cut down', 'cut down', 'shrinks'),
  row('cut back', 'cut back', 'cuts back'),
  row('bring down', 'brought down', 'comes down'),
  row('trim', 'trimmed', 'trims'),
  row('spell', 'spelt', 'spells'),
  row('condense', 'condensed', 'condenses'),
  row('compress', 'compressed', 'compresses'),
  row('abridge', 'abridged', 'abridges'),
  row('boil down', 'boiled down', 'boils down'),
  row('cut', 'cut', 'cuts'),
];

interface Joint {
  words: readonly string[];
  example: string;
}

/** The words that come stand behind these. */
export const onwards: readonly Joint[] = [
  { words: ['make that', 'make it', 'make this', 'let that be', 'read'], example: '"two" - make that "three".' },
  { words: ['gives place to', 'makes room for', 'is withdrawn in favour of', 'is dropped in favour of', 'is deleted in favour of',
    'is abandoned in favour of', 'gives way to', 'makes way for', 'has to make way for', 'must make way for', 'has become', 'have become',
    'now becomes', 'is now just', 'are now just', 'is henceforth'], example: '"two" has to make way for "three".' },
  { words: ['is to be just', 'are to be just', 'is to be simply', 'should be just', 'should be simply', 'should simply be', 'should just be'], example: '"two" is to be just "three".' },
  { words: ['grows into', 'grows to', 'shrinks to', 'goes up to', 'goes down to', 'comes down to'], example: '"two" grows into "three".' },
];

/** The words that go stand behind these. */
export const backwards: readonly Joint[] = [
  { words: ['in lieu of', 'instead of', 'in place of', 'in the place of', 'rather than', 'for'], example: 'First paragraph: "three" in lieu of "two".' },
  { words: ['replaces', 'now replaces', 'supersedes', 'takes the place of', 'stands in place of', 'stands instead of'], example: '"three" takes the place of "two".' },
  { words: ['is substituted for', 'shall be substituted for', 'is put for', 'is put in place of', 'is to replace', 'should replace', 'shall replace',
    'is now used instead of'], example: '"three" is substituted for "two".' },
];

/** What is wrong with quoted words, before the right ones are quoted. */
export const faults: readonly string[] = ['wrong', 'incorrect', 'not right', 'not correct', 'mistaken', 'misprinted', 'mistyped', 'misspelled',
  'misspelt', 'an error', 'a mistake', 'a slip', 'a misprint', 'a typo', 'a typing error', 'a printing error', 'a typographical error', 'a spelling error', 'a spelling mistake', 'a clerical error', 'erroneous',
  'not accurate', 'inaccurate', 'not precise', 'imprecise', 'out of date', 'outdated', 'no longer correct', 'no longer right', 'no longer accurate',
  'no longer true', 'unclear', 'not clear', 'obscure', 'confusing', 'misleading', 'ambiguous', 'clumsy',
  'awkward', 'garbled', 'hard to follow', 'hard to read', 'hard to understand', 'difficult to follow', 'too long', 'too short', 'too vague',
  'too narrow', 'too wide', 'too strict', 'incomplete', 'redundant', 'superfluous', 'obsolete', 'unnecessary', 'ungrammatical'];

/** What the quoted words that come are called: the right wording is "three", not "two". */
export const rightWords: readonly string[] = ['right', 'correct', 'proper', 'intended', 'true'].flatMap((is) => ['wording', 'words', 'word', 'text',
  'phrase', 'reading', 'term', 'number', 'spelling', 'name'].map((noun) => `the ${is} ${noun}`));

/** Why words go, said in passing: the last sentence is superfluous and is deleted. */
export const uselessWords: readonly string[] = [...faults, ...['redundant', 'superfluous', 'obsolete', 'spent', 'outdated', 'out of date', 'unnecessary',
  'needless', 'unneeded', 'inaccurate', 'misleading', 'confusing', 'unclear', 'untrue', 'superseded',
  'not needed', 'not necessary', 'not true', 'no longer needed', 'no longer necessary', 'no longer required', 'no longer true', 'no longer correct',
  'no longer accurate', 'of no use', 'of no further use', 'without effect', 'a repetition', 'a duplicate', 'a leftover', 'spurious',
  'one too many here', 'one too many', 'too much here', 'included by mistake', 'printed by mistake', 'left in by mistake', 'left standing by mistake',
  'included in error', 'left in in error']];

/** "(Obsolete) Delete ...": such a word before an order may be said of the order; behind it, it tells why. */
export const judgesWhatFollows = new RegExp(`^\\W*(?:${uselessWords.join('|')})\\W*$`, 'i');

/** What has a measure, and so may rise and fall. */
export const amounts: readonly string[] = ['limit', 'toll', 'price', 'cost', 'fee', 'number', 'value', 'amount', 'maximum', 'minimum', 'size',
  'score', 'range', 'strength', 'penalty', 'bonus', 'time', 'count', 'total', 'sum', 'result', 'figure', 'duration', 'period', 'rate', 'reward',
  'charge', 'tax', 'quota', 'allowance'];
