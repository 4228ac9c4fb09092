/** Whether words are a day that there is: `2019-11-04`, and neither `2019-02-30` nor `2019-11-4`. */
export function isDay(words: string | null): words is string {
  return words?.length === 10 && toIso(words).startsWith(words);
}

/** A moment as it is written; of what is none nothing that anything begins with. */
function toIso(words: string): string {
  const moment = new Date(words);
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
}
