import type { Beside, Mark, PageLink, ReadingLine } from '../../source-file.ts';

const NO_BREAK_SPACE = '\u00a0';

/** Gathers the text of a page into lines, with white space folded as a browser folds it. */
export class LineWriter {
  #lines: ReadingLine[] = [];
  #text = '';
  #from: number | null = null;
  #to = 1;
  #heading: number | null = null;
  /** A list of terms has ended, and nothing has been written since. */
  #behind = false;
  /** Emphasis that has begun and not ended, from the outermost. */
  #open: string[] = [];
  /** Those of them that wait for the first word they stand before. */
  #pending = '';
  /** What is marked in the line. */
  #marks: Mark[] = [];
  /** What leads elsewhere from the line, and what leads to it; both wait for its words. */
  #links: PageLink[] = [];
  #anchors: string[] = [];

  /** Begins a line with the marker of a list item; one that still waits for its words gives way. */
  begin(marker: string, line = this.#to): void {
    this.#text = marker;
    this.#from = line;
    this.#to = line;
  }

  /** @param literal white space is kept as it is, as in preformatted text */
  write(value: string, from = this.#to, to = from, literal = false): void {
    const folded = literal ? value : value.replaceAll(/[ \t\r\n]+/gu, ' ');
    if (!literal && folded.trim() === '') return this.#writeSpace(folded, from);
    // A text node often begins at the end of the line above: its first word's line counts.
    const lead = value.length - value.trimStart().length;
    const tail = value.length - value.trimEnd().length;
    this.#from ??= from + newlines(value.slice(0, lead));
    this.#to = Math.max(this.#from, to - newlines(value.slice(value.length - tail)));
    const parted = this.#text === '' || this.#text.endsWith(' ');
    const lean = this.#pending !== '' ? folded.trimStart() : folded;
    const gap = this.#pending !== '' && lean !== folded && !parted ? ' ' : '';
    this.#text += gap + this.#pending + (parted && !literal ? lean.replace(/^ /u, '') : lean);
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

  /** Begins emphasis; what is bold already does not become bolder. */
  open(mark: string): void {
    if (!this.#open.includes(mark)) this.#pending += mark;
    this.#open.push(mark);
  }

  close(mark: string): void {
    this.#open.splice(this.#open.lastIndexOf(mark), 1);
    if (this.#open.includes(mark)) return;
    if (this.#pending.endsWith(mark)) {
      this.#pending = this.#pending.slice(0, -mark.length);
      return;
    }
    this.#mark(mark);
  }

  /** Marks words of the line that is being written. */
  mark(mark: Mark, line = this.#to): void {
    if (mark.words === '') return;
    this.#marks.push(mark);
    if (this.#text === '') this.#to = line;
  }

  /** Words of the line that is being written, or of the next, lead elsewhere. */
  link(link: PageLink): void {
    if (link.words !== '') this.#links.push(link);
  }

  /** The line that is being written, or the next, is led to by this name. */
  anchor(name: string): void {
    this.#anchors.push(name);
  }

  /** What is written until `endHeading` is a heading of this level. */
  beginHeading(level: number): void {
    this.#heading = level;
    this.#behind = false;
  }

  /** A list or table of terms has ended. */
  endTerms(): void {
    this.breakParagraph();
    this.#behind = true;
  }

  endHeading(): void {
    this.breakLine();
    this.#heading = null;
  }

  /** Ends a line; emphasis that goes on ends with it and begins anew on the next. */
  breakLine(): void {
    // A list item may hold a paragraph: its marker waits for the words.
    if (/^ +(?:•|\d+\.|[a-z]\.) $/u.test(this.#text)) return;
    const lone = this.#text === NO_BREAK_SPACE;
    if (!lone && this.#text.trim() !== '') this.#carryEmphasis();
    const text = lone ? this.#text : this.#text.trimEnd();
    const marks = this.#marks.length === 0 ? {} : { marks: this.#marks };
    const heading = this.#heading === null ? {} : { heading: this.#heading };
    if (text !== '') this.#lines.push({ text, from: this.#from ?? this.#to, to: this.#to, ...(this.#behind && !lone ? { behind: true as const } : {}), ...heading, ...marks, ...(lone ? {} : this.#leading()) });
    else if (this.#marks.length > 0) this.#lines.push({ text: '', from: this.#to, to: this.#to, ...heading, ...marks });
    if (text !== '' && !lone) this.#behind = false;
    this.#text = '';
    this.#from = null;
    this.#marks = [];
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

  /** What leads from the line and to it, taken from what waits. */
  #leading(): Beside {
    const [links, anchors] = [this.#links, this.#anchors];
    this.#links = [];
    this.#anchors = [];
    return { ...(links.length === 0 ? {} : { links }), ...(anchors.length === 0 ? {} : { anchors }) };
  }

  #carryEmphasis(): void {
    const marks = [...new Set(this.#open)];
    const written = marks.slice(0, marks.length - marks.filter((_, at) => this.#pending.endsWith(marks.slice(at).join(''))).length);
    for (const mark of written.toReversed()) this.#mark(mark);
    this.#pending = marks.join('');
  }

  #mark(mark: string): void {
    const bare = this.#text.trimEnd();
    this.#text = bare + mark + this.#text.slice(bare.length);
  }
}

function newlines(text: string): number {
  return text.split('\n').length - 1;
}
