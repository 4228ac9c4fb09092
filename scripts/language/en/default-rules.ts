/**
 * What a document says once of all that it holds: "Each entry in this supplement replaces the Glossary entry of that
 * name". A sentence is read only where every one of its words has its place in a form; each form has examples.
 */
import type { TileKind } from '../../../src/model/corpus.ts';
import { limiting } from './clauses.ts';
import { oneSpace } from '../../../src/model/one-space.ts';

/** A rule, as one sentence says it. */
export interface DefaultRule {
  operation: 'insertion' | 'substitution';
  /** Entries that bear these words are excepted. */
  exception: string | null;
  words: string;
  /** What each of its words is to it, without a gap. */
  tiles: { from: number; to: number; as: TileKind }[];
}

interface Form {
  operation: DefaultRule['operation'];
  says: string;
  examples: readonly string[];
}

const DOCUMENT = '(?:document|supplement|update|list|digest|sheet|collection|page)';
const HERE = `(?: (?:in|of) this ${DOCUMENT}| below| (?:printed|listed|given) (?:here|below)| that follows?)`;
const NOUN = '(?:entry|entries|topics?|definitions?|rulings?)';
const ALL = `(?:(?:each|every)(?: of the)? ${NOUN}${HERE}|(?:all (?:of )?)?(?:the )?${NOUN}${HERE}|(?:all (?:of )?)?(?:the following|these)(?: new)? ${NOUN}(?:${HERE})?)`;
const GLOSSARY = 'Glossary(?: (?:version|v\\.?) ?\\d[\\d.]*)?';
const SAME_NAME = '(?: (?:of|with|under|by) (?:that|the same|its|their) (?:name|title|headword)s?)';
const HELD = `(?:the|any|its|their)(?: (?:existing|old|older|earlier|previous|current))? (?:${GLOSSARY} (?:entry|entries)${SAME_NAME}?|(?:entry|entries)${SAME_NAME} in the ${GLOSSARY}|(?:entry|entries) in the ${GLOSSARY}${SAME_NAME}?)`;
const QUOTED = '["“‘\'(](?<quoted>[^"”’\')]+)["”’\')]';
const NAMED = '(?<named>see(?: also)?(?: the)? \\p{Lu}[\\p{L} ]*)';
const BEARS = '(?:says?|reads?|contains?|bears?|states?|has|have|includes?|begins? with|ends? with|(?:is|are) marked)(?: the words?)?';
const MARK = '(?:the|a) (?:note|words?|phrase|remark|line|mark|legend|reference)';
const THERE = '(?:is|are) (?:included|printed|given|present|added|found|shown|used)(?: (?:in|with|beside|at|below|above|under|behind) (?:it|them|the entry|that entry))?';
/** What then becomes of it: it stands beside the text, as an exception does. */
const INSTEAD = `(?:,? in which case (?:the|that|this|such an) (?:entry|text)(?: here| below| in this ${DOCUMENT})? (?:only |merely )?(?:supplements|adds to|is added to|is to be added to|goes with|stands beside|is read with|is in addition to) (?:what (?:is|stands|was) (?:written|printed|said )?(?: ?in)? ?the ${GLOSSARY}|the ${GLOSSARY}(?: (?:entry|text))?|it|the (?:old|existing|other) (?:one|entry|text)))?`;
const UNLESS = `(?:unless|except (?:where|when|if)) (?:(?:it|they|an entry|the entry|the text|its text) ${BEARS} (?:QUOTED|NAMED)|${MARK} (?:QUOTED|NAMED) ${THERE})${INSTEAD}`;

