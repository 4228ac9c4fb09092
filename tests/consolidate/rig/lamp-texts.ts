/** An entry of three paragraphs, two sentences in the first two, plain and with a list: what orders by number are tried on. */
export const first = 'A lamp burns oil. It may be lent.';
export const second = 'A keeper trims it each night. Nobody else may.';
export const fog = '* fog on the water';
export const ice = '* ice in the lock';
export const last = 'A dark lamp is nobody’s.';
export const plain = [first, second, last];
export const listed = [first, second, fog, ice, last];
