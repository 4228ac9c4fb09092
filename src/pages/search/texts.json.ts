/** The rest of the search: every text in force, and the index of their words. */
import type { APIRoute } from 'astro';
import { searchFiles } from '../../data/search-files.ts';

export const GET: APIRoute = () => Response.json(searchFiles.texts);
