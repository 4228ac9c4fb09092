/** Puts a text where it can be pasted from, or, where the browser refuses, where it can be copied from by hand. */
import { note } from '../note-bar.ts';

/**
 * @param what - what the text is: `Citation of paragraph 3`
 * @param said - what is said when it is copied
 */
export async function copy(text: string, { what, said = `${what} copied.` }: { what: string; said?: string }, ...more: HTMLElement[]): Promise<void> {
  if (await wasWritten(text)) note(said, ...more);
  else offerByHand(text, what);
}

/** On a page that is not served safely, or where a setting forbids it, there is no clipboard or it throws. */
async function wasWritten(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function offerByHand(text: string, what: string): void {
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true, rows: 4 });
  field.setAttribute('aria-label', what);
  note('This browser leaves the copying to you: the text is selected.', field);
  field.focus();
  field.select();
}
