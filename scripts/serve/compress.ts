import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { createGzip } from 'node:zlib';

const isText = (type: unknown): boolean => /^(?:text\/|image\/svg|application\/(?:[\w-]+\+)?(?:json|xml))/.test(String(type));

/**
 * Lets an answer go out compressed where it is text and whole, and the browser takes it so: what web hosts do, and what
 * tells on a slow line.
 */
export const compress = (request: IncomingMessage, response: ServerResponse): void => {
  const isTaken = /\bgzip\b/.test(String(request.headers['accept-encoding']));
  if (!isTaken || request.method !== 'GET' || request.headers.range !== undefined) return;
  const writeHead = response.writeHead.bind(response) as (status: number, headers?: OutgoingHttpHeaders) => ServerResponse;
  response.writeHead = ((status: number, headers: OutgoingHttpHeaders = {}) => {
    if (status !== 200 || !isText(headers['Content-Type'])) return writeHead(status, headers);
    const others = Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'Content-Length'));
    const answer = writeHead(status, { ...others, 'Content-Encoding': 'gzip', 'Vary': 'Accept-Encoding' });
    throughGzip(response);
    return answer;
  }) as ServerResponse['writeHead'];
};

/** From here on, what is written to the answer is compressed on its way. */
const throughGzip = (response: ServerResponse): void => {
  const [write, end] = [response.write.bind(response), response.end.bind(response)] as [(chunk: Buffer) => boolean, () => ServerResponse];
  const gzip = createGzip();
  gzip.on('data', (chunk: Buffer) => { if (!write(chunk)) gzip.pause(); });
  gzip.on('end', () => { end(); });
  response.on('drain', () => { gzip.resume(); });
  // Who writes the answer waits for it, and knows nothing of what stands between.
  gzip.on('drain', () => { response.emit('drain'); });
  response.on('close', () => { gzip.destroy(); });
  response.write = ((chunk: Buffer) => gzip.write(chunk)) as ServerResponse['write'];
  response.end = ((chunk?: Buffer) => { gzip.end(chunk); return response; }) as ServerResponse['end'];
};
