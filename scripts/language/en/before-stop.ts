/** "Before the full stop": where words go at the end of a sentence. */
const stop = '(?:final |closing |last )?(?:full stop|period|stop|full point)';

/** Whether an order says that its words go before the stop of a sentence. `order` is folded and without what it quotes. */
export const goesBeforeStop = (order: string): boolean => new RegExp(`\\b(?:before|inside|ahead of|in front of|within) (?:the|its) ${stop}\\b`).test(order);

/** The same as a part of a row of the recastings. */
export const beforeStop = `,? \\(?(?:and )?(?:just |right |immediately )?(?:before|inside|ahead of|in front of|within) (?:the|its) ${stop}\\)?`;
