/** Lines of a printed page that belong to no ruling: page numbers, rules. */
const FURNITURE: readonly { is: RegExp; example: string }[] = [
  { is: /^(?:[-–—]\s*)?(?:page )?\d{1,3}(?: ?(?:of|\/) ?\d{1,3})?(?:\s*[-–—])?$/iu, example: 'Page 3 of 12' },
  { is: /^[-–—_=*~#.\s]{3,}$/u, example: '==========' },
];

export function isPageFurniture(text: string): boolean {
  return FURNITURE.some(({ is }) => is.test(text.trim()));
}
