/** Where a page stands on the web, where the operator has said so: a copy on a disk can name no other address. */
const site: string | undefined = import.meta.env.SITE;
const base = import.meta.env.BASE_URL.replace(/\/*$/, '/');

/** @param link - a link below the site's base, as `links.ts` gives them */
export function publishedAddress(link: string): string | undefined {
  return site === undefined ? undefined : new URL(link.slice(base.length), site.replace(/\/*$/, '/')).href;
}
