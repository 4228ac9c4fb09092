/** What a phone would need to know to open a page, and why it may not be able to. */
export interface PhoneAddress {
  /** Null where no phone can open the page. */
  address: string | null;
  /** What a reader should know of the address; null where there is nothing. */
  hint: string | null;
}

const ownMachine = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** @param address - the page's own or, of a copy on a disk, the one it has on the web */
export function phoneAddress(address: string): PhoneAddress {
  if (!/^https?:/.test(address)) {
    return { address: null, hint: 'This is a copy on a disk, which a phone cannot open, and it does not know where the site stands on the web.' };
  }
  const { hostname } = new URL(address);
  return { address, hint: ownMachine.test(hostname) ? 'Only this computer answers at this address: a phone needs the site’s address in the network.' : null };
}
