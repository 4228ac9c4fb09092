import { encode } from 'uqr';

const svg = 'http://www.w3.org/2000/svg';

/** The quiet zone that readers need around a code, in modules. */
const quiet = 4;

/** A QR code, black on white whatever the page's colours are: phones read nothing else as surely. */
export function draw(address: string): SVGSVGElement {
  const { data, size } = encode(address, { ecc: 'M', border: quiet });
  const picture = document.createElementNS(svg, 'svg');
  picture.setAttribute('viewBox', `0 0 ${size} ${size}`);
  picture.setAttribute('shape-rendering', 'crispEdges');
  picture.setAttribute('role', 'img');
  picture.setAttribute('aria-label', `QR code of ${address}`);
  picture.append(shape(`M0 0h${size}v${size}H0z`, '#fff'), shape(data.map(runs).join(''), '#000'));
  return picture;
}

function shape(path: string, fill: string): SVGPathElement {
  const element = document.createElementNS(svg, 'path');
  element.setAttribute('d', path);
  element.setAttribute('fill', fill);
  return element;
}

/** The dark modules of a row. */
function runs(row: readonly boolean[], y: number): string {
  return row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('');
}
