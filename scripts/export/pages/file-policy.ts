const forFiles = (directive: string): string =>
  directive.split(' ').flatMap((word) => (word === "'self'" ? [word, 'file:'] : [word])).join(' ');

/**
 * The page's Content-Security-Policy for a page opened from a disk: browsers do not agree on whether `'self'` holds
 * there, so the scheme is named beside it. What the policy forbids stays forbidden.
 */
export const filePolicy = (policy: string): string =>
  policy.split(';').map((directive) => forFiles(directive.trim())).join('; ');
