import type { APIRoute } from 'astro';
import { z } from 'zod';
import { corpus } from '../../model/corpus.ts';

/** What `corpus.json` may hold, as a JSON Schema, for programs in any language. */
export const GET: APIRoute = () => Response.json(z.toJSONSchema(corpus));
