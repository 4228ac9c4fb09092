/**
 * What the search is made of in the browser, in the order in which it is needed: names answer before texts have come, and
 * nothing waits for the words that lead from everyday English to those of the corpus.
 */
import type { APIRoute, GetStaticPaths } from 'astro';
import { pack } from '../../search/pack/pack.ts';
import { corpus } from '../../data/corpus.ts';
import { today } from '../../data/today.ts';

/** The search as it is sent to browsers, made once for a build. */
const searchFiles = pack(corpus, today);

export const getStaticPaths = (() => Object.keys(searchFiles).map((part) => ({ params: { part } }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params: { part } }) => Response.json(searchFiles[part as keyof typeof searchFiles]);
