import type { Locator, Page } from 'playwright-core';
import decodeQR from 'qr/decode.js';

/** The points of a PNG, which a browser knows how to read. */
const pointsOf = (page: Page, png: Buffer): Promise<{ width: number; height: number; bytes: string }> => page.evaluate(async (source) => {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: image.naturalWidth, height: image.naturalHeight });
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const points = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
  let letters = '';
  for (const point of points) letters += String.fromCharCode(point);
  return { width: canvas.width, height: canvas.height, bytes: btoa(letters) };
}, `data:image/png;base64,${png.toString('base64')}`);

/**
 * What a phone's camera would read in a part of a page, from its picture on the screen.
 *
 * @throws Error where there is no code that can be read
 */
export async function readQr(page: Page, part: Locator): Promise<string> {
  const { width, height, bytes } = await pointsOf(page, await part.screenshot());
  return decodeQR({ width, height, data: Uint8Array.from(Buffer.from(bytes, 'base64')) });
}
