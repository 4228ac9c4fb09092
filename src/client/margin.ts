/**
 * What stands beside a text, by the room there is: open in the margin of a wide screen, as far as there is room for all of it; on a narrow one folded, and behind
 * the words that it belongs to in the order of reading, as it is seen there. (A wide screen's margin needs it before them:
 * what floats must come first.)
 */
const wide = matchMedia('(min-width: 62rem)');

function settle(): void {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('.margin > :is(.unplaced, .parts)')) fold.open = wide.matches && !fold.matches('[data-folded]');
  for (const words of document.querySelectorAll('.provision > .words')) {
    const margins = words.parentElement?.querySelectorAll(':scope > .margin') ?? [];
    if (wide.matches) words.before(...margins);
    else words.after(...margins);
  }
}

/** Who is led to an instruction is to read it. */
function openAddressed(): void {
  const target = document.querySelector('.unplaced:target');
  if (target instanceof HTMLDetailsElement) target.open = true;
}

settle();
openAddressed();
wide.addEventListener('change', settle);
document.addEventListener('event-day', settle);
addEventListener('hashchange', openAddressed);
