import { expect, test } from 'vitest';

import { ingested } from '../ingest/rig/ingested.ts';
import { pageL, rulings2010 } from '../ingest/rig/sample-documents.ts';

test('a document whose name is that of the page that compares versions gets an id beside it', async () => {
  const page = pageL.replace('Glossary - L', 'Lamps');
  const { corpus } = await ingested({ 'corpus.yaml': 'documents:\n  - { file: l.txt, title: Compare, kind: glossary }\n', 'l.txt': page, 'r.txt': rulings2010 });
  expect(corpus.documents.map(({ id }) => id)).not.toContain('compare');
  for (const { versions } of corpus.entries) expect(versions.map(({ id }) => id)).not.toContain('compare');
});
