// What the reader set on this device, put on the page before it is painted: the colours, and the event's date.
// A classic script of its own, because the pages' policy allows no script inside them. Lines such as this are not sent.
(() => {
  const root = document.documentElement;
  root.classList.add('js');

  // As `isDay` of the model has it: a day that there is.
  const isDay = (words) => words?.length === 10 && new Date(words).toJSON()?.startsWith(words);

  // What does not hold on the day is put away before it is painted, where nothing takes its place (`client/event-date.ts`
  // puts away the rest, once the page is there): what stands below it would jump.
  const putAway = (day) => {
    const watch = new MutationObserver(() => {
      for (const one of document.querySelectorAll('main:not(.entry, .dictionary) *'))
        if (day < one.dataset.from || day >= one.dataset.to) one.hidden = true;
    });
    watch.observe(root, { childList: true, subtree: true });
    document.onreadystatechange = () => watch.disconnect();
  };

  // `?on=2017-02-06` is for this page, and for those that are reached from it.
  let day = new URLSearchParams(location.search).get('on');
  try {
    const theme = localStorage.getItem('in-force:theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    if (!isDay(day)) day = localStorage.getItem('in-force:date');
  } catch {
    // A browser that keeps nothing still reads in its own colours, and the day that a link asks for.
  }
  if (isDay(day)) {
    root.dataset.eventDate = day;
    putAway(day);
  }
})();
