import { readFileSync } from 'node:fs';
import type { APIRoute } from 'astro';
import { corpusFolder } from '../../data/folder.ts';

/** The data file as ingestion wrote it, byte for byte. */
export const GET: APIRoute = () => new Response(readFileSync(`${corpusFolder}/corpus.json`), {
  headers: { 'Content-Type': 'application/json' },
});
