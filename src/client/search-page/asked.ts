/** A search as its address has it: `?q=words&in=all&Year=2017`. */
export type LaneName = 'force' | 'all';

export interface Asked {
  words: string;
  lane: LaneName;
  /** Only the words as typed. */
  exact: boolean;
  /** What is not in force is opened. */
  others: boolean;
}

/** What an address of the search page asks for; `addressOf` is its reverse. */
export function askedIn(address: URLSearchParams): Asked {
  return { words: address.get('q') ?? '', lane: address.get('in') === 'all' ? 'all' : 'force', exact: address.has('exact'), others: address.has('others') };
}

/** The address of what stands in the form: what is usual is left out. */
export function addressOf(form: HTMLFormElement, { words, lane, exact, others }: Asked): string {
  const address = new URLSearchParams(words === '' ? {} : { q: words });
  if (exact) address.set('exact', '1');
  if (others) address.set('others', '1');
  if (lane === 'all') {
    address.set('in', 'all');
    for (const box of form.querySelectorAll<HTMLInputElement>('[data-search-filters] input:checked')) address.append(box.name, box.value);
  }
  const day = new URLSearchParams(location.search).get('on');
  if (day !== null) address.set('on', day);
  const written = address.toString();
  return written === '' ? location.pathname : `?${written}`;
}
