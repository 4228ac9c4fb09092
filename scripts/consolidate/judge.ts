/**
 * The rule of consolidation: an amendment is applied only where its place is certain. Looks at one amendment and one
 * entry's text, and says what becomes of both.
 */
import { notBorneOut, readLoosely } from './borne-out.ts';
import type { Case } from './case.ts';
import { carriedOut } from './carry-out.ts';
import { claimsElsewise, claimsNoted } from './claims/claims.ts';
import { withDescribed } from './place/described.ts';
import { withWholeExample } from './place/lists/whole-example.ts';
import { withOnlySentence } from './place/sentences/only-sentence.ts';
import { withSentenceToStand } from './place/sentences/sentence-to-stand.ts';
import { withPointerAsEntry } from './place/references/pointer-as-entry.ts';
import { withItemMoved } from './place/lists/item-moved.ts';
import { withNameInList } from './place/references/names-of-list.ts';
import { withReferenceMoved } from './place/references/reference-moved.ts';
import { withLastLine } from './place/references/reference-lists.ts';
import { stopKept, withStopKept } from './place/references/stop-of-references.ts';
import { withStepsAsItems } from './place/lists/steps.ts';
import { countingOn } from './result/numbers-count-on.ts';
import { countsNoMore } from './result/heads-that-count.ts';
import { pointsElsewhere } from './result/points-elsewhere.ts';
import { asRecased, recasedBeside } from './rulings/recased-beside.ts';
import { listsKept } from './result/lists-kept.ts';
import { marksNamed } from './marks-named.ts';
import { wordsDerived } from './words-derived.ts';
import { plainText } from './text/blocks.ts';
import type { Block } from '../../src/model/corpus.ts';
import { strayArticle, untidy } from './text/untidy.ts';
import { describedElsewise } from './result/described-elsewise.ts';
import { growsOtherwise } from './result/grows-as-told.ts';
import { resultElsewise } from './result/result-told.ts';
import { otherReferences } from './result/same-references.ts';
import { refusedUnseen } from './unseen/refused-unseen.ts';
import { unregarded } from './unregarded.ts';
import { refused, weakened } from './verdict.ts';
import type { Refused, Verdict } from './verdict.ts';
import { marksOfItems } from './result/marks-of-items.ts';
import { fold } from './text/fold.ts';

/** Judges one amendment. Pure; the same case always ends in the same verdict. */
export function judge(printed: Case): Verdict {
  const judged = withOnlySentence(withPointerAsEntry(withStepsAsItems(withLastLine(withWholeExample(withDescribed(withSentenceToStand(withNameInList(withItemMoved(withReferenceMoved(withStopKept(printed)))))))))));
  const verdict = countingOn(judged, refusedUnseen(judged) ?? notBorneOut(judged) ?? carriedOut(judged));
  const left = verdict.outcome === 'not applied' ? null : unregarded(judged.instruction) ?? resultElsewise(judged, verdict) ?? describedElsewise(judged, verdict) ?? growsOtherwise(judged, verdict) ?? otherReferences(judged, verdict) ?? claimsElsewise(judged, verdict) ?? listsKept(judged, verdict) ?? marksOfItems(judged, verdict) ?? leftUntidy(judged, verdict);
  return left ?? weakened(verdict, joinedNotes([weakness(judged), countsNot(judged), stopKept(printed), marksNamed(judged.instruction), claimsNoted(judged), wordsDerived(judged.instruction), readLoosely(judged), articleLeft(judged, verdict), countsNoMore(judged, verdict), pointsElsewhere(judged, verdict)]));
}

const joinedNotes = (notes: readonly (string | null)[]): string | null => notes.filter((note) => note !== null).join('; ') || null;

/** "Ignore "at dusk"", "the second bullet no longer applies": nobody orders that the words be taken out of the text. */
const countsNot = ({ instruction: { operation, says } }: Case): string | null =>
  (operation === 'repeal' && says.includes('that it counts no more') ? 'the ruling says that it counts no more; it is taken out of the text' : null);

/** "An galley": the article stays as the publisher printed it, and a reader is told. */
function articleLeft({ text, instruction: { unit } }: Case, verdict: Verdict): string | null {
  if (verdict.outcome === 'not applied' || unit === 'entry') return null;
  const changed = text.filter(({ id }) => verdict.replaced.includes(id));
  return changed.map((block) => strayArticle(block, verdict.text)).find((found) => found !== null) ?? null;
}

/** What any change of a part leaves behind in it. */
function leftUntidy(judged: Case, verdict: Verdict): Refused | null {
  const { text, instruction: { unit, how }, newBlocks } = judged;
  if (verdict.outcome === 'not applied' || unit === 'entry') return null;
  const changed = text.filter(({ id }) => verdict.replaced.includes(id));
  // What is moved comes from another paragraph as it was printed there.
  const given = (block: Block): string => plainText(how === 'move' ? changed.filter((other) => other !== block) : newBlocks);
  const recased = recasedBeside(judged);
  const [stood, stands] = [changed, verdict.text].map((blocks) => asRecased(blocks, recased)) as [Block[], Block[]];
  const left = changed.map((block, at) => untidy(stood[at] ?? block, stands, given(block))).find((found) => found !== null);
  return left === undefined ? null : refused('place not certain', left);
}

/** Why an amendment of this entry is at best applied with a note; null where nothing stands in the way. */
function weakness({ match, topic, entry, dated }: Case): string | null {
  const notes = [
    match === 'exact' || fold(topic) === fold(entry.headword) ? '' : `the entry is headed “${entry.headword}” here`,
    dated ? '' : 'it is not known for certain that the ruling is newer than this text',
  ].filter((note) => note !== '');
  return notes.length === 0 ? null : notes.join('; ');
}
