/** With an event's date set, an address (`#p2`) leads to the paragraph of that day's text: today's is put away. */
function follow(): void {
  for (const former of document.querySelectorAll('[data-addressed]')) former.removeAttribute('data-addressed');
  const id = decodeURIComponent(location.hash.slice(1));
  if (id === '' || document.getElementById(id)?.checkVisibility() !== false) return;
  const place = document.querySelector(`[data-of-event-day] .citation[data-block="${CSS.escape(id)}"]`)?.parentElement;
  place?.setAttribute('data-addressed', '');
  place?.scrollIntoView();
}

follow();
document.addEventListener('event-day', follow);
addEventListener('hashchange', follow);
