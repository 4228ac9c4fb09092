/** What a device needs to put the site among its apps. Addresses are relative, so that it holds for every base. */
import { corpus } from '../data/corpus.ts';

export const GET = (): Response => Response.json({
  name: corpus.title,
  short_name: 'In Force',
  description: 'The rules as they stand and as they stood.',
  id: './',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#fdfcf9',
  theme_color: '#8e1b1f',
  icons: [
    { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
});
