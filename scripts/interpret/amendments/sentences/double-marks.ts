/**
 * 'So' as "so": the rows that put a sentence in other words know double quotation marks alone. An apostrophe within is none
 * that closes, as in the grammar; what stands in double marks stays as it is.
 */
const quotations = /["“][^"”]*["”]|(?<=^|[\s(:,;-])'(?=[^\s'])((?:(?!'(?![a-z]))[^"“”])+)'(?![a-z])/g;

/** @returns as many characters as were given */
export const withDoubleMarks = (words: string): string => words.replace(quotations, (found, inside: string | undefined) => (inside === undefined ? found : `"${inside}"`));
