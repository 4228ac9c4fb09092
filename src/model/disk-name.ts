/** What a disk compares that tells neither case nor accents: two ids of one such name cannot both be files there. */
export const diskName = (id: string): string => id.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase().toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
