import type { Entry } from './corpus.ts';

/** What a standing says of the copy that its text was read from: it holds on every day alike. */
export const whatCopyLacks: Readonly<Record<Exclude<Entry['completeness'], 'complete'>, string>> = {
  partial: 'copy damaged',
  'headword only': 'only the headword is in this copy',
};
