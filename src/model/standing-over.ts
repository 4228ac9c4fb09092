/** Whether a standing, as it was put into words, is that of a text that holds no more: what is kept on a device has the words alone. */
export function isOverInWords(standing: string): boolean {
  return /^(?:Superseded|Repealed|Ended)\b/u.test(standing);
}
