/** Orders and rules that may take something back of an order of the same ruling. */
import type { SegmentedBlock } from '../../../segment/segments.ts';
import type { Piece } from '../commands/command.ts';
import type { Draft } from './draft.ts';
import { foldText } from '../sentences/fold-text.ts';

type Order = Extract<Piece, { is: 'order' }>;

/** "This item was withdrawn" behind an order: the item of the text, or the order itself? What is quoted is of the text. */
export const undoesThis = ({ commands, at }: Order, { text }: SegmentedBlock): boolean =>
  commands.some(({ operation }) => operation === 'repeal' || operation === 'reversal') && /^[^\w"“„']*(?:(?:it|they|both)\b|(?:this|that|these|those|the above|the preceding) (?!entry\b|definition\b))/.test(foldText(text.slice(at.from, at.to)).text);

/** "3. The last item is withdrawn.", behind orders that stand in items or paragraphs of their own: one of these, or a part of the text? */
export function mayTakeBack({ at }: Order, block: SegmentedBlock, drafts: readonly Draft[], ofItems: boolean): boolean {
  const words = foldText(block.text.slice(at.from, at.to)).text;
  if (IGNORED.test(words)) return drafts.some(({ sentence }) => sentence !== null);
  const said = WITHDRAWN.exec(words)?.groups?.['what'];
  if (said === undefined || !drafts.some(({ sentence, lines }) => sentence !== null && lines[1] < block.lines[0])) return false;
  return ofItems || !/^(?:bullet|item|point|number)/.test(said);
}

/** "Please ignore the previous paragraph." */
const IGNORED = /^\W*(?:(?:please|kindly|and|but|so|now|then|however),? )*(?:ignore|disregard|forget|skip|cancel|undo|delete|omit|strike|scratch|drop|remove|withdraw|rescind|revoke) (?:all of )?(?:the |this )?(?:previous|preceding|foregoing|above|prior|earlier|aforesaid)(?: \w+)? (?:paragraph|sentence|item|point|order|change|ruling|instruction|line|note|entry|text|words?)s?\b/;

const WITHDRAWN = /^(?:\d{1,2}[.)]|-)? ?(?:the )?(?:[a-z\d]{1,12} )?(?<what>items?|points?|bullets?|paragraphs?|sentences?|numbers?|orders?)(?: \d+)? (?:is|are|was|were|has been|have been|no longer)(?: now| hereby)? (?:withdrawn|void|rescinded|revoked|retracted|voted down|rejected|cancel+ed|applies|apply|applicable|valid|in force)\b(?!.*\b(?:of|in) (?:this|the) (?:entry|text|list|definition)\b)/;

/** "The second bullet is obsolete and goes": what goes is no more than what was named before it, and never all. */
export const goesWithout = ({ commands }: Order): boolean => commands.some(({ bare, operation }, index) => index > 0 && bare && operation === 'repeal');

/** "On Sundays the toll must be 5 marks", beside the order that makes them 6: a rule that speaks of the words that go limits it. */
export function keepsOldWords({ operation, newBlocks }: Draft, drafts: readonly Draft[]): boolean {
  const said = operation === 'clarification' ? newBlocks.map(({ text }) => foldText(text).text).join(' ') : '';
  return said !== '' && drafts.some(({ sentence, oldText }) => sentence !== null && oldText !== null && /[\w'-]+ [\w'-]+/.test(oldText) && said.includes(foldText(oldText).text));
}
