/** What an instruction counts, and says that it is: an example, a note, words in brackets, an item of a list. */
import type { Block } from '../../src/model/corpus.ts';
import type { Instruction } from '../interpret/instruction.ts';
import type { Case } from './case.ts';
import { isCountedInExample, standsUnderExample } from './place/lists/example-list.ts';
import { namedItems, namedParagraphs, namedSentences } from './place/named.ts';
import { isItem } from './place/ordinals.ts';
import { refused } from './verdict.ts';
import type { Refused } from './verdict.ts';

type Within = NonNullable<Instruction['place']['within']>;

/** The run of blocks or sentences that is counted; undefined where nothing is, or it cannot be. */
function countedRun(judged: Case): { text: string; block: Block }[] | undefined {
  const { unit, place: { sentences, items, paragraphs } } = judged.instruction;
  if (sentences !== null || unit === 'sentence') return namedSentences(judged).runs[0];
  const run = items !== null || unit === 'list item' ? namedItems(judged).runs[0] : paragraphs !== null || unit === 'paragraph' ? namedParagraphs(judged).runs[0] : undefined;
  return run?.map((block) => ({ text: block.text, block }));
}

const isSuch: Record<Within, RegExp> = {
  parenthetical: /^\s*[([].*[)\]]\s*$/su, example: /^\W*(?:for )?(?:example|instance|e\.g\.)|^[^.]{0,40}\bfor example\b/iu, note: /^\W*(?:foot)?note\b|^\W*(?:remark|remember)/iu, references: /^\W*see\b/iu, 'reference line': /^\W*see\b/iu, 'last line': /^/u, list: /(?!)/u, 'list head': /(?!)/u,
};

/** "The first paragraph (the one in parentheses)": what is counted must be such a part. Null where it is, or nothing is counted. */
export function ofAnotherKind(judged: Case): Refused | null {
  const { operation, place: { within } } = judged.instruction;
  const run = within === null || operation === 'insertion' ? undefined : countedRun(judged);
  if (run === undefined || within === null) return null;
  const inList = within === 'list' && run.every(({ block }) => isItem(block));
  const inExample = within === 'example' && run.every(({ block }) => standsUnderExample(judged.text, block));
  if (!inExample && isCountedInExample(judged.instruction)) return refused('place not certain', 'where its example begins and ends cannot be told here');
  return inList || inExample || isSuch[within].test(run.map(({ text }) => text).join(' ')) ? null : refused('place not certain', `what is counted is no ${within} here`);
}
