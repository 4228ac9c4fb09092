import { parseDocument } from 'yaml';

export interface YamlFault {
  message: string;
  line: number;
}

/** Reads: the text of a YAML file. Writes: its value (null for an empty file), or the first thing that is wrong with it. */
export function parseYaml(text: string): { value: unknown; fault: YamlFault | null } {
  // "core" leaves days as text: a date is not a moment in a time zone. What there is to say of the file is said by us.
  const yaml = parseDocument(text, { schema: 'core', logLevel: 'error' });
  const [error] = yaml.errors;
  if (error) return { value: null, fault: { message: firstLine(error.message), line: error.linePos?.[0].line ?? 1 } };
  try {
    return { value: yaml.toJS({ maxAliasCount: 50 }) as unknown, fault: null };
  } catch (error) {
    // An alias of nothing, or of aliases of aliases.
    return { value: null, fault: { message: firstLine(error instanceof Error ? error.message : String(error)), line: 1 } };
  }
}

function firstLine(message: string): string {
  return message.split('\n')[0]?.replace(/ at line \d+, column \d+:$/u, '') ?? '';
}
