/**
 * Gives the page the styles of something that only scripts show. They come with those scripts, so that a page which is
 * only read does not carry them; as a constructed sheet, which the Content-Security-Policy and `file://` both allow.
 *
 * @param css - the text of a style sheet, from an import that ends in `?inline`
 */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
