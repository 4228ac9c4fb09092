import { topicGlossary } from './topic-glossary.ts';

/** A glossary whose headwords have lines of their own, with the text in the paragraphs below. */
export const glossaryStacked = topicGlossary('glossary, headword on its own line', 'a title with "Glossary", then headwords on lines of their own, each with its text below', ['line']);
