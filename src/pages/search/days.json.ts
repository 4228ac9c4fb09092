/** What the search of an event's date is made of in the browser: every text with its days. Asked for only where a date is set. */
import type { APIRoute } from 'astro';
import { corpus } from '../../data/corpus.ts';
import { dayCorpus } from '../../search/day/day-corpus.ts';

export const GET: APIRoute = () => Response.json(dayCorpus(corpus));
