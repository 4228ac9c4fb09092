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

settle();
openAddressed();
wide.addEventListener('change', settle);
document.addEventListener('event-day', settle);
addEventListener('hashchange', openAddressed);
