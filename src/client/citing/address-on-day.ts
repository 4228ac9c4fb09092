/**
 * The address of words that are cited as of a day: the entry's page, or the ruling's, on that day. That of a version says
 * nothing of the day, and of other rulings that were to be read with it then.
 *
 * @param address - the citation's: `.../entries/towing/2017-02-06/#p2`; what is none, such as a file with its lines, stays as it is
 */
export function addressOnDay(address: string, day: string): string {
  return asking(address.replace(/(\/entries\/[^/]+\/)[^/]+\/(?=(?:index\.html)?(?:#|$))/u, '$1'), `on=${day}`);
}

/** An address with something more asked of its page: `on=2016-12-01`, `proof`. */
export function asking(address: string, what: string): string {
  if (!/^(?:https?:\/)?\//u.test(address)) return address;
  const [page = '', place] = address.split('#', 2);
  return `${page}${page.includes('?') ? '&' : '?'}${what}${place === undefined ? '' : `#${place}`}`;
}
