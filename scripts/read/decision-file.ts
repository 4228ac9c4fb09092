import { parseDocument } from 'yaml';
import type { Message } from '../../src/schemas/corpus.ts';

/** Reads: the text of a YAML file. Writes: its value, or null and a message where it is no YAML. */
export function parseDecisionFile({ file, text }: { file: string; text: string }): { value: unknown; messages: Message[] } {
  // "core" leaves days as text: a decision's date is not a moment in a time zone.
  const yaml = parseDocument(text, { schema: 'core' });
  const [fault] = yaml.errors;
  if (!fault) return { value: yaml.toJS({ maxAliasCount: 50 }), messages: [] };
  return { value: null, messages: [{ rule: 'decision-yaml', severity: 'error', file, line: fault.linePos?.[0].line ?? null, message: `${file}: not valid YAML: ${fault.message.split('\n')[0] ?? ''}`, hint: 'Correct the file; until then it decides nothing.' }] };
}
