/** schema.org's names for what the pages hold. An entry is a term of a set; as a work it has days on which it holds. */
export const definedTerm = 'https://schema.org/DefinedTerm https://schema.org/CreativeWork';
export const definedTermSet = 'https://schema.org/DefinedTermSet';
export const dataset = 'https://schema.org/Dataset';
