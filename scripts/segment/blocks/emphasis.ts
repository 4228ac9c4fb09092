/** Text without `**bold**` and `*italic*` marks; a lone asterisk that marks nothing is left where it stands inside a word. */
export function withoutEmphasis(marked: string): string {
  return marked.replaceAll('**', '').replaceAll(/(^|[\s("“'‘[–—-])\*(?=\S)([^*]+?)\*(?=$|[\s.,;:!?)"”'’\]–—-])/gu, '$1$2');
}
