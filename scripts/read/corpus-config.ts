/**
 * `corpus.yaml`: what the operator says about a corpus that its documents do not say themselves.
 *
 * Every key may be left out, and so may the file.
 */
import { z } from 'zod';
import { describeFault, nth } from './config-fault.ts';
import { CorpusError } from './corpus-error.ts';
import { parseYaml } from './parse-yaml.ts';
import { siteAddress } from './site-address.ts';

const isoDay = z.iso.date({ error: ({ input }) => (typeof input === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(input) ? 'expected a day that the calendar has' : 'expected a day written as 2019-11-04') });

const documentConfig = z.strictObject({
  /** Base name of the source file. */
  file: z.string(),
  title: z.string().optional(),
  /** What the document is, where its content does not tell: content decides where nothing is said here. */
  kind: z.enum(['glossary', 'rulings']).optional(),
  /** The name of the layout by which it is read; an unread document's message names them. */
  layout: z.string().optional(),
  /** The letter that a glossary page covers. */
  letter: z.string().regex(/^\p{L}$/u, 'expected one letter').transform((letter) => letter.toUpperCase()).optional(),
  /** Whether the copy of a glossary covers all of its letters, or only a part of them. */
  extent: z.enum(['whole', 'part']).optional(),
  edition: z.string().optional(),
  /** The day from which it holds, and on which it came out where nothing else is said of that. */
  date: isoDay.optional(),
  /** The day on which it came out. */
  published: isoDay.optional(),
  /** The day from which it holds, where that is another. */
  effective: isoDay.optional(),
  /** The day on which it was found, where that was later: what was known before is kept. */
  found: isoDay.optional(),
  after: isoDay.optional(),
  before: isoDay.optional(),
}).superRefine(({ after, before }, context) => {
  if (after !== undefined && before !== undefined && after >= before) context.addIssue({ code: 'custom', path: ['after'], message: `expected a day earlier than ${before}, which stands under "before"` });
});

const iconConfig = z.strictObject({
  /** What rulings print in square brackets. */
  code: z.string().min(1),
  name: z.string().min(1),
  /** Words that stand for the picture where a page lost its pictures. */
  written: z.array(z.string().min(1)).default([]),
  /** A drawing of it: an SVG file below the folder of corpus.yaml. */
  svg: z.string().min(1).optional(),
});

const someWord = z.string().regex(/[\p{L}\p{N}]/u, 'expected a word');

const corpusConfig = z.strictObject({
  title: z.string().optional(),
  publishers: z.array(z.string()).default([]),
  /** Where the site will stand on the web. */
  address: z.string().transform(toAddress).nullable().default(null),
  /** Who has the final authority at the table. */
  authority: z.string().min(1).nullable().default(null),
  sample: z.boolean().default(false),
  documents: z.array(documentConfig).default([]).superRefine(eachFileOnce),
  icons: z.array(iconConfig).default([]),
  /** What players call things in words that the documents do not use, and what the documents call them: `tap: [dimmed]`. */
  also: z.record(someWord, z.array(someWord).refine((called) => called.length > 0, 'expected at least one word of the documents')).default({}),
  /** The days of occasions that documents name and do not date: "upon release of the Harbour Fire expansion". */
  occasions: z.record(z.string().min(1), isoDay).default({}),
});

function toAddress(written: string, context: z.RefinementCtx<string>): string {
  const address = siteAddress(written);
  if (address === null) context.addIssue({ code: 'custom', message: 'expected the address of a site, such as https://rules.example/lamps/' });
  return address ?? z.NEVER;
}

function eachFileOnce(documents: DocumentConfig[], context: z.RefinementCtx<DocumentConfig[]>): void {
  documents.forEach(({ file }, at) => {
    const first = documents.findIndex((one) => one.file === file);
    if (first !== at) context.addIssue({ code: 'custom', path: [at, 'file'], message: `expected each file once, and the ${nth(first)} document is of the same` });
  });
}

export type CorpusConfig = z.infer<typeof corpusConfig>;
export type DocumentConfig = z.infer<typeof documentConfig>;

/** The keys that are known, by the list whose items have them; "" for the file itself. */
const KEYS = { '': Object.keys(corpusConfig.shape), documents: Object.keys(documentConfig.shape), icons: Object.keys(iconConfig.shape) };

/**
 * Reads: the text of corpus.yaml ("" where there is none). Writes: the configuration with its defaults.
 * @throws CorpusError naming each wrong key by its line and place, with what was expected and what was found.
 */
export function parseCorpusConfig(text: string, file = 'corpus.yaml'): CorpusConfig {
  const { value, fault, lineOf } = parseYaml(text);
  if (fault !== null) throw new CorpusError(`${file}, line ${fault.line}: not valid YAML: ${fault.message}${fault.hint === null ? '' : `. ${fault.hint}`}`);
  const parsed = corpusConfig.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  throw new CorpusError(`${file}, ${parsed.error.issues.map((issue) => `line ${lineOf(issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path)}: ${describeFault(issue, value, KEYS)}`).join('; ')}`);
}
