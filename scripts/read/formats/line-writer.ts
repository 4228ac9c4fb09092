import type { ReadingLine } from '../source-file.ts';

const NO_BREAK_SPACE = '\u00a0';

/** Gathers text into lines, with white space folded as a browser folds it. */
export class LineWriter {
  #lines: ReadingLine[] = [];
  #text = '';
  #from: number | null = null;
  #to = 1;
  /** Emphasis marks that wait for the first word they stand before. */
  #pending = '';

  /** Begins a line with the marker of a list item; one that still waits for its words gives way. */
  begin(marker: string, line = this.#to): void {
    this.#text = marker;
    this.#from = line;
    this.#to = line;
  }

  write(value: string, from = this.#to, to = from): void {
    const folded = value.replaceAll(/[ \t\r\n]+/gu, ' ');
    if (folded.trim() === '') return this.#writeSpace(folded, from);
    // A text node often begins at the end of the line above: its first word's line counts.
    const lead = value.length - value.trimStart().length;
    const tail = value.length - value.trimEnd().length;
    this.#from ??= from + newlines(value.slice(0, lead));
    this.#to = Math.max(this.#from, to - newlines(value.slice(value.length - tail)));
    const lean = this.#pending !== '' ? folded.trimStart() : folded;
    const gap = this.#pending !== '' && lean !== folded && this.#text !== '' && !this.#text.endsWith(' ') ? ' ' : '';
    this.#text += gap + this.#pending + (this.#text === '' || this.#text.endsWith(' ') ? lean.replace(/^ /u, '') : lean);
    this.#pending = '';
  }

  /** Space before the first word says nothing, but for a no-break space that stays alone on its line. */
  #writeSpace(space: string, from: number): void {
    if (this.#text !== '') this.#text = this.#text.replace(/ ?$/u, ' ');
    else if (space.includes(NO_BREAK_SPACE)) {
      this.#text = NO_BREAK_SPACE;
      this.#from = from;
    }
  }

  open(mark: string): void {
    this.#pending += mark;
  }

  close(mark: string): void {
    if (this.#pending.endsWith(mark)) {
      this.#pending = this.#pending.slice(0, -mark.length);
      return;
    }
    const bare = this.#text.trimEnd();
    this.#text = bare + mark + this.#text.slice(bare.length);
  }

  breakLine(): void {
    // A list item may hold a paragraph: its marker waits for the words.
    if (/^ +(?:•|\d+\.) $/u.test(this.#text)) return;
    const text = this.#text === NO_BREAK_SPACE ? this.#text : this.#text.trimEnd();
    if (text !== '') this.#lines.push({ text, from: this.#from ?? this.#to, to: this.#to });
    this.#text = '';
    this.#from = null;
  }

  breakParagraph(): void {
    this.breakLine();
    const last = this.#lines.at(-1);
    if (last && last.text !== '') this.#lines.push({ text: '', from: last.to, to: last.to });
  }

  finish(): ReadingLine[] {
    this.breakLine();
    return this.#lines;
  }
}

function newlines(text: string): number {
  return text.split('\n').length - 1;
}
