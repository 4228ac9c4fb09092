/** What the search needs to answer with names, before texts have come. */
import type { APIRoute } from 'astro';
import { searchFiles } from '../../data/search-files.ts';

export const GET: APIRoute = () => Response.json(searchFiles.names);
