/** The entry on which the wordings of these tests are tried. */
export const entry: readonly string[] = [
  'A night ferry crosses the canal after dusk. It needs a lamp at the bow. No cat may board it (unless the keeper sleeps).',
  'Its toll is 5 marks. A captain may waive the toll, whistle, or sleep. A captain who sleeps pays twice.',
  'Three things stop a night ferry:',
  '* fog on the water',
  '* a captain without a whistle',
  '* ice',
  'A stopped ferry stays where it is. Its crew may sing. The singing is not a "song" for any purpose.',
  'When two ferries meet, the older gives way. A ferry has no age. Ask its captain.',
];
/** The blocks by a short name. */
export const [first, second, list, fog, whistle, ice, stopped, meet] = entry as [string, string, string, string, string, string, string, string];
/** The entry with one block in other words; null deletes it. */
export const withBlock = (block: string, now: string | null): string[] => entry.flatMap((one) => (one === block ? now ?? [] : one));
