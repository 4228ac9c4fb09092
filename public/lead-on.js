// On a page that is nothing but the way to another: goes there, and takes the place in the text along, and what is asked of it (`?proof`).
// A classic script of its own, so that it works in every copy, and before anything else is loaded.
(() => {
  const onward = document.querySelector('[data-leads-on]');
  if (onward instanceof HTMLAnchorElement) location.replace(onward.href + location.search + location.hash);
})();
