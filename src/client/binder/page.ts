/** The page of the binder. What is kept is shown at once; what the site says of it now follows as it comes. */
import { besideOf } from '../../binder/became-of.ts';
import type { Asked } from '../../binder/became-of.ts';
import { textOf } from '../../binder/binder.ts';
import type { Binder } from '../../binder/binder.ts';
import { longDay } from '../../model/dates.ts';
import { pageLink } from '../../data/links.ts';
import { readersToday } from '../event-day.ts';
import { askEntry } from './ask-entry.ts';
import { startContents } from './contents.ts';
import { density } from './density.ts';
import { startEvent } from './event.ts';
import { fileName, openFile, saveAs } from './files.ts';
import { binderChanged, binderKey } from '../../binder/kept.ts';
import { startList } from './list.ts';
import { partOf } from '../element.ts';
import { forgetDamaged, keptBinder } from './store.ts';

const place = document.querySelector<HTMLElement>('[data-binder]');
const template = document.querySelector<HTMLTemplateElement>('[data-binder-item]');
if (place !== null && template !== null) start(place, template);

function start(place: HTMLElement, template: HTMLTemplateElement): void {
  const part = (name: string) => partOf(place, `[data-binder-${name}]`);
  const entries = new Map<string, Asked>();
  const showList = startList(part('pins'), template, entries);
  const showContents = startContents(part('contents'));
  const showEvent = startEvent(part('event'));

  const show = (): void => {
    const { binder, damaged } = keptBinder();
    showContents(binder);
    showList(binder);
    // What the site says of a pin may be another text than the pin's own.
    part('pins').setAttribute('aria-busy', String(binder.pins.some((pin) => !entries.has(textOf(pin)))));
    showEvent(binder);
    part('title').textContent = [titleOf(binder), `printed on ${longDay(readersToday())}`, ...siteAddress()].join(', ');
    place.dataset['density'] = density(binder, (pin) => besideOf(pin, entries.get(textOf(pin)), binder.event.day ?? readersToday()));
    part('empty').hidden = binder.pins.length > 0;
    part('print').hidden = part('save').hidden = binder.pins.length === 0;
    part('damaged').hidden = damaged === null;
    void ask(binder, entries).then((isNews) => { if (isNews) show(); });
  };

  part('print').addEventListener('click', () => { print(); });
  part('save').addEventListener('click', () => { save(keptBinder().binder); });
  part('open').addEventListener('change', ({ target }) => void open(target as HTMLInputElement, part('status'), part('faults')));
  part('save-damaged').addEventListener('click', () => { saveAs('binder-damaged.txt', keptBinder().damaged ?? ''); });
  part('forget-damaged').addEventListener('click', () => {
    forgetDamaged();
    show();
  });
  part('on-disk').hidden = location.protocol !== 'file:';
  for (const news of [binderChanged, 'event-day']) document.addEventListener(news, show);
  addEventListener('storage', ({ key }) => { if (key === binderKey || key === null) show(); });
  addEventListener('online', () => {
    for (const [id, asked] of entries) if (asked === 'unknown') entries.delete(id);
    show();
  });
  show();
}

/** Asks for entries not asked for before. @returns whether there were any */
async function ask({ pins }: Binder, entries: Map<string, Asked>): Promise<boolean> {
  const wanted = new Map(pins.map((pin): [string, Binder['pins'][number]] => [textOf(pin), pin]).filter(([text]) => !entries.has(text)));
  await Promise.all([...wanted].map(async ([text, { entry, of }]) => entries.set(text, await askEntry(entry, of))));
  return wanted.size > 0;
}

function save(binder: Binder): void {
  saveAs(fileName(binder), `${JSON.stringify(binder, null, 2)}\n`);
}

/** The same file may be chosen twice: then it is opened twice. */
async function open(input: HTMLInputElement, status: HTMLElement, faults: HTMLElement): Promise<void> {
  const [file] = input.files ?? [];
  if (file === undefined) return;
  const opened = await openFile(file);
  input.value = '';
  status.textContent = opened.said;
  faults.hidden = opened.faults === null;
  faults.textContent = opened.faults ?? '';
}

/** Where the sheet's texts are found; a copy on a disk has no address that leads anybody there. */
function siteAddress(): string[] {
  return location.protocol === 'file:' ? [] : [new URL(pageLink(''), location.href).href];
}

/** What the printed sheet is for, behind the name of the game. */
function titleOf({ event: { name, day } }: Binder): string {
  return [name, day === null ? 'the text in force' : `as of ${longDay(day)}`].filter((part) => part !== '').join(', ');
}
