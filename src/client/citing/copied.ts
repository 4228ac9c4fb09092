/** Words of a rule that a reader marks and copies by hand arrive in the published characters, as a citation has them; what else is marked with them arrives as it is shown. */
import { asPublished } from '../../model/typeset.ts';
import { oneSpace } from '../../model/one-space.ts';

const curly = /[“”‘’]/u;

document.addEventListener('copy', (event) => {
  const selection = getSelection();
  // A field has a selection of its own.
  if (selection === null || selection.rangeCount === 0 || selection.isCollapsed) return;
  const shown = selection.toString();
  let published = shown;
  let from = 0;
  for (const { is, was } of piecesIn(selection.getRangeAt(0))) {
    const at = published.indexOf(is, from);
    if (at < 0) continue;
    from = at + is.length;
    published = published.slice(0, at) + was + published.slice(from);
  }
  if (published === shown) return;
  event.preventDefault();
  event.clipboardData?.setData('text/plain', published);
});

/** The runs of a rule's words in a range that have a mark, each as it is shown and as it was published: of one length. */
function piecesIn(range: Range): { is: string; was: string }[] {
  const walker = document.createTreeWalker(range.commonAncestorContainer, NodeFilter.SHOW_TEXT);
  const pieces: { is: string; was: string }[] = [];
  for (let node: Node | null = walker.currentNode; node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text) || !range.intersectsNode(node) || node.parentElement?.checkVisibility() !== true) continue;
    const words = node.parentElement.closest<HTMLElement>('.words, .pin-words p, .proof-words p');
    const [start, end] = [node === range.startContainer ? range.startOffset : 0, node === range.endContainer ? range.endOffset : node.length];
    if (words === null || !curly.test(node.data.slice(start, end))) continue;
    const before = document.createRange();
    before.setStart(words, 0);
    before.setEnd(node, start);
    const ahead = before.toString();
    pieces.push({ is: oneSpace(node.data.slice(start, end)), was: oneSpace(asPublished(ahead + node.data.slice(start, end), words.dataset['curly']).slice(ahead.length)) });
  }
  return pieces;
}
