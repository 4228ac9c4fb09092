import { resolve } from 'node:path';
import { defineConfig } from 'astro/config';

/** Where the corpus lies, where the site goes, and where it is served: set by the commands in scripts/. */
const corpus = resolve(process.env.IN_FORCE_CORPUS ?? 'content');
const outDir = resolve(process.env.IN_FORCE_OUT ?? 'dist');
const base = process.env.IN_FORCE_BASE ?? '/';
const site = process.env.IN_FORCE_ADDRESS || undefined;

export default defineConfig({
  base,
  site,
  outDir,
  trailingSlash: 'always',
  // Spaces between inline elements are words' spaces here: only HTML's own rules may collapse them.
  compressHTML: true,
  devToolbar: { enabled: false },
  build: { inlineStylesheets: 'never' },
  vite: {
    // The pages' policy allows no inline script, so no script is small enough to be inlined.
    build: {
      assetsInlineLimit: 0,
      cssCodeSplit: false,
    },
    // What commands write is not watched: who serves a corpus live says when it has changed.
    server: { fs: { allow: ['.', corpus] }, watch: { ignored: [`${corpus}/**`, '**/.corpus/**', '**/dist/**', '**/export/**', '**/tests/**'] } },
  },
});
