import { bytes } from '../../site/site-files.ts';

/** A data file as a classic script: `src/offline/files/files.ts` runs it where the site would fetch the file. */
export const dataScript = (name: string, data: Uint8Array): Uint8Array =>
  bytes(`inForceFiles.hold(${JSON.stringify(name)},"${Buffer.from(data).toString('base64')}");\n`);
