import { request } from 'node:http';
import type { OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

import { thisMachine } from '../../../scripts/serve/listen.ts';

export interface RawAnswer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

export interface RawRequest {
  path: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
}

/** Asks for a path exactly as it is written, which `fetch` would put right first. */
export const rawRequest = (port: number, { path, method = 'GET', headers = {} }: RawRequest): Promise<RawAnswer> => new Promise((resolve, reject) => {
  const sent = request({ host: thisMachine, port, path, method, headers, agent: false, timeout: 5000 }, (response) => {
    buffer(response).then((body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }), reject);
  });
  sent.on('timeout', () => { sent.destroy(new Error(`No answer to ${path.slice(0, 80)}.`)); });
  sent.on('error', reject);
  sent.end();
});
