/** How a word sounds, roughly: names are heard before they are read. */

interface Sound { written: RegExp; heard: string }

/** In order; each row works on what the rows before it left. Upper-case letters are sounds, no longer letters. */
const sounds: readonly Sound[] = [
  /* knight, wreck  */ { written: /^(?:kn|gn|pn)/u, heard: 'n' },
  /* write          */ { written: /^wr/u, heard: 'r' },
  /* psychic        */ { written: /^ps/u, heard: 's' },
  /* xenon          */ { written: /^x/u, heard: 's' },
  /* whale          */ { written: /wh/gu, heard: 'w' },
  /* phase          */ { written: /ph/gu, heard: 'f' },
  /* school, schism */ { written: /sch/gu, heard: 'sk' },
  /* mission, ocean */ { written: /(?:ss?i|ti|ci|ce)(?=[ao]n)/gu, heard: 'X' },
  /* ship, chief    */ { written: /sh|ch/gu, heard: 'X' },
  /* thought        */ { written: /(?<=[aeiou])gh(?=t|$)/gu, heard: '' },
  /* ghost          */ { written: /gh/gu, heard: 'g' },
  /* think          */ { written: /th/gu, heard: 'T' },
  /* science        */ { written: /sc(?=[eiy])/gu, heard: 's' },
  /* cell           */ { written: /c(?=[eiy])/gu, heard: 's' },
  /* lock           */ { written: /ck/gu, heard: 'k' },
  /* quark, cat     */ { written: /qu?|c/gu, heard: 'k' },
  /* axe            */ { written: /x/gu, heard: 'ks' },
  /* zone           */ { written: /z/gu, heard: 's' },
  /* gem, edge      */ { written: /d?g(?=[eiy])/gu, heard: 'j' },
  /* lamb           */ { written: /mb$/u, heard: 'm' },
  /* yale, ocean    */ { written: /(?<!^)[aeiouyhw]+/gu, heard: '' },
  /* open, at, if   */ { written: /^[aeiou]+/u, heard: 'A' },
  /* missile        */ { written: /(.)\1+/gu, heard: '$1' },
];

/** A key that words of the same sound share; vowels count only where a word begins with one. */
export function soundOf(word: string): string {
  return sounds.reduce((heard, row) => heard.replace(row.written, row.heard), word);
}
