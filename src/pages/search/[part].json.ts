/**
 * What the search is made of in the browser, in the order in which it is needed: names answer before anything else has
 * come, words tell which pieces hold what is asked for, and nothing waits for the words that lead from everyday English
 * to those of the corpus.
 */
import type { APIRoute, GetStaticPaths } from 'astro';
import { searchFiles } from '../../data/search-files.ts';

const parts = ['names', 'words', 'english'] as const;

export const getStaticPaths = (() => parts.map((part) => ({ params: { part } }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params: { part } }) => Response.json(searchFiles()[part as typeof parts[number]]);
