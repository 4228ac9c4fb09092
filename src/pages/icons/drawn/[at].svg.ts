/** The operator's drawings of icons, each a file of its own: a picture in which nothing runs. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { corpus } from '../../../data/corpus.ts';

export const getStaticPaths = (() => corpus.icons.flatMap(({ picture }, at) =>
  (picture === undefined ? [] : [{ params: { at: String(at) }, props: { picture } }]))) satisfies GetStaticPaths;

export const GET: APIRoute<{ picture: string }> = ({ props }) => new Response(props.picture, { headers: { 'Content-Type': 'image/svg+xml' } });
