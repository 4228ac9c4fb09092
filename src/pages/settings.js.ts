/**
 * The script that every page runs before it is painted: what the reader set on this device, and what changes with every
 * document and no page would be written anew for: the days between which anything is held, and the next on which a text
 * changes that has been announced.
 */
import settings from '../client/settings.js?raw';
import { daysOfPages } from '../data/everywhere.ts';

export const GET = (): Response =>
  new Response(`${settings.replaceAll(/^\s*\/\/.*\n|^\s+/gmu, '')}\nObject.assign(document.documentElement.dataset, ${JSON.stringify(daysOfPages())});\n`, { headers: { 'Content-Type': 'text/javascript' } });
