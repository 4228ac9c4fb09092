/** Where words stand, and the texts, in pieces: an answer brings those that it needs. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { searchFiles } from '../../../data/search-files.ts';

const lists = ['places', 'texts'] as const;

export const getStaticPaths = (() => lists.flatMap((list) => searchFiles()[list].map((_, piece) => ({ params: { list, piece: String(piece) } })))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params: { list, piece } }) => Response.json(searchFiles()[list as typeof lists[number]][Number(piece)]);
