import type { Message } from '../../src/model/corpus.ts';

/** A message as lines: how grave it is, where, what is wrong; then what to do. */
export function messageLines({ severity, file, line, message, hint }: Message): string[] {
  const place = file === null || message.startsWith(file) ? '' : `${file}${line === null ? '' : `:${line}`}: `;
  return [`${severity}: ${place}${message}`, ...(hint === null ? [] : [`  ${hint}`])];
}
