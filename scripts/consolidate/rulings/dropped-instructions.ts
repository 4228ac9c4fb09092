import type { Message, SourceDocument } from '../../../src/model/corpus.ts';
import type { TargetedRuling } from '../../link/linked.ts';
import type { Ground } from '../ground.ts';
import type { WalkedRuling } from '../walk.ts';
import { instructionKey, isReworded } from './same-instruction.ts';

/**
 * Instructions that were carried out and are missing from the next document that collects them, though their topic is
 * there: a ruling that shrank. What was carried out stays in force and is reported.
 */
export function droppedInstructions(ground: Ground, documents: SourceDocument[], walked: WalkedRuling[]): Message[] {
  const outcomes = new Map(walked.map((ruling) => [ruling.id, ruling.amendments]));
  return documents.flatMap((document, place) => {
    const next = documents.slice(place + 1).find((later) => ground.collects(later, document));
    if (next === undefined) return [];
    return ground.rulings
      .filter((ruling) => ruling.document === document.id)
      .flatMap((ruling) => {
        const collected = instructionsOn(ruling, next, ground);
        return collected.length === 0
          ? []
          : ruling.instructions
              .filter(
                (instruction, index) =>
                  outcomes.get(ruling.id)?.[index]?.outcome.startsWith('applied') === true && !goesOn(instruction, collected),
              )
              .map((instruction) => message(instruction.instruction, ruling, document, next));
      });
  });
}

type Instructions = TargetedRuling['instructions'];

function instructionsOn(ruling: TargetedRuling, next: SourceDocument, ground: Ground): Instructions {
  return ground
    .onTopic(ruling.topic)
    .filter((other) => other.document === next.id)
    .flatMap(({ instructions }) => instructions);
}

/** The same instruction, another wording of it, or one that makes it needless: the entry is replaced or repealed. */
function goesOn(instruction: Instructions[number], collected: Instructions): boolean {
  return collected.some(
    (other) =>
      instructionKey(other) === instructionKey(instruction)
      || isReworded(other, instruction)
      || (other.unit === 'entry' && ['substitution', 'repeal', 'clarification', 'insertion'].includes(other.operation)),
  );
}

function message(words: string, { topic, lines }: TargetedRuling, document: SourceDocument, next: SourceDocument): Message {
  return {
    rule: 'instruction-vanished',
    severity: 'warning',
    file: document.file,
    line: lines[0],
    message: `“${topic ?? ''}” of ${document.date ?? document.title} says “${words}”; ${next.file} collects the ruling without it, and nothing takes it back.`,
    hint: 'It stays in force. If it was meant to end, that needs a ruling.',
  };
}
