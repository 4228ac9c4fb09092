/** What the search of an event's date answers with first: every name with the days of its texts. */
import type { APIRoute } from 'astro';
import { corpus } from '../../data/corpus.ts';
import { dayNames } from '../../search/day/day-corpus.ts';

export const GET: APIRoute = () => Response.json(dayNames(corpus));
