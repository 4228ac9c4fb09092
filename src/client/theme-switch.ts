/** The hand's wish for light or dark, kept on this device; `settings.js` puts it on the next page. */
const root = document.documentElement;
const dark = matchMedia('(prefers-color-scheme: dark)');

function isDark(): boolean {
  const chosen = root.dataset['theme'];
  return chosen === undefined ? dark.matches : chosen === 'dark';
}

for (const button of document.querySelectorAll('[data-theme-switch]')) {
  button.addEventListener('click', () => {
    const theme = isDark() ? 'light' : 'dark';
    root.dataset['theme'] = theme;
    try {
      localStorage.setItem('in-force:theme', theme);
    } catch {
      // Kept for this page only.
    }
  });
}
