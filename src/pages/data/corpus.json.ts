import type { APIRoute } from 'astro';
import { corpusText } from '../../data/corpus.ts';

/** The data file as ingestion wrote it, byte for byte. */
export const GET: APIRoute = () => new Response(corpusText(), {
  headers: { 'Content-Type': 'application/json' },
});
