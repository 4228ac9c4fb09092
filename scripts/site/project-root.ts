import path from 'node:path';

/** The folder that holds package.json: commands work on it wherever they are called from. */
export const projectRoot = path.resolve(import.meta.dirname, '../..');
