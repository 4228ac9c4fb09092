/** What leads from everyday words to those of the corpus: loaded last, so that nothing waits for it. */
import type { APIRoute } from 'astro';
import { searchFiles } from '../../data/search-files.ts';

export const GET: APIRoute = () => Response.json(searchFiles.english);
