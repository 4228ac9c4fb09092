import type { SendResult } from '@fastify/send';

const sentences = {
  400: 'This is no address of a page.',
  404: 'There is no such page.',
  405: 'This server only reads.',
  412: 'It is not as it was.',
  416: 'There is no such part of it.',
  500: 'This could not be read.',
} as const;

type Status = keyof typeof sentences;

/** A request that is not answered as it wishes to be. */
export class Refused extends Error {
  override name = 'Refused';
  readonly status: Status;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: Status, headers: Readonly<Record<string, string>> = {}) {
    super(sentences[status]);
    this.status = status;
    this.headers = headers;
  }
}

const isStatus = (status: number): status is Status => status in sentences;

/** Links that lead in a circle lead to nothing. */
const isCircle = (error: Error): boolean => 'code' in error && error.code === 'ELOOP';

/** Why the library did not find a file. Of what may not be seen nobody learns that it is there. */
export function refusalOf({ statusCode, headers, metadata }: SendResult & { type: 'error' }): Refused {
  if (statusCode === 403 || isCircle(metadata.error)) return new Refused(404);
  const range = headers['Content-Range'];
  return new Refused(isStatus(statusCode) ? statusCode : 500, range === undefined ? {} : { 'Content-Range': range });
}
