/** Sentences that take back a ruling, and not words of a text: "The ruling of 3 May is withdrawn." */
import type { Sign } from './text-things.ts';

const rulings = '(?:rulings?|clarifications?|errat(?:um|a))';
const which = '(?:the|our|my|that|those|these|this|all|any|every|previous|earlier|prior|former)';
/** "on toll of 3 May 2011", "in last month's document": nothing that makes it hold for some cases only. */
const said = '(?:(?!\\b(?:if|when|while|until|unless|once|whenever)\\b)[^.:;"]){0,80}';
const gone = '(?:withdrawn|rescinded|revoked|retracted|annulled|overruled|overturned|cancell?ed|reversed|repealed|taken back|void|null and void|obsolete|(?:no longer|not) (?:valid|in force|in effect|official|correct|true)|to be (?:disregarded|ignored))';
const end = '(?=\\W*$| (?:as of|since|from|because)\\b|, (?:as|since|because)\\b)';

/** Whether a sentence speaks of a ruling by that name. */
export const namesRuling = new RegExp(`\\b${rulings}\\b`);

/** `is` is tried on one sentence, folded and in small letters. */
export const takingBack: readonly Sign[] = [
  { name: 'what becomes of a ruling', is: new RegExp(`\\b${which} ${said}\\b${rulings}\\b${said}\\b(?:is|are|was|were|has been|have been|is to be|are to be) (?:now |hereby |herewith |therefore |thus )*${gone}${end}`),
    example: 'The ruling on cats of 3 May is withdrawn.' },
  { name: 'a ruling that holds no longer', is: new RegExp(`\\b${which} (?:${said} )?${rulings}\\b${said}\\b(?:no longer (?:applies|apply|holds?|stands?|counts?)|(?:does|do) (?:not|no longer) (?:apply|hold|stand|count)(?: any ?(?:more|longer))?)${end}`),
    example: 'The previous ruling no longer applies.' },
  { name: 'the order to leave one out of account', is: new RegExp(`^\\W*(?:please |we (?:hereby |therefore )?)?(?:disregard|ignore|forget|withdraw|rescind|revoke|retract|cancel|take back)\\b${said}\\b${rulings}\\b`),
    example: 'We take back the ruling of 3 May.' },
  { name: 'what was said before', is: /^\W*(?:please |we )?(?:disregard|ignore|forget|withdraw|take back|retract) what (?:we|i|was|the [a-z]+) (?:have )?(?:said|ruled|wrote|written|told|answered)\b/,
    example: 'Forget what we said in May.' },
  { name: 'the text of before', is: /^\W*the (?:original|old|former|previous|earlier) (?:text|wording|entry|definition)(?: of this entry)? (?:is|has been|was) (?:now |hereby )?(?:restored|reinstated|back(?: in force)?|in force again)\W*$/,
    example: 'The original text is restored.' },
];
