import { command } from '../command/command.ts';
import { existingFolder, port } from '../command/option-values.ts';
import { thisMachine, usualPort } from './listen.ts';

/** A command that reads documents and serves them: `start` and `dev` are called the same way. */
export const servingCommand = (name: string, description: string) =>
  command(name, description)
    .option('--from <folder>', 'the documents to read (default: the invented game in content/)', existingFolder)
    .option('--port <number>', `the port to serve on (default: ${usualPort}, or the next that is free)`, port)
    .option('--host <address>', 'the address to serve at; 0.0.0.0 for other machines to reach it', thisMachine);
