/** Runs on every page. Nothing here is needed to read. */
import './citing/copied.ts';
import './entry-tools.ts';
import './event-date.ts';
import './margin.ts';
import './paragraph-tools.ts';
import './binder/marks.ts';
import './preview/closed.ts';
import './search-box/closed.ts';
import './theme-switch.ts';
import '../offline/client/newer-copy.ts';

/** `/` goes to the search box, wherever one is not typing already. */
document.addEventListener('keydown', (event) => {
  const typing = event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable]') !== null;
  if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  document.querySelector<HTMLInputElement>('main input[type=search], #search-words')?.focus();
});
