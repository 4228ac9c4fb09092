/** `sitemap.xml`, `opensearch.xml` and `robots.txt`, where the site's address is known. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { webFile, webFiles } from '../data/web-files.ts';
import type { WebFile } from '../data/web-files.ts';

export const getStaticPaths = (() => webFiles.map((file) => ({ params: { file }, props: { file } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ file: WebFile }> = ({ props }) => new Response(webFile(props.file), {
  headers: { 'Content-Type': props.file.endsWith('.xml') ? 'application/xml' : 'text/plain' },
});
