import type { Block, Icon } from '../model/corpus.ts';

/** The icons of a text, by their code in square brackets or the words that stand for the picture, in the legend's order. */
export function iconsIn(text: readonly Block[], legend: readonly Icon[]): Icon[] {
  const whole = text.map((block) => block.text).join('\n');
  return legend.filter(({ code, written }) => [`[${code}]`, ...written].some((sign) => whole.includes(sign)));
}
