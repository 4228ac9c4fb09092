/** The entry as data: what a reader's binder is compared with, online, in a copy on the device, and on a disk. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { around } from '../../../data/around.ts';
import { corpus, entryById } from '../../../data/corpus.ts';
import { entryData } from '../../../data/entry-data.ts';

export const getStaticPaths = (() => corpus.entries.map(({ id }) => ({ params: { id } }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params: { id = '' } }) => Response.json(entryData(entryById(id), around));
