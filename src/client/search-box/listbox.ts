/** The list under the box. The focus stays in the box; which option is meant is said by `aria-activedescendant`. */
export class Listbox {
  readonly #input: HTMLInputElement;
  readonly #list: HTMLElement;
  #options: readonly HTMLElement[] = [];
  #meant: HTMLElement | undefined;
  #active = -1;

  constructor(input: HTMLInputElement, list: HTMLElement) {
    this.#input = input;
    this.#list = list;
  }

  /**
   * Takes other options; the chosen one stays chosen where it is among them.
   *
   * @param meant - the option that is taken where none is chosen
   */
  fill(options: readonly HTMLElement[], meant?: HTMLElement): void {
    const chosen = this.#options[this.#active]?.getAttribute('href') ?? null;
    for (const [at, option] of options.entries()) option.id = `${this.#list.id}-${at}`;
    this.#options = options;
    this.#meant = meant;
    this.#active = -1;
    this.#list.replaceChildren(...options);
    this.#activate(chosen === null ? -1 : options.findIndex((option) => option.getAttribute('href') === chosen));
  }

  /** Goes on, or back, by one option; past either end is the box itself. */
  move(step: 1 | -1): void {
    const places = this.#options.length + 1;
    this.#activate((this.#active + 1 + step + places) % places - 1);
  }

  /** Does what the chosen option does, or else the one that was surely meant; false where there is none. */
  take(event: MouseEventInit): boolean {
    const option = this.#options[this.#active] ?? this.#meant;
    option?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...event }));
    return option !== undefined;
  }

  #activate(at: number): void {
    this.#options[this.#active]?.setAttribute('aria-selected', 'false');
    this.#active = at;
    const option = this.#options[at];
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    if (option === undefined) this.#input.removeAttribute('aria-activedescendant');
    else this.#input.setAttribute('aria-activedescendant', option.id);
  }
}
