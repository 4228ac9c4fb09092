import type { IncomingMessage } from 'node:http';
import type { Readable, Transform } from 'node:stream';
import { createGzip } from 'node:zlib';

import type { SendResult } from '@fastify/send';
import Negotiator from 'negotiator';

interface Encoded {
  statusCode: number;
  headers: Record<string, string>;
  /** The file, and what it goes through on its way out. */
  streams: [Readable, ...Transform[]];
}

const isText = (type = ''): boolean => /^(?:text\/|image\/svg|application\/(?:[\w-]+\+)?(?:javascript|json|xml)\b)/.test(type);

/**
 * A file's answer, compressed where it is text and whole, and who asks prefers it so: what web hosts do, and what tells
 * on a slow line.
 */
export function inEncoding(request: IncomingMessage, { statusCode, headers, stream }: SendResult): Encoded {
  if (statusCode !== 200 || !isText(headers['Content-Type'])) return { statusCode, headers, streams: [stream] };
  const varying = { ...headers, Vary: 'Accept-Encoding' };
  if (new Negotiator(request).encoding(['gzip', 'identity']) !== 'gzip') return { statusCode, headers: varying, streams: [stream] };
  const others = Object.fromEntries(Object.entries(varying).filter(([name]) => name !== 'Content-Length' && name !== 'Accept-Ranges'));
  const streams: Encoded['streams'] = request.method === 'HEAD' ? [stream] : [stream, createGzip()];
  return { statusCode, headers: { ...others, 'Content-Encoding': 'gzip' }, streams };
}
