/** A page that a browser saved as one file (MHTML), or a mail with its parts packed: what a reader of it would see. */
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { u } from 'unist-builder';

const HEAD_BYTES = 16_384;
/** The last header of a head; what follows a blank line is the body. */
const END_OF_HEAD = /\r?\n\r?\n/u;
const HEADER = /^(?:[A-Za-z][A-Za-z-]*:|[ \t]\S|From )/u;
/** A body that has to be unpacked. A plain mail, as lists and newsgroups keep them, is read as the text that it is. */
const PACKED = /^content-type:\s*(?:multipart\/|text\/html)|^content-transfer-encoding:\s*(?:quoted-printable|base64)/imu;
/** A browser's word for the page that it saved: the day beside it is the day of saving, not the document's. */
const SAVED = ['snapshot-content-location', 'content-location'];

/** Whether bytes begin with the headers of a mail whose body is packed, which is also how browsers save a page as one file. */
export function looksLikeMime(bytes: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES));
  const [head = ''] = text.split(END_OF_HEAD, 1);
  return head.length < text.length && head.split(/\r?\n/u).every((line) => HEADER.test(line)) && PACKED.test(head);
}

/**
 * Reads: the bytes of such a file. Writes: the page, as HTML, or the mail's text below its subject, author and day.
 * @throws Error where nothing in it can be read: it holds neither text nor a page, or is nested too deeply.
 */
export async function textOfMime(bytes: Uint8Array): Promise<string> {
  const mail = await PostalMime.parse(bytes);
  const isPage = mail.headers.some(({ key, value }) => SAVED.includes(key) || (key === 'from' && value.startsWith('<Saved by ')));
  if (isPage && mail.html !== undefined) return mail.html + stylesOf(mail);
  if (mail.text !== undefined && mail.text.trim() !== '') return [...headersOf(mail), '', mail.text].join('\n');
  if (mail.html === undefined) throw new Error('it holds neither a page nor text');
  return unified().use(rehypeStringify).stringify(u('root', headersOf(mail).map((line) => u('element', { tagName: 'p', properties: {} }, [u('text', line)])))) + mail.html;
}

/** The lines above a mail that say what it is and of which day, as mail programs show them. */
function headersOf({ headers }: Email): string[] {
  return ['subject', 'from', 'date'].flatMap((name) => headers.filter(({ key }) => key === name).map(({ originalKey, value }) => `${originalKey}: ${value}`));
}

/** Browsers put the style sheets of a page beside it: those that strike words out belong to what it says. */
function stylesOf({ attachments }: Email): string {
  const sheets = attachments.filter(({ mimeType }) => mimeType === 'text/css').map(({ content }) => (typeof content === 'string' ? content : new TextDecoder().decode(content)));
  return sheets.filter((sheet) => sheet.includes('line-through')).map((sheet) => `\n<style>${sheet.replaceAll('</', '<\\/')}</style>`).join('');
}
