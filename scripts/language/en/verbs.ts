/**
 * Every verb by which a document changes text, in every form: one row a verb. The grammar of instructions, the quick look
 * before it, and the search for orders that the grammar cannot read are all made from these rows.
 */
export type VerbFamily = 'delete' | 'replace' | 'revise' | 'add' | 'move' | 'split' | 'join' | 'swap' | 'renumber' | 'format' | 'recase' | 'reverse' | 'restore';

interface Verb {
  family: VerbFamily;
  /** As a command; several where it is spelt in several ways. */
  base: readonly string[];
  past: readonly string[];
  /** "This deletes the entry." */
  third: string;
}

const row = (family: VerbFamily, base: string, past: string, third: string): Verb => ({ family, base: base.split('|'), past: past.split('|'), third });

const verbs: readonly Verb[] = [
  row('delete', 'delete', 'deleted', 'deletes'),
  row('delete', 'remove', 'removed', 'removes'),
  row('delete', 'strike out|strike|strike from the text', 'struck|stricken|struck out|stricken out', 'strikes'),
  row('delete', 'cross out', 'crossed out', 'crosses out'),
  row('delete', 'eliminate', 'eliminated', 'eliminates'),
  row('delete', 'omit', 'omitted', 'omits'),
  row('delete', 'drop', 'dropped', 'drops'),
  row('delete', 'cut', 'cut', 'cuts'),
  row('delete', 'scrap', 'scrapped', 'scraps'),
  row('delete', 'expunge', 'expunged', 'expunges'),
  row('delete', 'erase', 'erased', 'erases'),
  row('delete', 'excise', 'excised', 'excises'),
  row('delete', 'cancel', 'canceled|cancelled', 'cancels'),
  row('delete', 'disregard', 'disregarded', 'disregards'),
  row('delete', 'ignore', 'ignored', 'ignores'),
  row('delete', 'repeal', 'repealed', 'repeals'),
  row('delete', 'rescind', 'rescinded', 'rescinds'),
  row('delete', 'revoke', 'revoked', 'revokes'),
  row('delete', 'withdraw', 'withdrawn', 'withdraws'),
  row('delete', 'retract', 'retracted', 'retracts'),
  row('delete', 'void', 'voided|void', 'voids'),
  row('delete', 'abolish', 'abolished', 'abolishes'),
  row('delete', 'take out', 'taken out', 'takes out'),
  row('delete', 'obsolete', 'obsolete', 'obsoletes'),
  row('delete', 'del.|del', 'del.|del', 'dels'),
  row('delete', 'rub out', 'rubbed out', 'rubs out'),
  row('delete', 'blot out', 'blotted out', 'blots out'),
  row('delete', 'axe', 'axed', 'axes'),
  row('delete', 'nix', 'nixed', 'nixes'),
  row('delete', 'scratch', 'scratched', 'scratches'),
  row('delete', 'leave out', 'left out', 'leaves out'),
  row('delete', 'leave off', 'left off', 'leaves off'),
  row('delete', 'take away', 'taken away', 'takes away'),
  row('delete', 'edit out', 'edited out', 'edits out'),
  row('delete', 'weed out', 'weeded out', 'weeds out'),
  row('delete', 'wipe out', 'wiped out', 'wipes out'),
  row('delete', 'white out', 'whited out', 'whites out'),
  row('delete', 'black out', 'blacked out', 'blacks out'),
  row('delete', 'suppress', 'suppressed', 'suppresses'),
  row('delete', 'efface', 'effaced', 'effaces'),
  row('delete', 'dispense with', 'dispensed with', 'dispenses with'),
  row('replace', 'replace', 'replaced', 'replaces'),
  row('replace', 'repl.|repl', 'repl.|repl', 'repls'),
  row('replace', 'supersede', 'superseded|superceded', 'supersedes'),
  row('replace', 'supplant', 'supplanted', 'supplants'),
  row('replace', 'substitute', 'substituted', 'substitutes'),
  row('revise', 'revise', 'revised', 'revises'),
  row('revise', 'change', 'changed', 'changes'),
  row('revise', 'chg.|chg', 'chgd', 'chgs'),
  row('revise', 'modify', 'modified', 'modifies'),
  row('revise', 'amend', 'amended', 'amends'),
  row('revise', 'update', 'updated', 'updates'),
  row('revise', 'alter', 'altered', 'alters'),
  row('revise', 'rewrite', 'rewritten', 'rewrites'),
  row('revise', 'reword', 'reworded', 'rewords'),
  row('revise', 'recast', 'recast', 'recasts'),
  row('revise', 'redraft', 'redrafted', 'redrafts'),
  row('revise', 'rephrase', 'rephrased', 'rephrases'),
  row('revise', 'correct', 'corrected', 'corrects'),
  row('revise', 'fix', 'fixed', 'fixes'),
  row('revise', 'edit', 'edited', 'edits'),
  row('revise', 'clarify', 'clarified', 'clarifies'),
  row('revise', 'expand', 'expanded', 'expands'),
  row('revise', 'retitle', 'retitled', 'retitles'),
  row('revise', 'rename', 'renamed', 'renames'),
  row('add', 'add', 'added', 'adds'),
  row('add', 'insert', 'inserted', 'inserts'),
  row('add', 'ins.|ins', 'ins.', 'inss'),
  row('add', 'append', 'appended', 'appends'),
  row('add', 'include', 'included', 'includes'),
  row('add', 'prepend', 'prepended', 'prepends'),
  row('add', 'attach', 'attached', 'attaches'),
  row('add', 'tack on', 'tacked on', 'tacks on'),
  row('move', 'move', 'moved', 'moves'),
  row('move', 'relocate', 'relocated', 'relocates'),
  row('move', 'transfer', 'transferred', 'transfers'),
  row('move', 'shift', 'shifted', 'shifts'),
  row('split', 'split', 'split', 'splits'),
  row('split', 'divide', 'divided', 'divides'),
  row('split', 'break', 'broken', 'breaks'),
  row('split', 'separate', 'separated', 'separates'),
  row('join', 'combine', 'combined', 'combines'),
  row('join', 'merge', 'merged', 'merges'),
  row('join', 'join', 'joined', 'joins'),
  row('swap', 'swap', 'swapped', 'swaps'),
  row('swap', 'switch', 'switched', 'switches'),
  row('swap', 'exchange', 'exchanged', 'exchanges'),
  row('swap', 'transpose', 'transposed', 'transposes'),
  row('swap', 'interchange', 'interchanged', 'interchanges'),
  row('swap', 'reverse the order of', 'reversed in order', 'reverses the order of'),
  row('renumber', 'renumber|re-number', 'renumbered|re-numbered', 'renumbers'),
  row('renumber', 'reorder|re-order', 'reordered|re-ordered', 'reorders'),
  row('renumber', 'rearrange', 'rearranged', 'rearranges'),
  row('format', 'bold|boldface', 'bolded|boldfaced', 'bolds'),
  row('format', 'italicize|italicise', 'italicized|italicised', 'italicizes'),
  row('format', 'underline', 'underlined', 'underlines'),
  // Capitals are letters of the text, not its print.
  row('recase', 'capitalize|capitalise', 'capitalized|capitalised', 'capitalizes'),
  row('recase', 'uncapitalize|lowercase|lower-case|uppercase', 'uncapitalized|lowercased|lower-cased|uppercased', 'lowercases'),
  row('reverse', 'reverse', 'reversed', 'reverses'),
  row('reverse', 'overturn', 'overturned', 'overturns'),
  row('reverse', 'overrule', 'overruled', 'overrules'),
  row('restore', 'restore', 'restored', 'restores'),
  row('restore', 'reinstate', 'reinstated', 'reinstates'),
  row('restore', 'revert', 'reverted', 'reverts'),
];

