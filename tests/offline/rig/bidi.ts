/** A line to a browser that speaks WebDriver BiDi, the W3C's protocol; nothing of the browser's settings is changed by it. */
export interface Line {
  send<Answer>(method: string, params: object): Promise<Answer>;
  on(method: string, listener: (params: unknown) => void): void;
  close(): void;
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(reason: Error): void;
}

interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: string;
  message?: string;
}

const opened = (socket: WebSocket): Promise<void> => new Promise((resolve, reject) => {
  socket.addEventListener('open', () => { resolve(); });
  socket.addEventListener('error', () => { reject(new Error(`No answer from ${socket.url}`)); });
});

export async function connect(address: string): Promise<Line> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, (params: unknown) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error, message } = JSON.parse(String(data)) as Message;
    if (id === undefined) return listeners.get(method ?? '')?.(params);
    const asked = waiting.get(id);
    waiting.delete(id);
    return error === undefined ? asked?.resolve(result) : asked?.reject(new Error(`${error}: ${message ?? ''}`));
  });
  await opened(socket);
  return {
    send: <Answer>(method: string, params: object) => new Promise<Answer>((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve: resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    }),
    on: (method, listener) => { listeners.set(method, listener); },
    close: () => { socket.close(); },
  };
}
