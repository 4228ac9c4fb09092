import type { APIRoute } from 'astro';
import { dataText } from '../../data/folder.ts';

/** The data file as ingestion wrote it, byte for byte. */
export const GET: APIRoute = () => new Response(dataText(), {
  headers: { 'Content-Type': 'application/json' },
});
