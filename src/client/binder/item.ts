/** One pin as a reader sees it: its name, its words, what became of them, and the buttons that move it. */
import { becameOf, besideOf, stoodOn } from '../../binder/became-of.ts';
import type { Asked, Fate } from '../../binder/became-of.ts';
import { keyOf } from '../../binder/binder.ts';
import type { Pin, PinnedBlock } from '../../binder/binder.ts';
import { entryLink, rulingLink, versionLink } from '../../data/links.ts';
import { pageAddress } from '../../offline/as-files.ts';
import { fateInWords } from './fate-in-words.ts';
import type { BesideData } from '../../binder/entry-data.ts';
import type { Notice } from './fate-in-words.ts';
import { knownOnlyTo, readersToday } from '../event-day.ts';
import { dayInWords } from '../citing/citation-text.ts';
import { isOverInWords } from '../../model/standing-over.ts';
import { asFarAsKnown } from '../../model/as-far-as-known.ts';
import { element, partOf } from '../element.ts';
import { publishedCurly, typeset } from '../../model/typeset.ts';

/** @param asked - the entry on the site; undefined as long as it is asked for */
export function pinItem(template: HTMLTemplateElement, pin: Pin, asked: Asked | undefined, day: string | null): HTMLElement {
  const item = (template.content.cloneNode(true) as DocumentFragment).firstElementChild as HTMLElement;
  const part = (name: string) => partOf(item, `[data-part=${name}]`);
  const name = [pin.headword, pin.place].filter((one) => one !== null).join(', ');
  const fate: Fate | null = asked === undefined ? null : becameOf(pin, asked, day ?? readersToday());
  item.dataset['key'] = keyOf(pin);
  const link = part('link') as HTMLAnchorElement;
  link.textContent = typeset(name);
  if (fate?.is === 'gone') link.replaceWith(typeset(name));
  else link.href = pageAddress(addressOf(pin, fate));
  part('words').append(...blocks(fate?.words ?? pin.words, pin.block === null));
  showBeside(part('beside'), besideOf(pin, asked, day ?? readersToday()));
  showStanding(item, fate, standingOf(pin, fate, day === null ? null : { day, words: stoodOn(asked, day)?.words ?? null }));
  showNotice(part('notice'), fate === null ? null : fateInWords(pin, fate, day));
  if (fate?.is === 'changed') showBefore(item, part('before'), pin);
  fillNote(item, pin, name);
  for (const button of item.querySelectorAll<HTMLButtonElement>('[data-do]')) {
    button.setAttribute('aria-label', `${button.textContent}: ${name}`);
  }
  return item;
}

/** The words that are shown have an address of their own day; where they are the pin's, there is the entry's. */
function addressOf({ entry, of, block }: Pin, fate: Fate | null): string {
  if (of === 'ruling') return rulingLink(entry, block ?? undefined);
  const isThere = fate?.is === 'same' || fate?.is === 'changed';
  return isThere ? versionLink(entry, fate.version.id, block ?? undefined) : entryLink(entry, block ?? undefined);
}

/** What is not in the words: each instruction as it was given, and what it brings; each later ruling in its words. */
function showBeside(place: HTMLElement, beside: readonly BesideData[]): void {
  place.hidden = beside.length === 0;
  place.append(...beside.flatMap(({ is, document, said, words }) => [
    element('p', { class: 'pin-instruction' }, ...(is === 'instruction' ? [element('b', {}, 'Not in this text'), `, by the ${document}: “${typeset(said)}”`] : [element('b', {}, 'Later ruling to read with it'), `, ${document}: ${typeset(said)}`])),
    ...blocks(words, false),
  ]));
}

/** @param isWhole - a whole text: its paragraphs are numbered as on its page, for rulings count them */
function blocks(words: readonly PinnedBlock[], isWhole: boolean): HTMLElement[] {
  let paragraphs = 0;
  return words.map(({ type, marker: printed, level, text }) => {
    if (type === 'paragraph') paragraphs += 1;
    const marker = type === 'paragraph' && isWhole ? String(paragraphs) : printed;
    const line = Object.assign(document.createElement('p'), { className: `${type} level-${Math.min(level, 3)}` });
    if (marker !== null) line.append(Object.assign(document.createElement('span'), { className: 'marker', textContent: marker }), ' ');
    line.append(typeset(text));
    const curly = publishedCurly(text);
    if (curly !== undefined) line.dataset['curly'] = curly;
    return line;
  });
}

/** Before the words: those of a text that holds no more are paler. */
function showStanding(item: HTMLElement, fate: Fate | null, standing: string): void {
  partOf(item, '[data-part=standing]').textContent = standing;
  item.classList.toggle('over', fate?.is === 'ended' || isOverInWords(standing));
}

/** On an event's date what the page says of that day; else how the words stand today. */
function standingOf(pin: Pin, fate: Fate | null, event: { day: string; words: string | null } | null): string {
  if (event !== null && event.words !== null) return dayInWords({ place: pin.place, ofRuling: pin.of === 'ruling', onDay: knownOn(event.day, event.words) }).join('');
  const words = standingOfWords(pin, fate);
  return `${event === null ? words : knownOn(event.day, words)}.`;
}

/** Of words that stand on no page any more, how they stood when they were pinned: above them stands what became of them. */
function standingOfWords(pin: Pin, fate: Fate | null): string {
  if (fate === null) return pin.standing;
  if (fate.is !== 'same' && fate.is !== 'changed') return isOverInWords(pin.standing) ? pin.standing : `When you pinned it: ${pin.standing.charAt(0).toLowerCase()}${pin.standing.slice(1)}`;
  const { standing, text } = fate.version;
  return pin.block === null ? standing : (text.find(({ id }) => id === pin.block)?.standing ?? standing);
}

/** Behind the last document it is told as far as it is known. */
function knownOn(day: string, words: string): string {
  return knownOnlyTo(day) === null ? words : asFarAsKnown(words);
}

function showNotice(place: HTMLElement, notice: Notice | null): void {
  if (notice === null) return;
  place.hidden = false;
  place.append(notice.words);
  if (notice.link === null) return;
  place.append(' ', Object.assign(document.createElement('a'), { href: pageAddress(notice.link.address), textContent: notice.link.name }));
}

function showBefore(item: HTMLElement, place: HTMLElement, pin: Pin): void {
  place.hidden = false;
  partOf(place, 'div').append(...blocks(pin.words, pin.block === null));
  partOf(item, '[data-do=renew]').hidden = false;
}

/** On paper the note is a line of its own. */
function fillNote(item: HTMLElement, pin: Pin, name: string): void {
  const field = partOf(item, 'textarea') as HTMLTextAreaElement;
  const onPaper = partOf(item, '[data-part=note-text]');
  partOf(item, 'label .unseen').textContent = `Note on ${name}`;
  field.value = onPaper.textContent = pin.note;
  field.addEventListener('input', () => { onPaper.textContent = field.value; });
  partOf(item, '.pin-note').toggleAttribute('open', pin.note !== '');
}
