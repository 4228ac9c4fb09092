import { once } from 'node:events';
import type { Server } from 'node:http';

const isInUse = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** True where the server now listens; false where somebody else does. Any other refusal is thrown. */
export const listens = async (server: Server, port: number, host: string): Promise<boolean> => {
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return true;
  } catch (error) {
    if (isInUse(error)) return false;
    throw error;
  }
};
