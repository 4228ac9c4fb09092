/**
 * The Content-Security-Policy that every page carries: nothing from elsewhere, no script or style inside a page.
 * `wasm-unsafe-eval` is what the full-text search needs to run its index; it does not allow evaluating text.
 */
export const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
].join('; ');
