import { readFileSync } from 'node:fs';
import path from 'node:path';

import { placesFor } from '../../../scripts/site/places.ts';
import { corpus } from '../../../src/model/corpus.ts';

const folder = placesFor(undefined).corpus;

/** The corpus that the project ships. */
export const shippedCorpus = corpus.parse(JSON.parse(readFileSync(path.join(folder, 'corpus.json'), 'utf8')));

/** The queries that go with it. */
export const shippedQueries = path.join(folder, 'queries.json');

/** Questions of people who have not read its glossary. */
export const shippedQuestions = path.join(folder, 'questions.json');