/** Longer words first: of two that begin alike the longer must be tried before the shorter. */
export const longestFirst = (words: readonly string[]): string[] => [...new Set(words)].toSorted((a, b) => b.length - a.length || a.localeCompare(b));

/** Verbs cut short have no -ing. */
const cutShort = /^(?:del|ins|repl|chg)\.?$/;

/** "Striking out": the first word of a command with its -ing. */
function ingOf(base: string): string {
  const [word = '', ...others] = base.split(' ');
  const doubles = /^[^aeiou]*[aeiou][^aeiouwxy]$|^(?:omit|transfer|cancel)$/.test(word);
  const stem = doubles ? word + word.charAt(word.length - 1) : word.replace(/(?<=[^eoy])e$/, '');
  return [`${stem}ing`, ...others].join(' ');
}

/** "By deleting ...": the -ing forms of a family's verbs. */
export const ingsOf = (...families: VerbFamily[]): string[] => longestFirst(formsOf('base', ...families).filter((base) => !cutShort.test(base)).flatMap((base) => [ingOf(base), ...(base === 'cancel' ? ['canceling'] : [])]));

/** The forms of a family's verbs, longer ones first. */
export const formsOf = (form: 'base' | 'past' | 'third', ...families: VerbFamily[]): string[] =>
  longestFirst(verbs.filter(({ family }) => families.length === 0 || families.includes(family)).flatMap((verb) => verb[form]));

/** How a verb is told of: "omitted"; the verb itself where no row has it. */
export const pastOf = (verb: string): string => verbs.find(({ base }) => base.includes(verb))?.past[0] ?? verb;

/** Verbs of change that give no order by themselves and do with a text's parts. */
export const looseImperatives: readonly string[] = ['make', 'put', 'let', 'place', 'lose', 'kill', 'chop', 'kick', 'throw', 'get rid of',
  'do away with', 'have', 'read', 'take', 'write', 'use', 'keep', 'retain', 'consider', 'treat', 'turn', 'skip', 'no longer use', 'do not use',
  'do not read', 'never use'];

export const imperatives: readonly string[] = longestFirst(formsOf('base'));
export const participles: readonly string[] = longestFirst([...formsOf('past'), 'left out', 'in error', 'obsolete', 'invalid', 'incorrect']);
export const changeNouns: readonly string[] = ['deletion', 'removal', 'omission', 'addition', 'insertion', 'substitution', 'replacement',
  'correction', 'revision', 'change', 'amendment', 'withdrawal', 'repeal', 'misprint', 'typo', 'erratum'];

/** Verbs of which what follows is the whole thing in its new words; after the others ("amended as follows:") it may be only what is new. */
export const saysWhole: ReadonlySet<string> = new Set(verbs.filter(({ base: [base = ''] }) => ['revise', 'rewrite', 'reword', 'rephrase'].includes(base)).flatMap(({ base, past }) => [...base, ...past]));
