/** How a document sets off its topics, seen from its paragraphs. */
import type { Paragraph } from '../blocks/paragraphs.ts';
import type { TopicStyle } from './candidates.ts';
import { isCapitals } from './capitals.ts';
import { opensAsInstruction } from './instruction-openings.ts';
import { doubtsAboutTopic } from './not-a-topic.ts';
import { splitsOf, type Separator, type Split } from './splits.ts';

export interface SeenStyle extends TopicStyle {
  /** How many paragraphs begin with a topic in this style. */
  count: number;
}

const SEPARATORS: readonly Separator[] = ['-', '–', ':', 'bold'];

/** Reads: paragraphs. Writes: the style that most of them that could begin with a topic have. */
export function styleOf(paragraphs: Paragraph[]): SeenStyle {
  const plausible = paragraphs.filter(({ type }) => type === 'paragraph').map(({ marked }) => splitsOf(marked).filter(isPlausible));
  const styles = SEPARATORS.map((separator) => describe(separator, plausible.flatMap((splits) => splits.find((one) => one.separator === separator) ?? [])));
  return styles.reduce((best, style) => (style.count > best.count ? style : best));
}

function isPlausible({ topic, rest, bold }: Split): boolean {
  return doubtsAboutTopic(topic) === 0 && topic.length <= 60 && (bold || opensAsInstruction(rest) || /^["“'(*[]*\p{Lu}/u.test(rest));
}

function describe(separator: Separator, splits: Split[]): SeenStyle {
  const count = splits.length;
  return {
    separator, count,
    capitals: count > 0 && splits.filter(({ topic }) => isCapitals(topic)).length > count * 0.6,
    bold: count > 0 && splits.filter(({ bold }) => bold).length > count * 0.8,
  };
}
