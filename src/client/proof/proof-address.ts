/**
 * The address that a proof carries: the page with the proof open on it. With an event's date it is the entry's page, or the ruling's, on
 * that day, else the cited version's own, which never moves.
 *
 * @param address - the citation's: `.../entries/towing/2017-02-06/#p2`; what is none, such as a file with its lines, stays as it is
 * @param day - the event's date, where one is set and the page follows it
 */
export function proofAddress(address: string, day: string | null): string {
  if (!/^(?:https?:\/)?\//u.test(address)) return address;
  const [page = '', place] = address.split('#', 2);
  const onDay = day === null ? page : page.replace(/(\/entries\/[^/]+\/)[^/]+\/(?=(?:index\.html)?$)/u, '$1');
  const asked = day === null ? 'proof' : `on=${day}&proof`;
  return `${onDay}?${asked}${place === undefined ? '' : `#${place}`}`;
}
