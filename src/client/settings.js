// What the reader set on this device, put on the page before it is painted: the colours, and the event's date.
// A classic script of its own, because the pages' policy allows no script inside them.
(() => {
  const root = document.documentElement;
  root.classList.add('js');
  try {
    const theme = localStorage.getItem('in-force:theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    // `?on=2017-02-06` is for the page alone.
    const date = new URLSearchParams(location.search).get('on') ?? localStorage.getItem('in-force:date');
    if (date !== null && /^\d{4}-\d{2}-\d{2}$/.test(date)) root.dataset.eventDate = date;
  } catch {
    // A browser that keeps nothing still reads today's text in its own colours.
  }
})();
