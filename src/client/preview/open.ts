/** The open look at a reference's target: one popover for the page. */
import { pageLink } from '../../data/links.ts';
import { pageAddress } from '../../offline/as-files.ts';
import previewStyles from '../../styles/preview.css?inline';
import { adoptStyles } from '../adopt-styles.ts';
import { element } from '../element.ts';
import { openingOf } from './opening.ts';
import { placeBeside } from './place.ts';

const popover = element('div', { popover: 'manual', class: 'preview', id: 'preview', role: 'group', 'aria-label': 'What the reference leads to' });
/** The reference that is looked at. */
let shown: HTMLElement | null = null;
/** The reference that was asked for last: an answer for another comes too late. */
let asked: HTMLAnchorElement | null = null;

adoptStyles(previewStyles);
document.body.append(popover);
addEventListener('keydown', (event) => { if (event.key === 'Escape') close(); });
addEventListener('pointerdown', (event) => { if (!isInside(event.target)) close(); }, { capture: true });
document.addEventListener('pointerover', (event) => { if (event.pointerType === 'mouse' && !isInside(event.target)) closeSoon(); else keep(); });
document.addEventListener('focusin', (event) => { if (!isInside(event.target)) close(); });

/** Shows the opening lines of what a reference leads to; false where they are not known. */
export async function showPreview(link: HTMLAnchorElement): Promise<boolean> {
  if (shown === link) return true;
  asked = link;
  const opening = await openingOf(idOf(link));
  if (opening === null) return false;
  if (asked !== link) return true;
  show(link, ...opening, element('p', {}, element('a', { href: link.href }, 'Open the entry')));
  return true;
}

/** Shows what a sign in the text stands for, or why a name in it leads nowhere: what a pointer is told as its title. */
export function showTold(sign: HTMLElement): void {
  if (shown === sign) {
    close();
    return;
  }
  const name = sign.cloneNode(true) as HTMLElement;
  for (const unseen of name.querySelectorAll('.unseen')) unseen.remove();
  show(sign, element('p', { class: 'headword' }, name.textContent.trim()), element('p', { role: 'status' }, sign.title));
}

function show(about: HTMLElement, ...words: HTMLElement[]): void {
  close();
  shown = about;
  popover.replaceChildren(...words);
  if (about instanceof HTMLAnchorElement) about.setAttribute('aria-expanded', 'true');
  about.setAttribute('aria-details', popover.id);
  popover.showPopover();
  placeBeside(popover, about);
}

function close(): void {
  asked = null;
  keep();
  if (shown === null) return;
  shown.removeAttribute('aria-expanded');
  shown.removeAttribute('aria-details');
  shown = null;
  popover.hidePopover();
}

/** A pointer on its way from the reference to the look at it may leave both for a moment, in milliseconds. */
const grace = 250;
let closing: ReturnType<typeof setTimeout> | undefined;

function closeSoon(): void {
  closing ??= setTimeout(close, grace);
}

function keep(): void {
  clearTimeout(closing);
  closing = undefined;
}

function isInside(target: EventTarget | null): boolean {
  return target instanceof Node && (popover.contains(target) || shown?.contains(target) === true);
}

/** The entry's id, from the address of its page. */
function idOf(link: HTMLAnchorElement): string {
  const root = new URL(pageAddress(pageLink('entries/')).replace(/index\.html$/u, ''), location.href).href;
  return link.href.startsWith(root) ? decodeURIComponent(link.href.slice(root.length).split(/[/?#]/u)[0] ?? '') : '';
}
