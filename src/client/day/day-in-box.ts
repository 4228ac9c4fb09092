/** The box under the paragraph that an address leads to says of the event's date what the citation of it says. */
import { dayInWords } from '../citing/citation-text.ts';
import { cited } from '../citing/cited.ts';
import { element } from '../element.ts';

/** Puts back what was said in the box before. */
let before = (): void => undefined;

/** @param citation - of that paragraph; null where the address leads to none */
export function sayDayInBox(citation: HTMLElement | null): void {
  before();
  before = () => undefined;
  const standing = citation?.querySelector<HTMLElement>('[data-standing]');
  if (!citation || !standing) return;
  const what = cited(citation);
  if (what.asOf === null) return;
  const ofToday = standing.textContent;
  const said = element('span', {}, [`As of ${what.asOf}.`, ...dayInWords(what), ''].join(' '));
  standing.before(said);
  standing.textContent = what.standing;
  before = () => {
    said.remove();
    standing.textContent = ofToday;
  };
}
