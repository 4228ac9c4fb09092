/** The verbs of plain orders, by what they do with a text: those of `verbs.ts`, and others that do it only beside quoted words and counted parts. */
import { any } from '../text-things.ts';
import { turnings } from '../turnings.ts';
import { formsOf } from '../verbs.ts';
import type { VerbFamily } from '../verbs.ts';

type Verb = readonly [base: string, past: string];

const verbs = (list: string): Verb[] => list.split('|').map((one) => {
  const [base = '', past = ''] = one.split('/');
  return [base, past];
});

const longestFirst = (words: readonly string[]): string =>
  any([...new Set(words)].filter((word) => word !== '').toSorted((one, other) => other.length - one.length).map((word) => word.replaceAll('.', String.raw`\.`)));

/** What each of them says, as a command and in its past. */
interface Doing { base: string; past: string }

const doing = (family: VerbFamily | null, ...more: Verb[][]): Doing => ({
  base: longestFirst([...family === null ? [] : formsOf('base', family), ...more.flat().map(([base]) => base)]),
  past: longestFirst([...family === null ? [] : formsOf('past', family), ...more.flat().map(([, past]) => past)]),
});

const out = verbs('throw out/thrown out|throw away/thrown away|clear away/cleared away|root out/rooted out|get rid of/got rid of|do away with/done away with|put out of force/put out of force|take out of force/taken out of force|lay to rest/laid to rest');
/** Games do it with their things, and nobody with their words. */
const retired = verbs('retire/retired|ditch/ditched|purge/purged|junk/junked|toss out/tossed out|dispose of/disposed of');
/** It is done to the length of a text: of a whole it leaves a part. */
const clipped = verbs('pull/pulled|lift out/lifted out|cut out/cut out|cut away/cut away|snip out/snipped out|strip out/stripped out|prune/pruned|trim away/trimmed away');
const turned: Verb[] = [...turnings.map(({ base, past }): Verb => [base, past]), ...verbs('enlarge/enlarged|curtail/curtailed|amplify/amplified|transform/transformed|relabel/relabeled|relabel/relabelled|restyle/restyled|double/doubled|triple/tripled|halve/halved|expand/expanded|reformulate/reformulated|put right/put right|set right/set right|mend/mended|qualify/qualified|upgrade/upgraded|downgrade/downgraded')];
const put = verbs('put/put|place/placed|set/set|slip/slipped|slot/slotted|work/worked|write/written|print/printed|squeeze/squeezed|interpose/interposed|interject/interjected|introduce/introduced|supply/supplied|tuck/tucked|sandwich/sandwiched|wedge/wedged|inject/injected|interpolate/interpolated');
const sent = verbs('send/sent|carry/carried|bring/brought|take/taken|put/put|place/placed|set/set|pull/pulled|push/pushed|lift/lifted|transpose/transposed|drag/dragged|promote/promoted|demote/demoted|reposition/repositioned|bump/bumped');

export const deletes = doing('delete', out);
export const deletesWords = doing('delete', out, clipped);
export const deletesParts = doing('delete', out, retired);
export const retires = doing(null, retired);
export const clips = doing(null, clipped);
/** What is done to words, and to nothing that is not written. */
export const strikes = doing(null, verbs('delete/deleted|remove/removed|strike/struck|strike out/struck out|omit/omitted|erase/erased|expunge/expunged|excise/excised|cut out/cut out|take out/taken out|leave out/left out'), out);
export const turns = doing('revise', turned);
/** What is done to figures, up or down. */
export const shifts = doing(null, verbs('push/pushed|bump/bumped|bring/brought|move/moved|put/put|knock/knocked'));
export const inserts = doing('add', put);
export const moves = doing('move', sent);
export const joins = doing('join', verbs('fuse/fused|unite/united|amalgamate/amalgamated|weld/welded|consolidate/consolidated|blend/blended'));
export const splits = doing('split', verbs('cut/cut|part/parted|break up/broken up'));
