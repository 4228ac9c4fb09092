/**
 * What stands beside a text, by the room there is: open in the margin of a wide screen, as far as there is room for all of it; on a narrow one folded, and behind
 * the words that it belongs to in the order of reading, as it is seen there. (A wide screen's margin needs it before them:
 * what floats must come first.)
 */
const wide = matchMedia('(min-width: 62rem)');

function settle(): void {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('.margin > :is(.unplaced, .parts)')) fold.open = wide.matches && !fold.matches('[data-folded]');
  // The margin counts on the new text being folded; under a paragraph one fold is enough.
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('.unplaced details')) fold.open = !wide.matches;
  for (const words of document.querySelectorAll('.provision > .words')) {
    const margins = words.parentElement?.querySelectorAll(':scope > .margin') ?? [];
    if (wide.matches) words.before(...margins);
    else words.after(...margins);
  }
}

/** Who is led to the instructions is to read the first of them that stands there on this day, with its new text. */
function openAddressed(): void {
  // While the page loads nothing is `:target` yet.
  const target = document.getElementById(location.hash.slice(1));
  if (target?.matches('.unplaced') !== true) return;
  const shown = target.checkVisibility() ? target : [...document.querySelectorAll('.unplaced')].find((one) => one.checkVisibility());
  for (const fold of [shown, ...shown?.querySelectorAll('details') ?? []]) fold?.setAttribute('open', '');
  if (shown !== target) shown?.scrollIntoView();
}

/** Who is led to a change by what the head says of it is to read its note, on whatever day: there it stands, open. */
function openNote(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.warning > a') : null;
  if (link === null) return;
  const noted = [...document.querySelectorAll('.rule-text .change')].filter((one) => one.checkVisibility() && one.querySelector('.outcome') !== null);
  const own = document.getElementById(link.hash.slice(1));
  const note = noted.find((one) => own?.contains(one)) ?? noted[0];
  note?.setAttribute('open', '');
  if (own?.checkVisibility() !== true) note?.scrollIntoView();
}

settle();
openAddressed();
wide.addEventListener('change', settle);
document.addEventListener('event-day', settle);
addEventListener('hashchange', openAddressed);
document.addEventListener('click', openNote);
