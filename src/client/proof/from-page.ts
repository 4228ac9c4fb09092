/** What a proof takes from the page it is shown on: copies of its parts, without what belongs to the screen. */

/** A block's words with the sign they bear, or those of the whole text that is in sight. */
export function wordsShown(provision: HTMLElement | null): HTMLElement[] {
  const blocks = provision === null ? [...document.querySelectorAll<HTMLElement>('.rule-text .provision')].filter((one) => one.checkVisibility()) : [provision];
  return blocks.flatMap((block) => [...block.querySelectorAll<HTMLElement>(':scope > .words')].map((words) => plainCopy(words, block)));
}

function plainCopy(words: HTMLElement, block: HTMLElement): HTMLElement {
  const copied = words.cloneNode(true) as HTMLElement;
  for (const extra of copied.querySelectorAll('.tools')) extra.remove();
  const sign = copied.querySelector('.number');
  sign?.replaceWith(Object.assign(document.createElement('span'), { className: 'sign', textContent: sign.textContent }));
  copied.className = [...block.classList].filter((name) => ['paragraph', 'bullet', 'numbered', 'label'].includes(name)).join(' ');
  return copied;
}

/** What changed last: the newest of the marks beside the block or, without one, of those for the whole text. */
export function lastChange(provision: HTMLElement | null): Node[] {
  const own = provision === null ? [] : marksIn(provision.querySelector(':scope > .margin'));
  const marks = own.length > 0 ? own : marksIn(provision === null ? document : provision.closest('.rule-text')?.querySelector(':scope > .margin') ?? null);
  const newest = marks.toSorted((one, other) => dayOf(other).localeCompare(dayOf(one)))[0];
  const step = newest?.querySelector('.step');
  return newest === undefined || !step ? [] : [saying(newest), ...[...step.childNodes].map((node) => node.cloneNode(true))];
}

function marksIn(place: ParentNode | null): HTMLElement[] {
  return [...place?.querySelectorAll<HTMLElement>('.rule-text .change, :scope > .change') ?? []].filter((one) => one.checkVisibility());
}

function dayOf(mark: HTMLElement): string {
  return mark.querySelector('summary time')?.getAttribute('datetime') ?? '';
}

/** The mark's own words; of a whole entry's proof with the place that it stands beside. */
function saying(mark: HTMLElement): HTMLElement {
  const said = document.createElement('p');
  said.className = 'from';
  said.textContent = [mark.closest('.provision')?.querySelector(':scope > .citation [data-place]')?.textContent, mark.querySelector('summary')?.textContent]
    .filter((words) => words !== undefined).join(': ');
  return said;
}

/** What is to be read with the text, in the page's words for it: instructions that are not in it, later rulings. */
export function besideText(): HTMLElement[] {
  return [...instructions(), ...laterRulings(), ...fate()];
}

function instructions(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.rule-text .unplaced')].filter((one) => one.checkVisibility()).map((one) => {
    const copied = document.createElement('section');
    const [summary, ...rest] = [...one.children].map((part) => part.cloneNode(true) as Element);
    copied.append(...(summary === undefined ? [] : [retold(summary, 'h3')]), ...rest);
    for (const fold of copied.querySelectorAll('details')) fold.open = true;
    return copied;
  });
}

/** What became of a ruling. */
function fate(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('article > .fate')].map((one) => {
    const copied = document.createElement('section');
    copied.append(...[...one.children].map((part) => part.cloneNode(true)));
    for (const folded of copied.querySelectorAll('.how-read')) folded.remove();
    return copied;
  });
}

function laterRulings(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('article > .beside:not(.older, .revisions)')].filter((one) => one.checkVisibility()).map((section) => {
    const copied = document.createElement('section');
    copied.append(...[...section.children].filter((one) => one.checkVisibility()).map((one) => one.cloneNode(true)));
    for (const heading of copied.querySelectorAll('h2, h3')) heading.replaceWith(retold(heading, heading.matches('h2') ? 'h3' : 'h4'));
    for (const named of copied.querySelectorAll('[id]')) named.removeAttribute('id');
    return copied;
  });
}

/** The proof's own name is a heading of the second level. */
function retold(heading: Element, tag: 'h3' | 'h4'): HTMLElement {
  const lower = document.createElement(tag);
  lower.append(...heading.childNodes);
  return lower;
}
