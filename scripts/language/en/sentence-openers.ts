/** With what a sentence may open and yet be one without it: what is left of it begins with the next word, which then has the capital. */
import { any } from './text-things.ts';

const openers = ['And', 'But', 'Or', 'So', 'Yet', 'Thus', 'Also', 'Then', 'Hence', 'Therefore', 'Otherwise', 'Likewise', 'Similarly',
  'All', 'Most', 'Many', 'Some', 'Only', 'Usually', 'Normally', 'Generally', 'Typically', 'Sometimes', 'Often', 'Note that', 'Please note that',
  'Remember that', 'Please', 'In general', 'In addition', 'For example', 'As a rule', 'However'];

/** "All", "However,", "On a windy day,": one word or more that open a sentence, or a clause with its comma. */
export const opensSentence = new RegExp(`^(?:${any(openers)}|\\p{Lu}[^.!?;:()"“”,]{0,60},)$`, 'u');

/** A word that is written small, and no name that always is. */
export const smallWord = /^\p{Ll}[\p{Ll}’'-]*(?=[\s,.;:!?]|$)/u;
