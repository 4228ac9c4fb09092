import { topicGlossary } from './topic-glossary.ts';

/** A glossary whose headwords run in with their text: `headword - text`, `**headword** text`, `HEADWORD: text`. */
export const glossaryRunIn = topicGlossary('glossary, headword and text in one paragraph', 'a title with "Glossary", then paragraphs such as `headword - text`', ['-', '–', ':', 'bold']);
