/** The last lines of commands: which game it was, and what to type next. */
import { expect, test } from 'vitest';

import { nextSteps } from '../../scripts/report/next-steps.ts';
import { titleOf } from '../../scripts/report/title-of.ts';
import { temporaryFolder } from '../ingest/rig/temporary-folder.ts';

test('the title is that of the corpus, and the invented game is said to be one where nobody named another', async () => {
  const folder = temporaryFolder({ 'corpus.json': '{ "title": "Rafts" }' });
  expect(await titleOf(folder, false)).toBe('“Rafts”');
  expect(await titleOf(folder, true)).toBe('“Rafts”, the invented game (your own documents: --from FOLDER)');
});

test('what to type can be copied, whatever the folder is called', () => {
  expect(nextSteps('My rules', 'My rules')).toBe("Written to 'My rules'. To see it as a site: npm start -- --from 'My rules' (which reads the documents itself); to publish it: npm run build -- --from 'My rules' --to SITE.");
});
