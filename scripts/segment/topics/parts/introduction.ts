/** Where a document's introduction ends: behind the last paragraph in which it speaks of itself, and the list that follows it. */
import { endsSentence } from '../../blocks/ends-sentence.ts';
import type { Paragraph } from '../../blocks/paragraphs.ts';
import { describesItself } from '../../front-matter/self-description.ts';
import { isHardlyMore, isTitle } from '../../front-matter/stated-date.ts';
import { headingKind } from './headings.ts';
import { opensAsInstruction } from '../names/instruction-openings.ts';
import { isPlausible } from '../names/plausible.ts';
import { splitsIn } from '../names/splits.ts';
import { titleIn } from '../titles/title-line.ts';

/** Paragraphs in which an introduction is looked for. */
const FARTHEST = 80;
/** So many topics before a paragraph, and it is a ruling that speaks of the document. */
const MOST_TOPICS = 2;
/** What a paragraph that may begin with a topic must say of the document to be no ruling. */
const OF_A_TOPIC = 4;
const LONGEST_ITEM = 90;

/** Reads: the paragraphs before any heading. Writes: how many of them are the introduction; 0 where there is none. */
export function endOfIntroduction(paragraphs: readonly Paragraph[]): number {
  let end = 0;
  let topics = 0;
  for (const [at, paragraph] of paragraphs.slice(0, FARTHEST).entries()) {
    const topic = mayBegin(paragraph) || (end > 0 && isBelowTitle(paragraphs, at));
    if (describesItself(paragraph.text, topic ? OF_A_TOPIC : undefined)) {
      end = at + 1;
      topics = 0;
    } else if (topic) topics += 1;
    if (topics > MOST_TOPICS) break;
  }
  const last = paragraphs[end - 1];
  return last?.text.trimEnd().endsWith(':') ? behindList(paragraphs, end) : end;
}

/** A topic that is short and followed by its text. */
function mayBegin(paragraph: Paragraph): boolean {
  return splitsIn(paragraph).some((split) => isPlausible(split) && split.rest !== '' && (split.separator !== ':' || split.topic.split(/\s+/u).length <= 6) && !/^(?:note|important|please note)$/iu.test(split.topic)) || opensAsInstruction(paragraph.text);
}

/** The text of a topic on its own line, where the introduction has begun: what stands above it is no line of the head. */
function isBelowTitle(paragraphs: readonly Paragraph[], at: number): boolean {
  const above = paragraphs[at - 1];
  return above !== undefined && titleIn(above) !== null && !isTitle(above.text) && !isHardlyMore(above.text) && headingKind(above.text) === null;
}

/** A list of documents is part of the introduction that announces it: short items, no sentences. */
function behindList(paragraphs: readonly Paragraph[], from: number): number {
  let end = from;
  while (end < paragraphs.length && isItem(paragraphs[end])) end += 1;
  return end;
}

function isItem(paragraph: Paragraph | undefined): boolean {
  return paragraph !== undefined && paragraph.text.length <= LONGEST_ITEM && !endsSentence(paragraph.text.replace(/[;,]$/u, '')) && !splitsIn(paragraph).some(({ rest }) => opensAsInstruction(rest))
    && (paragraph.marker !== null || /\d|\b(?:rules?|rulings?|rulebook|booklet|glossary|supplement|document)\b/iu.test(paragraph.text));
}
