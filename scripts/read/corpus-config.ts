/**
 * `corpus.yaml`: what the operator says about a corpus that its documents do not say themselves.
 *
 * Every key may be left out, and so may the file.
 */
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { CorpusError } from './corpus-error.ts';

const isoDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'expected an ISO day such as 2019-11-04' });

const documentConfig = z.strictObject({
  /** Base name of the source file. */
  file: z.string(),
  title: z.string().optional(),
  edition: z.string().optional(),
  date: isoDay.optional(),
  after: isoDay.optional(),
  before: isoDay.optional(),
});

const iconConfig = z.strictObject({
  /** What rulings print in square brackets. */
  code: z.string().min(1),
  name: z.string().min(1),
  /** Words that stand for the picture where a page lost its pictures. */
  written: z.array(z.string().min(1)).default([]),
});

const corpusConfig = z.strictObject({
  title: z.string().optional(),
  publishers: z.array(z.string()).default([]),
  sample: z.boolean().default(false),
  documents: z.array(documentConfig).default([]),
  icons: z.array(iconConfig).default([]),
});

export type CorpusConfig = z.infer<typeof corpusConfig>;
export type DocumentConfig = z.infer<typeof documentConfig>;

/**
 * Reads: the text of corpus.yaml ("" where there is none). Writes: the configuration with its defaults.
 * @throws CorpusError naming each wrong key by path, with what was expected and what was found.
 */
export function parseCorpusConfig(text: string, file = 'corpus.yaml'): CorpusConfig {
  const yaml = parseDocument(text, { schema: 'core' });
  const fault = yaml.errors[0];
  if (fault) throw new CorpusError(`${file}: not valid YAML: ${fault.message.split('\n')[0] ?? ''}`);
  const value: unknown = yaml.toJS({ maxAliasCount: 50 }) ?? {};
  const parsed = corpusConfig.safeParse(value);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${pathOf(issue.path)}: ${issue.message}${found(value, issue.path)}`);
  throw new CorpusError(`${file}: ${faults.join('; ')}`);
}

function pathOf(path: PropertyKey[]): string {
  return path.length === 0 ? 'the file' : path.map((part) => (typeof part === 'number' ? `[${part}]` : String(part))).join('.').replaceAll('.[', '[');
}

function found(value: unknown, path: PropertyKey[]): string {
  let at = value;
  for (const part of path) at = at !== null && typeof at === 'object' ? (at as Record<PropertyKey, unknown>)[part] : undefined;
  return at === undefined || (typeof at === 'object' && at !== null) ? '' : `, found ${JSON.stringify(at)}`;
}
