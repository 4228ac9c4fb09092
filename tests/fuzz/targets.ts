import type { Target } from './target.ts';
import { configurations } from './targets/configurations.ts';
import { decisions } from './targets/decisions.ts';
import { documents } from './targets/documents.ts';
import { files } from './targets/files.ts';
import { requests } from './targets/requests.ts';

/** Everything that is tried. A row more is a target more, in the command and in the test. */
export const targets: readonly Target[] = [documents, files, configurations, decisions, requests];
