/**
 * The forms of a word: one key for `seed`, `seeds`, `seeding` and `seeded`, another, wider, for `move` and `movement`.
 *
 * The keys are never shown and need not be words; they only have to be the same. English, and only its regular forms:
 * words that share a key are tried after the word that was typed, so a wrong guess costs little.
 */

interface Ending { ends: RegExp; becomes: string }

/** First row that fits is taken. The stem before an ending holds a vowel, or it is no ending: `king`, `red`; nor is it one in `seed`. */
const inflections: readonly Ending[] = [
  /* parties   */ { ends: /(?<=\w{2})ies$/u, becomes: 'y' },
  /* crosses   */ { ends: /(?<=ss|x|ch|sh|zz)es$/u, becomes: '' },
  /* ships     */ { ends: /(?<=[aeiouy]\w*[^su]|\w[aeiouy])s$/u, becomes: '' },
  /* carried   */ { ends: /(?<=\w{2})ied$/u, becomes: 'y' },
  /* stopping  */ { ends: /(?<=[aeiouy]\w*)ing$/u, becomes: '' },
  /* stopped   */ { ends: /(?<=[aeiouy]\w*[^e])ed$/u, becomes: '' },
];

/** Endings that make another word of the same sense. */
const derivations: readonly Ending[] = [
  /* movement     */ { ends: /(?<=\w{3})ment$/u, becomes: '' },
  /* assimilation */ { ends: /(?<=\w{3})ation$/u, becomes: 'at' },
  /* selection    */ { ends: /(?<=\w{3})ion$/u, becomes: '' },
  /* commander    */ { ends: /(?<=\w{3})[eo]r$/u, becomes: '' },
  /* automatically */ { ends: /(?<=\w{3})ally$/u, becomes: '' },
  /* directly     */ { ends: /(?<=\w{3})ly$/u, becomes: '' },
  /* dimensional  */ { ends: /(?<=\w{4})al$/u, becomes: '' },
  /* openness     */ { ends: /(?<=\w{3})ness$/u, becomes: '' },
  /* requirable   */ { ends: /(?<=\w{3})able$/u, becomes: '' },
];

/** Shorter words have no endings worth taking off. */
const shortest = 4;

/** The key that the regular inflections of a word share. */
export function inflectionKey(word: string): string {
  if (/\d/u.test(word)) return word;
  const once = strip(word, inflections);
  // A plural may hide another ending: `meetings`.
  return bare(once.length < shortest || once === word ? once : strip(once, inflections));
}

/** A wider key, that words made from the same word share as well. */
export function derivationKey(word: string): string {
  const inflected = strip(word, inflections);
  return inflected.length < shortest ? inflectionKey(word) : bare(strip(inflected, derivations));
}

function strip(word: string, endings: readonly Ending[]): string {
  if (word.length < shortest) return word;
  for (const { ends, becomes } of endings) {
    const stem = word.replace(ends, becomes);
    if (stem !== word && stem.length >= 2) return stem;
  }
  return word;
}

/** `stopp` and `stop`, `mov` and `move`, `carri` and `carry` become the same. */
function bare(stem: string): string {
  const single = stem.replace(/([bdfgmnprt])\1$/u, '$1');
  return single.length > 2 ? single.replace(/e$/u, '').replace(/y$/u, 'i') : single;
}
