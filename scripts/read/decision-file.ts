import type { Message } from '../../src/model/corpus.ts';
import { parseYaml } from './parse-yaml.ts';

/** Reads: the text of a YAML file. Writes: its value, or null and a message where it is no YAML. */
export function parseDecisionFile({ file, text }: { file: string; text: string }): { value: unknown; messages: Message[] } {
  const { value, fault } = parseYaml(text);
  if (fault === null) return { value, messages: [] };
  return { value: null, messages: [{ rule: 'decision-yaml', severity: 'error', file, line: fault.line, message: `${file}: not valid YAML: ${fault.message}`, hint: 'Correct the file; until then it decides nothing.' }] };
}
