/** A person at a browser, as far as the tests of the copy on a disk need one: the same for every browser. */
export interface Reader {
  /** Goes to an address and waits until the page and its scripts are there. */
  open(address: string): Promise<void>;
  /** The value of an expression in the page; a promise is waited for. Only what JSON can say comes back. */
  ask<Answer>(expression: string): Promise<Answer>;
  /** What the browser complained of since the last time. */
  complaints(): string[];
  close(): Promise<void>;
}

const pause = (): Promise<void> => new Promise((resolve) => { setTimeout(resolve, 25); });

/** Asks until the answer is neither false nor empty; a page that is just being left does not answer. */
export async function askUntil<Answer>(reader: Reader, expression: string, what: string): Promise<Answer> {
  const until = Date.now() + 15_000;
  while (Date.now() < until) {
    const answer = await reader.ask<Answer>(expression).catch(() => null);
    if (answer !== null && answer !== false && answer !== '') return answer;
    await pause();
  }
  throw new Error(`Waited in vain: ${what}`);
}
