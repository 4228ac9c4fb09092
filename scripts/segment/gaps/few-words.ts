/** A few words of a text, to be quoted: cut between words, with a sign where more stands. */

/** Its first words: `Like mission attempts, a …`. */
export function firstOf(text: string, most: number): string {
  const whole = text.trim();
  if (whole.length <= most) return whole;
  const cut = whole.lastIndexOf(' ', most);
  return `${whole.slice(0, cut > 0 ? cut : most).trimEnd()} …`;
}

/** Its last words: `… a scouting attempt`. */
export function lastOf(text: string, most: number): string {
  const whole = text.trim();
  if (whole.length <= most) return whole;
  const cut = whole.indexOf(' ', whole.length - most - 1);
  return `… ${whole.slice(cut >= 0 ? cut : -most).trimStart()}`;
}
