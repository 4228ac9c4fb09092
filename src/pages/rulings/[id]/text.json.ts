/** The ruling as data, for what is pinned of it and for its proof, as an entry's. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { around } from '../../../data/around.ts';
import { corpus, rulingById } from '../../../data/corpus.ts';
import { rulingData } from '../../../data/entry-data.ts';

export const getStaticPaths = (() => corpus.rulings.map(({ id }) => ({ params: { id } }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params: { id = '' } }) => Response.json(rulingData(rulingById(id), around));
