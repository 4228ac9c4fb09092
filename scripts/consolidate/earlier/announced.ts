/** What was announced for a later day, and was overtaken before that day came. */
import { knownDay } from '../../../src/model/known.ts';
import type { Numbered } from '../case.ts';
import type { Ground } from '../ground.ts';
import type { History } from './history.ts';
import { day, endsWhatWas, named } from './repeated.ts';
import { instructionKey } from '../rulings/same-instruction.ts';
import { refused } from '../verdict.ts';
import type { Refused } from '../verdict.ts';

/**
 * Why an order that holds from a later day than it was published is not carried out then: a later document brings the
 * same with another day, or collects its topic without it; or the entry was deleted meanwhile, and nobody says whether
 * that ended what had been announced. Null where neither came between.
 */
export function overtaken({ instruction, ruling, document }: Numbered, history: History | null, ground: Ground): Refused | null {
  const printed = ground.document(ruling.document);
  const [published, holds] = [knownDay(printed), document.date];
  if (published === null || holds === null || published >= holds) return null;
  const isBetween = (id: string): boolean => { const known = knownDay(ground.document(id)); return id !== ruling.document && known !== null && published < known && known <= holds; };
  const key = instructionKey(instruction);
  const later = ruling.topic === null ? [] : ground.onTopic(ruling.topic).filter((other) => isBetween(other.document));
  const saysOtherwise = later.find(({ document: id, instructions }) => {
    const same = instructions.filter((one) => instructionKey(one) === key);
    const isOfItsDay = same.some(({ effective }) => effective?.from === instruction.effective?.from);
    return !isOfItsDay && (same.length > 0 || ground.collects(ground.document(id), printed));
  });
  if (saysOtherwise !== undefined) return refused('day not known', `${named(ground.document(saysOtherwise.document))} says otherwise of it before that day`);
  const ended = history?.repealed === true ? history.done.findLast((done) => endsWhatWas(done.instruction) && done.instruction.operation === 'repeal' && isBetween(done.document.id)) : undefined;
  return ended === undefined ? null : refused('place not certain', `the entry was deleted on ${day(ended)}, when this had been announced`);
}
