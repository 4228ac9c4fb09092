/** The buttons beside an entry's text. They are heard from above, because a date set later brings others. */
import { citationText } from './citing/citation-text.ts';
import { citationOf, cited } from './citing/cited.ts';
import { copy } from './citing/copy.ts';

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('[data-cite], [data-share]') : null;
  const citation = button === null ? null : citationOf(button);
  if (button === null || citation === null) return;
  if (button.matches('[data-cite]')) copyCitation(citation);
  else share(citation);
});

function copyCitation(citation: HTMLElement): void {
  const { address, ...what } = cited(citation);
  void copy(`${citationText(what)} ${address}`, `Citation of ${what.place ?? what.headword}`);
}

/** Hands the citation to another program of the device. To change one's mind there is no error. */
function share(citation: HTMLElement): void {
  const { address, ...what } = cited(citation);
  navigator.share({ title: what.headword, text: citationText(what), url: address }).catch(() => undefined);
}

if ('share' in navigator) document.documentElement.classList.add('shares');
