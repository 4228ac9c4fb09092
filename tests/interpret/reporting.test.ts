import { describe } from 'vitest';

import { at } from './rig/ruling.ts';
import { understands } from './rig/understands.ts';

describe('a change is reported', () => understands([
  ['deleted and replaced, in the same paragraph', ['This Glossary entry has been deleted and replaced: “Wet” is a state of ferries. See **dry**.'],
    [{ is: 'substitution of entry', new: '“Wet” is a state of ferries. See dry.' }]],
  ['deleted and replaced, in the paragraphs that follow', ['This Glossary entry has been deleted and replaced:', 'A ferry is wet if it', '- floats; or', '- leaks.', 'It dries at home.'],
    [{ is: 'substitution of entry', new: 'A ferry is wet if it\n\n- floats; or\n\n- leaks.\n\nIt dries at home.' }]],
  ['paragraphs by their number and first words', ['The second and third paragraphs of this Glossary entry (beginning: “At low water you may wade...”) have been deleted and replaced:', 'Nobody wades.'],
    [{ is: 'substitution of paragraph', place: { paragraphs: at(2, 3), opening: 'At low water you may wade' }, new: 'Nobody wades.' }]],
  ['one paragraph: what follows it is a ruling of its own', ['The second paragraph has been replaced: Nobody wades.', 'Cats may swim.'],
    [{ is: 'substitution of paragraph', place: { paragraphs: at(2) }, new: 'Nobody wades.' }, { is: 'clarification of entry', new: 'Cats may swim.' }]],
  ['a section of another entry', ['The “Fees” section of the **“ferry – night”** Glossary entry has been deleted and replaced:', 'Fees: two marks.'],
    [{ is: 'substitution of section', place: { section: 'Fees' }, new: 'Fees: two marks.' }]],
  ['revised', ['This Glossary entry has been revised: A “dry ferry” has nobody aboard.'], [{ is: 'substitution of entry', new: 'A “dry ferry” has nobody aboard.' }]],
  ['a sentence revised', ['The third sentence of this Glossary entry has been revised: A ferry floats.'], [{ is: 'substitution of sentence', place: { sentences: at(3) }, new: 'A ferry floats.' }]],
  ['a rule that is told is modified, with a full stop', ['The rule that cats pay at the gate has been modified. They pay aboard.'],
    [{ is: 'substitution of entry', place: { about: 'The rule that cats pay at the gate' }, new: 'They pay aboard.' }]],
  ['reversed', ['The Glossary entry on this captain is reversed. See **humming**.'], [{ is: 'reversal of entry' }]],
  ['reversed, and by what', ['The Glossary entry on this captain is reversed. He may hum.'], [{ is: 'reversal of entry', new: 'He may hum.' }]],
  ['reversed by the rule before it', ['He may hum. The Glossary entry on this captain is reversed.'], [{ is: 'reversal of entry', new: 'He may hum.' }]],
  ['errata of a card, then rulings on it', ['This ferry has errata: "Plays on the river (not at night)."', 'It may not be hummed to.'],
    [{ is: 'erratum of text', new: 'Plays on the river (not at night).' }, { is: 'clarification of entry', new: 'It may not be hummed to.' }]],
  ['errata that change once more', ['The errata to this ferry are changed once more. It reads: "Plays on the river."'], [{ is: 'erratum of text', new: 'Plays on the river.' }]],
  ['words on a card are errata too', ['The last sentence of the game text should read: "Discard after use."'], [{ is: 'erratum of text', place: { sentences: at(-1) }, new: 'Discard after use.' }]],
]));

describe('the words come first', () => understands([
  ['a sentence that is quoted with its full stop', ['The sentence “Ferries moor at dusk.” has been deleted.'], [{ is: 'repeal of sentence', old: 'Ferries moor at dusk.' }]],
  ['words with their full stop, and where they stand', ['The words "at dusk." have been deleted from the second paragraph.'], [{ is: 'repeal of text', place: { paragraphs: at(2) }, old: 'at dusk.' }]],
  ['the new ones, in the same paragraph', ['The following replaces the third paragraph: A ferry moors at dawn.'],
    [{ is: 'substitution of paragraph', place: { paragraphs: at(3) }, new: 'A ferry moors at dawn.' }]],
  ['the new ones, in the next', ['The following text now supersedes this entry:', 'A ferry moors at dawn.'], [{ is: 'substitution of entry', new: 'A ferry moors at dawn.' }]],
]));

describe('a rule is told, and then what it undoes', () => understands([
  ['the rule is the new text', ['A cat may steer. This reverses the existing Glossary entry.'], [{ is: 'reversal of entry', new: 'A cat may steer.' }]],
  ['the report in brackets, in the midst of the rule', ['A cat may steer. (This reverses the existing Glossary entry.) It may not hum.'], [{ is: 'reversal of entry', new: 'A cat may steer.\n\nIt may not hum.' }]],
  ['in one of several paragraphs', ['A cat may steer.', 'It may hum. This reverses the Glossary entry on cats.', 'It may not whistle.'],
    [{ is: 'clarification of entry', new: 'A cat may steer.' }, { is: 'reversal of entry', new: 'It may hum.' }, { is: 'clarification of entry', new: 'It may not whistle.' }]],
  ['a part that is named is replaced', ['A cat may steer. This replaces the third paragraph of this entry.'], [{ is: 'substitution of paragraph', place: { paragraphs: at(3) }, new: 'A cat may steer.' }]],
  ['earlier rulings', ['A cat may steer. This supersedes all previous rulings on cats.'], [{ is: 'reversal of entry', new: 'A cat may steer.' }]],
]));

describe('after a deletion each paragraph rules for itself', () => understands([
  ['and lists stay with theirs', ['The last paragraph of this Glossary entry has been deleted. See **humming**.', 'A captain may hum.', 'A cat may not', '- hum; or', '- whistle.'], [
    { is: 'repeal of paragraph', place: { paragraphs: at(-1) } },
    { is: 'clarification of entry', new: 'A captain may hum.' },
    { is: 'clarification of entry', new: 'A cat may not\n\n- hum; or\n\n- whistle.' },
  ]],
]));
