/** `licences.txt`: what a built site has in it of others, with the notices that ask to travel with every copy. */
import type { APIRoute } from 'astro';
import vollkorn from '../fonts/OFL.txt?raw';
import scowl from '../search/english/LICENCE-scowl.txt?raw';
import wordnet from '../search/english/LICENCE-wordnet.txt?raw';

const notices: readonly [what: string, notice: string][] = [
  ['Vollkorn, the type of these pages', vollkorn],
  ['WordNet 3.1, from which words that the documents do not use lead to theirs', wordnet],
  ['SCOWL, which says what is an English word', scowl],
];

export const GET: APIRoute = () => new Response(
  notices.map(([what, notice]) => `${what}\n${'='.repeat(what.length)}\n\n${notice.trim()}\n`).join('\n\n'),
  { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
);
