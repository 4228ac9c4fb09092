const forFiles = (directive: string): string =>
  directive.split(' ').flatMap((word) => (word === "'self'" ? [word, ...grounds(directive)] : [word])).join(' ');

/** Where a page on a disk may take things from; its type lies inside the style sheets. */
const grounds = (directive: string): string[] => (directive.startsWith('font-src') ? ['file:', 'data:'] : ['file:']);

/**
 * The page's Content-Security-Policy for a page opened from a disk: browsers do not agree on whether `'self'` holds
 * there, so the scheme is named beside it. What the policy forbids stays forbidden.
 */
export const filePolicy = (policy: string): string =>
  policy.split(';').map((directive) => forFiles(directive.trim())).join('; ');
