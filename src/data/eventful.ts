import { question } from './asked.ts';
import { corpus } from './corpus.ts';
import { changers } from './latest.ts';
import { eventfulEntries } from '../model/period/eventful.ts';
import type { Corpus } from '../model/corpus.ts';

const entries = question('the entries that anything happened to', () => eventfulEntries(corpus));

/** The corpus as accounts of a stretch of time need it. */
export const eventful = (): Pick<Corpus, 'documents' | 'entries' | 'rulings'> => ({ documents: corpus.documents, entries: entries(), rulings: corpus.rulings });

/** Whether a document is one of those that can have changed something. */
export const isChanger: (document: string) => boolean = question('can it have changed something', (id) => changers(eventful()).some((document) => document.id === id));
