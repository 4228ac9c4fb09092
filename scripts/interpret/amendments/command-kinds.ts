import type { Operation } from '../../../src/model/corpus.ts';
import type { Instruction } from '../instruction.ts';
import type { Command } from './command.ts';

export interface CommandKind {
  operation: Operation;
  /** What the words that come with it are; new text where nothing is said. */
  brings?: Command['brings'];
  takesProse?: boolean;
  /** What a renumbering does with the parts that it names. */
  how?: NonNullable<Instruction['how']>;
  /** A sentence of this kind. */
  example: string;
}

/** Every kind of command in instruction.ohm, by the name of its rule, and the operation that it is. */
export const commandKinds: Record<string, CommandKind> = {
  Delete_quoting: { operation: 'repeal', brings: 'old text', example: 'Delete the following text: "Ferries are ships."' },
  Delete_these: { operation: 'repeal', brings: 'old text', example: 'Delete these sentences: "Ferries are ships."' },
  Delete_replacing: { operation: 'substitution', example: 'Delete this entry and replace it with "see harbour."' },
  Delete_swapping: { operation: 'substitution', example: 'Delete "two" and insert "three" in its place.' },
  Delete_inserting: { operation: 'substitution', example: 'Strike "two" and insert "three".' },
  Delete_plain: { operation: 'repeal', example: 'Delete the fourth paragraph.' },

  Replace_quoting: { operation: 'substitution', example: 'Replace the following text: "two" with "three"' },
  Replace_number: { operation: 'substitution', example: 'Replace 5 with 4.' },
  Replace_plain: { operation: 'substitution', example: 'Replace the second paragraph with the following:' },
  Pair: { operation: 'substitution', example: 'Replace "two" with "three" and "four" with "five".' },
  Replace_whole: { operation: 'substitution', example: 'Replace with:' },
  Replace_for: { operation: 'substitution', example: 'Substitute "three" for "two".' },
  Replace_forNext: { operation: 'substitution', example: 'Substitute the following for the last paragraph:' },
  Replace_colon: { operation: 'substitution', example: 'Replace paragraph 3: Ferries moor.' },
  Replace_rank: { operation: 'substitution', example: 'Replace the third with: Ferries moor.' },
  Revise_fromTo: { operation: 'substitution', example: 'Change the word from "two" to "three".' },
  Revise_number: { operation: 'substitution', example: 'Change 5 to 4.' },
  Revise_value: { operation: 'substitution', example: 'Change the toll of a cat from "two" to "three".' },
  Revise_into: { operation: 'substitution', example: 'Change the second bullet to:' },
  Revise_whole: { operation: 'substitution', example: 'Change to the following:' },
  Revise_colon: { operation: 'substitution', example: 'Revise paragraph 4:' },
  Revise_rank: { operation: 'substitution', example: 'Change the third to: Ferries moor.' },

  Add_aimedUnit: { operation: 'insertion', example: 'Insert after "two" the words "or three".' },
  Add_aimedPlain: { operation: 'insertion', example: 'Append to the third paragraph the sentence "Ferries hum."' },
  Add_aimedNext: { operation: 'insertion', example: 'Add at the end the following: Ferries hum.' },
  Add_replacing: { operation: 'substitution', example: 'Insert the following after the section on "Tolls," replacing the sections on "Fees":' },
  Add_unit: { operation: 'insertion', example: 'Add the word "ferry" to the list of ships.' },
  Add_quoted: { operation: 'insertion', example: 'Add "see harbour." to the end.' },
  Add_following: { operation: 'insertion', example: 'Add the following after the second sentence:' },
  Add_newUnit: { operation: 'insertion', example: 'Add a new paragraph 3:' },
  Add_things: { operation: 'insertion', example: 'Add the following boats to the list of ships:' },
  Add_reference: { operation: 'insertion', example: 'Add a cross-reference to harbour.' },
  Add_colon: { operation: 'insertion', example: 'At the end of the entry, add:' },
  Add_listed: { operation: 'insertion', example: 'Add ferry to the list of ships.' },
  NewUnit: { operation: 'insertion', example: 'New final paragraph: Ferries hum.' },
  NewEntry: { operation: 'insertion', example: 'New entry: A ferry is a ship.' },

  Move_promised: { operation: 'renumbering', how: 'move', example: 'Move the following to the end of the entry:' },
  Move_plain: { operation: 'renumbering', how: 'move', example: 'Move the third paragraph to the end of the entry.' },
  Split: { operation: 'renumbering', how: 'split', example: 'Split paragraph 4 into two paragraphs as follows:' },
  Join: { operation: 'renumbering', how: 'join', example: 'Combine paragraphs 2 and 3.' },
  Swap: { operation: 'renumbering', how: 'swap', example: 'Reverse the order of paragraphs 2 and 3.' },
  Renumber: { operation: 'renumbering', example: 'Renumber the remaining items.' },
  Format_make: { operation: 'formatting', example: 'Make the phrase "high water" bold.' },
  Format_verb: { operation: 'formatting', example: 'Italicize the word "ferry".' },
  Format_put: { operation: 'formatting', example: 'Put the word "ferry" in italics.' },

  Passive_swapped: { operation: 'substitution', example: 'This Glossary entry has been deleted and replaced:' },
  Passive_void: { operation: 'repeal', example: 'The last sentence no longer applies.' },
  Passive_quoting: { operation: 'repeal', brings: 'old text', example: 'The following has been deleted: "Ferries are ships."' },
  Passive_deleted: { operation: 'repeal', example: 'The last sentence has been deleted.' },
  Passive_replaced: { operation: 'substitution', example: 'The third paragraph is replaced with the following:' },
  Passive_replacing: { operation: 'substitution', example: 'The following replaces the third paragraph:' },
  Passive_reversed: { operation: 'reversal', takesProse: true, example: 'The Glossary entry on this ship is reversed.' },
  Passive_added: { operation: 'insertion', example: 'The following has been added to this entry:' },
  Passive_unitAdded: { operation: 'insertion', example: 'A sentence is added after "Ferries moor.": Cats do not.' },
  Passive_quoteAdded: { operation: 'insertion', example: 'The words "by night" are added after "moor".' },
  For_words: { operation: 'substitution', example: 'Instead of "two", this should say "three".' },
  For_place: { operation: 'substitution', example: 'Instead of "two" the last sentence should say "three".' },
  For_there: { operation: 'substitution', example: 'For "two" there shall be substituted "three".' },
  For_number: { operation: 'substitution', example: 'For 5 read 4.' },
  For_arrow: { operation: 'substitution', example: '"two" -> "three"' },
  Misprint: { operation: 'substitution', example: '"two" is a misprint for "three".' },
  ReadFor: { operation: 'substitution', example: 'Read "three" for "two".' },
  Passive_moved: { operation: 'renumbering', how: 'move', example: 'The third paragraph has been moved to the end.' },
  Passive_joined: { operation: 'renumbering', how: 'join', example: 'The second and third paragraphs are combined.' },
  Passive_places: { operation: 'renumbering', how: 'swap', example: 'The second and third paragraphs trade places.' },
  Passive_split: { operation: 'renumbering', how: 'split', example: 'The third paragraph has been split into two paragraphs.' },
  Passive_shortDeleted: { operation: 'repeal', example: 'Paragraph 3 deleted.' },
  Passive_shortRevised: { operation: 'substitution', example: '"two" changed to "three".' },
  Passive_fromTo: { operation: 'substitution', example: 'The word has been changed from "two" to "three".' },
  Passive_andReads: { operation: 'substitution', example: 'The last sentence has been changed and now reads:' },
  Passive_reads: { operation: 'substitution', example: 'The last sentence has been changed to read:' },
  Passive_into: { operation: 'substitution', example: 'The last word has been changed to "ferry".' },
  Passive_revised: { operation: 'substitution', example: 'This entry has been revised:' },
  Passive_formatted: { operation: 'formatting', example: 'The word "ferry" should be bold.' },
  Reading_subject: { operation: 'substitution', example: 'The last sentence should read:' },
  Reading_bare: { operation: 'substitution', example: 'Should read:' },
  Erratum_card: { operation: 'erratum', example: 'This card has errata:' },
  Erratum_changed: { operation: 'erratum', example: 'The errata to this ship are changed once more. It reads:' },
  Erratum_mark: { operation: 'erratum', example: 'Errata: "Plays on a ferry."' },
  Terse_swapped: { operation: 'substitution', example: 'Deleted and replaced:' },
  Terse_deleted: { operation: 'repeal', example: 'Deleted.' },
  Terse_delete: { operation: 'repeal', example: 'Last sentence: delete.' },
  Terse_replaced: { operation: 'substitution', example: 'Replaced with:' },
  OldNew: { operation: 'substitution', example: 'Old: "two" New: "three"' },
  Terse_newText: { operation: 'substitution', example: 'New text: A ferry is a ship.' },
  Terse_revised: { operation: 'substitution', example: 'Revised: A ferry is a ship.' },

  Reverse: { operation: 'reversal', takesProse: true, example: 'Reverse this entry.' },
  reverses: { operation: 'reversal', takesProse: true, example: 'This reverses the existing Glossary entry.' },
  supersedes: { operation: 'substitution', takesProse: true, example: 'This replaces the third paragraph.' },
  eliminates: { operation: 'repeal', example: 'This eliminates the existing Glossary entry.' },
};
