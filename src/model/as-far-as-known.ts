/**
 * How something stands, as it is said of a day behind the last document: nobody knows that it stood so on that day.
 * `In force on that day, since 4 Nov 2019` is `As far as known: in force since 4 Nov 2019`.
 */
export function asFarAsKnown(state: string): string {
  if (state.startsWith(OPENING)) return state;
  const words = state.replace(/^(In force|[^;]+; otherwise in force) on [^,]+,/u, '$1');
  return OPENING + words.charAt(0).toLowerCase() + words.slice(1);
}

/** That of a page as a whole, in its band. */
export const asFar = 'as far as known';

/** Of a day that was asked for, where what holds today is something else. */
export const todayDiffers = 'not the same today';

const OPENING = `A${asFar.slice(1)}: `;
