/** Parts of a page that speak of the glossary itself: how it is used, what was changed in it, what may be fetched. They explain no term. */

/** Headings above what is said of the glossary, and of nothing in it. */
export const OF_THE_GLOSSARY: readonly { is: RegExp; example: string }[] = [
  { is: /^(?:about|using|reading|searching|navigating|printing|quoting|citing|understanding|introducing|introduction to|welcome to|how to (?:use|read|search|print|cite)|(?:updates?|changes|additions|corrections|revisions|amendments|errata) (?:to|of|in)|(?:key|guide|notes?|preface) (?:to|on|about|for)|(?:format|structure|history|contents|status|versions?|authority|use|organi[sz]ation) of) (?:this|the|our) (?:[\p{L}-]+ ){0,2}?(?:glossary|lexicon)(?: pages?)?$/iu, example: 'Updates to the Harbour Glossary' },
  { is: /^(?:about|using|reading|searching|navigating|printing|how to (?:use|read|search|print)|(?:updates?|changes|additions|corrections) (?:to|in)) (?:this|these|our) (?:web ?)?(?:pages?|sites?|documents?)$/iu, example: 'Using these pages' },
  { is: /^(?:how|where|when|why) (?:this|the|our) (?:[\p{L}-]+ )?(?:glossary|lexicon) (?:is|was|works|came)\b[^.]{0,40}$/iu, example: 'How the glossary is kept up to date' },
  { is: /^(?:glossary|lexicon) (?:conventions|format|introduction|information|notes|downloads?|legend|archive|versions?|history|credits)$/iu, example: 'Glossary Conventions' },
];

/** A file that may be fetched: its format and its size. */
const FILE = /[([](?:pdf|zip|docx?|txt|text|html?|rtf|xlsx?|epub)\b[^()[\]]{0,30}[)\]]$|[([ ]\d{1,5}(?:[.,]\d{1,2})? ?[km]b\b[)\]]?$/iu;

/** Reads: a heading and the lines below it. Writes: whether they speak of the glossary or list its files. */
export function isOfGlossary(heading: string, below: readonly string[]): boolean {
  const lines = below.map((line) => line.trim()).filter((line) => line !== '');
  return OF_THE_GLOSSARY.some(({ is }) => is.test(heading.trim())) || (lines.length > 0 && lines.every((line) => FILE.test(line)));
}
