/** All changes, for feed readers. */
import type { APIRoute } from 'astro';
import { around } from '../../data/around.ts';
import { corpus } from '../../data/corpus.ts';
import { eventful } from '../../data/eventful.ts';
import { changesByDocument } from '../../data/latest.ts';
import { feedOfAll } from '../../feeds/feeds.ts';
import { respondWith } from '../../feeds/feeds.ts';

export const GET: APIRoute = ({ site }) => respondWith(feedOfAll(corpus, changesByDocument(eventful()), around), site);
