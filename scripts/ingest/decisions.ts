/** The operator's decisions, from the texts of their files. */
import type { Message } from '../../src/model/corpus.ts';
import { withoutContradictions } from '../decisions/contradictions.ts';
import { correctLines } from '../decisions/correct-lines.ts';
import type { Decision, LineCorrection } from '../decisions/decision.ts';
import { readDecision } from '../decisions/read-decision.ts';
import { readingOfSource } from '../read/read-source.ts';
import type { SourceFile } from '../read/source-file.ts';
import { parseYaml } from '../read/parse-yaml.ts';

/** Reads: decision files. Writes: the decisions that are understood, and messages about the rest. */
export function readDecisions(files: readonly { file: string; text: string }[]): { decisions: Decision[]; messages: Message[] } {
  const read = files.map((file) => {
    const { value, messages } = parseDecisionFile(file);
    return messages.length > 0 ? { decision: null, messages } : readDecision(value, file.file);
  });
  const { decisions, messages } = withoutContradictions(read.flatMap(({ decision }) => (decision ? [decision] : [])));
  return { decisions, messages: [...read.flatMap((one) => one.messages), ...messages] };
}

/** Reads: documents and the corrections of their lines. Writes: the documents as corrected; their hash stays that of the published bytes. */
export function correctSources(sources: readonly SourceFile[], decisions: readonly Decision[]): { sources: SourceFile[]; messages: Message[] } {
  const corrections = decisions.filter((decision): decision is LineCorrection => decision.kind === 'line');
  const corrected = sources.map((source) => {
    const own = corrections.filter(({ document }) => document === source.file);
    if (own.length === 0) return { source, messages: [] };
    const { lines, messages } = correctLines(source.lines, own);
    return { source: { ...source, lines, reading: readingOfSource(source.format, lines, source.beside) }, messages };
  });
  return { sources: corrected.map(({ source }) => source), messages: corrected.flatMap(({ messages }) => messages) };
}

/** Reads: the text of a YAML file. Writes: its value, or null and a message where it is no YAML. */
function parseDecisionFile({ file, text }: { file: string; text: string }): { value: unknown; messages: Message[] } {
  const { value, fault } = parseYaml(text);
  if (fault === null) return { value, messages: [] };
  return { value: null, messages: [{ rule: 'decision-yaml', severity: 'error', file, line: fault.line, message: `${file}: not valid YAML: ${fault.message}`, hint: `${fault.hint ?? 'Correct the file'}; until then it decides nothing.` }] };
}
