/** What each document changed: asked for by a home page whose reader was here before. */
import type { APIRoute } from 'astro';
import { eventful } from '../../data/eventful.ts';
import { newsOf } from '../../data/news.ts';

export const GET: APIRoute = () => Response.json(newsOf(eventful()));
