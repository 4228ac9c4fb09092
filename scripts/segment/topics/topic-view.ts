/** How a document is viewed as one of topics and texts. */
import type { SourceFile } from '../../read/source-file.ts';
import { areColumnsInTurn } from '../apart/columns-in-turn.ts';
import { setApart } from '../apart/set-apart.ts';
import { areColumnsFlattened } from './kinds/flattened-columns.ts';
import { kindsIn } from './kinds/kinds-in.ts';
import { kindsOf } from './kinds/kinds.ts';
import { dividedGroup, isRowOfLinks } from '../layouts/furniture.ts';
import { questionsIn } from './kinds/questions.ts';
import { marksEntries } from './kinds/supplement-of-entries.ts';
import { topicOf } from './kinds/topics-set-off.ts';
import { withAnnouncedNames } from './lines/announced-names.ts';
import { boxedLines } from './lines/boxed-lines.ts';
import { withWholeNames } from './lines/broken-names.ts';
import { signsOfLegend } from './lines/legend-signs.ts';
import { paragraphsOf } from './lines/paragraphs-of.ts';
import { withSubjects } from './lines/subject-lines.ts';
import { styleOf } from './order/style.ts';
import { openParagraphs } from './parts/open-paragraphs.ts';
import { markSections } from './parts/sections.ts';
import { joinedTitles } from './titles/lines-of-title.ts';
import { openingTitle } from './titles/opening-title.ts';
import type { TopicView, WeighedView } from './viewed.ts';

/** Subjects of letters that say what a document is. */
const MOST_SUBJECTS = 2;

/** Several layouts ask for the same view of a document. */
const views = new WeakMap<SourceFile, WeighedView>();

/** Reads: a document's lines. Writes: its paragraphs by section, the style its topics seem to have, and what is told of it by them. */
export function topicView(source: SourceFile): WeighedView {
  const known = views.get(source);
  if (known) return known;
  const view = viewOf(source);
  const weighed = { ...view, kinds: kindsIn(view) };
  views.set(source, weighed);
  return weighed;
}

function viewOf({ reading }: SourceFile): TopicView {
  const whole = withWholeNames(reading);
  const withoutSubjects = withAnnouncedNames(withSubjects(whole));
  const { lines, apart, titles, subjects: pageTitles } = setApart(withoutSubjects);
  const sectioned = markSections(paragraphsOf(lines, boxedLines(reading), signsOfLegend(reading)));
  const paragraphs = sectioned.map(({ paragraph }) => paragraph);
  const { open, headEnds } = openParagraphs(sectioned, lines, titles);
  const style = styleOf(open.map(({ paragraph }) => paragraph));
  const subjects = [...pageTitles.slice(0, MOST_SUBJECTS), ...joinedTitles(sectioned, lines), ...openingTitle(paragraphs[0], lines)];
  return {
    paragraphs: sectioned, open, style, subjects, pageTitles, apart,
    topics: open.map(({ paragraph }) => topicOf(paragraph, style)),
    says: withDividers(kindsOf([...subjects, ...paragraphs.map(({ text }) => text)].filter((text) => !isRowOfLinks(text))), reading),
    introduced: withoutSubjects !== whole || headEnds,
    questions: questionsIn(paragraphs),
    flattened: areColumnsFlattened(paragraphs),
    marksEntries: marksEntries(reading),
    inTurn: areColumnsInTurn(reading.map(({ text }) => text)),
    whole: new Set(whole.flatMap((line, at) => (line === reading[at] || line.text === '' ? [] : [at]))),
  };
}

/** Lines that part the groups of a glossary's page, at the least, and how plainly they tell that it is one. */
const FEWEST_DIVIDERS = 2;
const DIVIDED = 4;

function withDividers(says: TopicView['says'], reading: SourceFile['reading']): TopicView['says'] {
  const groups = new Set(reading.flatMap(({ text }) => dividedGroup(text) ?? []));
  return groups.size < FEWEST_DIVIDERS ? says : { ...says, glossary: says.glossary + DIVIDED };
}
