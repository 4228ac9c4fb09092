/** Names that every disk can hold, and that no disk takes for one another: ids become folders and files, in the zip too. */

/** What a disk compares that tells neither case nor accents: two ids of one such name cannot both be files there. */
export const diskName = (id: string): string => id.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase().toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');

/** Devices of Windows, whatever ending follows: no file there can be called so. */
const RESERVED = /^(?:con|prn|aux|nul|conin|conout|clock|com\d|lpt\d)$/u;

/** "con", "nul", "com1". */
export const isReservedName = (id: string): boolean => RESERVED.test(id);

/** A name in the place of one that no file can have: the same whatever other names there are. */
export const fileSafe = (id: string): string => (isReservedName(id) ? `${id}-entry` : id);