/** The sentences that are understood. */
export const forms: readonly Form[] = [
  {
    operation: 'substitution',
    says: `(?<place>${ALL}) (?:(?:wholly|entirely|completely) )?(?:replaces?|supersedes?|takes? the place of|(?:is|are) to replace)(?: (?:wholly|entirely|completely))? (?<held>${HELD})`,
    examples: ['Each entry in this supplement replaces the Glossary entry of that name', 'The entries below supersede the existing entries in the Glossary'],
  },
  {
    operation: 'substitution',
    says: `Replace (?:each|every) ${GLOSSARY} entry (?<place>(?:of the same name |named (?:here|below) )?(?:with|by) the (?:entry|text)${HERE})`,
    examples: ['Replace each Glossary entry of the same name with the entry in this update'],
  },
  {
    operation: 'insertion',
    says: `(?<place>${ALL}) (?:is|are|was|were|has been|have been|shall be|will be|should be)(?: hereby)? (?:added|inserted) (?:to|in|into) the ${GLOSSARY}`,
    examples: ['The following entries are added to the Glossary', 'Every entry in this supplement has been inserted into the Glossary'],
  },
  { operation: 'insertion', says: `Add (?<place>(?:all )?(?:the following|these) (?:new )?(?:entries|topics|definitions)(?:${HERE})?) to the ${GLOSSARY}`, examples: ['Add the following entries to the Glossary'] },
];

const named = (words: string, which: string): string => words.replaceAll('QUOTED', QUOTED.replace('quoted', `quoted${which}`)).replaceAll('NAMED', NAMED.replace('named', `named${which}`));
const READ = forms.map(({ operation, says }) => ({ operation, says: new RegExp(`^(?<first>${named(UNLESS, '1')}, )?${says}(?<last>,? ${named(UNLESS, '2')})?[.:]?$`, 'diu') }));

/** Words of a rule that may be meant for all entries: what is said so and is not read as one is for a person to look at. */
const MAY_BE = new RegExp(`\\b(?:each|every|all|any|the following|these)\\b.{0,40}\\b${NOUN}\\b.{0,80}\\b(?:replac|supersed|take the place|takes the place|in place of|added to the|inserted in)`, 'iu');

/** Reads: a sentence. Writes: the rule that it is; null where a word of it has no place in a form. */
export function defaultRuleIn(sentence: string): DefaultRule | null {
  const words = oneSpace(sentence);
  for (const { operation, says } of READ) {
    const found = says.exec(words);
    if (found?.groups === undefined) continue;
    const { quoted1, named1, quoted2, named2, first, last } = found.groups;
    if (first !== undefined && last !== undefined) return null;
    return { operation, exception: quoted1 ?? named1 ?? quoted2 ?? named2 ?? null, words, tiles: tilesOf(words.length, found.indices?.groups ?? {}) };
  }
  return null;
}

/** Whether a sentence may state a rule for all entries. */
export function mayBeDefault(sentence: string): boolean {
  return MAY_BE.test(sentence);
}

/** "All other entries of the Glossary remain in force." */
const LEAVES_OTHERS = new RegExp(`^(?:all|the|any|all of the) other (?:entries|definitions|terms)(?: (?:of|in) the ${GLOSSARY})? (?:(?:remain|stay|are|continue|stand)(?: to be)?)(?: (?:in force|in effect|valid|unchanged|unaffected|as they are|as before))?\\.?$`, 'iu');

/** Whether a sentence behind a rule may take back of it. */
export function mayLimitDefault(sentence: string): boolean {
  return !LEAVES_OTHERS.test(oneSpace(sentence)) && (limiting.test(sentence.toLowerCase()) || /\b(?:not|some|other)\b/iu.test(sentence));
}

/** Whether a paragraph's first sentence takes back of the one before. */
export function takesBack(sentence: string): boolean {
  return /^(?:however|but|except|exceptions?|unless|only|this (?:does|is)|the (?:only )?exceptions?)\b/iu.test(sentence);
}

function tilesOf(length: number, at: Record<string, [number, number] | undefined>): DefaultRule['tiles'] {
  const kinds: [string, TileKind][] = [['first', 'remark'], ['place', 'place'], ['held', 'old words'], ['last', 'remark']];
  const parts = kinds.flatMap(([name, as]) => (at[name] === undefined ? [] : [{ from: at[name][0], to: at[name][1], as }])).sort((left, right) => left.from - right.from);
  const tiles: DefaultRule['tiles'] = [];
  let end = 0;
  for (const part of [...parts, { from: length, to: length, as: 'command' as const }]) {
    if (part.from > end) tiles.push({ from: end, to: part.from, as: 'command' });
    if (part.to > part.from) tiles.push(part);
    end = part.to;
  }
  return tiles;
}
