/** Whether it is true of the text what can be counted there. */
import type { Block } from '../../../src/model/corpus.ts';
import type { Counted } from '../../language/en/claims/counted.ts';
import { namesNothing } from '../../language/en/objects.ts';
import type { Case } from '../case.ts';
import { isName, membersOf } from '../place/references/reference-lists.ts';
import { fold } from '../text/fold.ts';
import { findQuoted } from '../text/quotation.ts';
import type { Touched } from './touched.ts';

/** A block of which all is "See fog, tolls." */
const isReferences = ({ text }: Block): boolean => /^\W*see (?:also )?\w[^.]*\.?$/iu.test(text);

/** "actions - step 1: boarding": a name may have a colon where a reference to it stands in a list. */
const isNamed = (name: string): boolean => isName(name.replaceAll(':', ' -')) && !namesNothing.test(fold(name));

/** A block that refers to entries, each by a name: "See the captain before boarding." tells whom to see. */
const refersOnly = (block: Block): boolean => isReferences(block) && membersOf({ block, from: 0, to: block.text.length }).every(isNamed);

/** The names in the last line of references of a text. */
const namesIn = (text: readonly Block[]): string[] => (text.findLast(isReferences)?.text ?? '').replace(/^\W*see (?:also )?|\W+$/giu, '').split(/[,;] (?:and )?/u).map(fold).filter((name) => name !== '');

const numbersIn = (text: readonly Block[]): string[] => text.flatMap((block) => block.text.match(/\d+(?:[.,]\d+)*/gu) ?? []);

function sameNames(before: readonly Block[], after: readonly Block[]): boolean {
  const [was, is] = [before, after].map((text) => namesIn(text).toSorted());
  const areAlone = [before, after].every((text) => text.filter(isReferences).length === 1);
  return areAlone && was !== undefined && was.length > 1 && was.join('\n') === is?.join('\n');
}

/** Whether what is counted is so. */
export function isCounted(counted: Counted, { instruction: { oldText }, text }: Case, { before, after, gone, changed, added }: Touched): boolean {
  if (counted.of === 'nothing but references') return gone.length > 0 && gone.every(refersOnly) && changed.length + added.length === 0;
  if (counted.of === 'words that stand once') return oldText !== null && findQuoted(text, oldText, false).length === 1;
  if (counted.of === 'the only number') return oldText !== null && /^\W*\d+\W*$/u.test(oldText) && numbersIn(text).length === 1;
  if (counted.of === 'the same references') return sameNames(before, after);
  return namesIn(before).length === counted.were && (counted.are === null || namesIn(after).length === counted.are);
}
