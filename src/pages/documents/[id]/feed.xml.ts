/** What one document changed, for feed readers. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { around } from '../../../data/around.ts';
import { corpus } from '../../../data/corpus.ts';
import { eventful } from '../../../data/eventful.ts';
import { changesByDocument } from '../../../data/latest.ts';
import type { DocumentChanges } from '../../../data/latest.ts';
import { feedOfDocument } from '../../../feeds/feeds.ts';
import { respondWith } from '../../../feeds/feeds.ts';

export const getStaticPaths = (() => changesByDocument(eventful()).map((changes) => ({ params: { id: changes.document.id }, props: { changes } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ changes: DocumentChanges }> = ({ props, site }) => respondWith(feedOfDocument(corpus, props.changes, around), site);
