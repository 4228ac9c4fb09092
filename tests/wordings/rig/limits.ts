/** What limits orders, in clauses and in sentences beside them: behind, before and inside of them nothing may be changed. */

/** What limits an order, or says something of it that nothing accounts for. */
export const clauses: readonly string[] = [
  'if you play in the dark', 'unless a judge objects', 'for races', 'only for barges', 'except on holidays', 'in a race', 'during a storm', 'when two ferries meet', 'where a lamp is meant',
  'but not for cats', 'until the thaw', 'while fog lasts', 'on the card', 'in the rulebook', 'in Appendix B', 'from the almanac', 'with the winter set', 'without the winter set', 'provided nobody objects',
  'for now', 'as a trial', 'in most cases', 'optionally', 'or so', 'and the like', 'at the discretion of a judge', 'among friends', 'under the old rules', 'by agreement', 'to some extent',
  'as far as possible', 'notwithstanding the almanac', 'mutatis mutandis', 'save for cats', 'subject to approval', 'pending review', 'if and only if it rains', 'in both entries', 'and in the entry on barges', 'though not yet',
  'from 1 May 2031', 'upon release of High Water', 'for this month only', 'with the exception of cats', 'at night', 'in two-player games', 'for club members', 'together with its list', 'or its list', 'whichever is older',
];

/** Sentences beside an order that take part of it back. */
export const sentences: readonly string[] = [
  'This holds for races.', 'However, barges keep it.', 'It stays for cats.', 'Not in races.', 'Only in races.', 'Except in races.', 'The old text still applies to barges.', 'Judges may keep the old wording.', 'This is a trial.',
  'This change ends in June.', 'Cats are exempt from this.', 'Barges are not affected.', 'For races only.', 'The list remains.', 'Its list stays in force.', 'Until the thaw.', 'This applies to clubs.', 'Races are excepted.',
  'Effective 1 May 2031.', 'Keep the list.', 'The first paragraph is not meant.', 'In races, nothing changes.', 'Ask a judge about the rest of the entry.', 'The same goes for the rulebook.', '(Races only.)',
];
