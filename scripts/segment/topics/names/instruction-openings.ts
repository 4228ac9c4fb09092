/** How the text after a topic begins where it is an instruction or a pointer: strong evidence that a topic stands before it. */
export const OPENINGS: readonly { is: RegExp; example: string }[] = [
  { is: /^(?:delete|replace|revise|change|modify|amend|add|append|insert|split|move|remove|strike|make the|renumber)\b(?!.{0,40}\b(?:you|your)\b)/iu, example: 'Replace the second paragraph with:' },
  { is: /^(?:in|at|to|after|before|following) the (?:\w+|end|beginning)(?: \w+)?,? (?:paragraph|sentence|section|bullet|end|of|add|delete|replace|make|entry|list)\b/iu, example: 'In the third paragraph, delete the last sentence.' },
  { is: /^(?:in|from|to|after|before|behind|under|below|at the (?:end|head|foot) of) (?:the|its|each|both|all|this) (?:[\w-]+ ){0,3}(?:examples?|notes?|text|lore|list|table|bullets?|items?|headings?|titles?|cross-references?|references?|parenthes[ie]s|brackets|headword|line|words?|phrase|clause|steps?)\b[^.:"“”]{0,40}\b(?:add|append|change|cut|delete|drop|insert|omit|put|read|remove|replace|revise|strike)\b(?!.{0,40}\b(?:you|your)\b)/iu, example: 'In the example, change "lamp oil" to "lamp wick".' },
  { is: /^(?:the|this) (?:[\w-]+ ){0,6}(?:glossary entry|existing entry|entry)\b/iu, example: 'This Glossary entry has been deleted.' },
  { is: /^["“*]*see (?:also )?(?:\*\*|["“]|\p{Lu})/iu, example: 'See **lamplighting**.' },
  { is: /^["“‘'«„][^"“”„«»]{1,200}["”’'»“],? (?:should|ought|must|shall|is|are|was|has|have|now|becomes?|reads?|->|→|=>|-->)(?=\s)(?!.{0,40}\b(?:you|your)\b)/iu, example: '"lamp oil" should read "lamp wick".' },
  { is: /^["“‘'«„][^"“”„«»]{1,200}["”’'»“],?(?:\s[^"“”„«».]{0,40})?\s(?:s\/b|no longer|- out|out)(?=[\s.])/iu, example: '"lamp oil" s/b "lamp wick".' },
  { is: /^(?:[^."“”]{0,40}\s)?s\/b(?=[\s:])/iu, example: 'Para 2 s/b:' },
  { is: /^(?:(?:last|final|first|second|third|\d+(?:st|nd|rd|th)) )?(?:para|par|sent|bullet|sub-?bullet|cross-?ref|x-?ref)s?\.?(?: \d+)?(?: \([^)]{1,30}\))?(?:,| -|:| out\b| deleted\b| beginning\b)/iu, example: 'Para 2 (example) - move to the end.' },
  { is: /^(?:(?:add'l|new) (?:para|sent|bullet|sub-?bullet)\b|at end,? add\b)/iu, example: 'New para, end of entry:' },
  { is: /^(?:alter|put in|put back)\b(?!.{0,40}\b(?:you|your)\b)|^in place of ["“‘'«„][^"“”„«»]{1,200}["”’'»“],? (?:put|read|it (?:has|should)|use)\b/iu, example: 'In place of "lamp oil" put "lamp wick".' },
  { is: /^(?:omit|drop|substitute|withdraw|tack on|take out|lose the|cut)\b(?!.{0,40}\b(?:you|your)\b)/iu, example: 'Omit the words "by night".' },
  { is: /^(?:read|for|put) (?:the words? )?["“‘'«„*_][^"“”„«»]{1,200}["”’'»“*_] (?:for|read|instead of|in place of|where|after|before)\b/iu, example: 'Read "lamp wick" for "lamp oil".' },
  { is: /^(?:\(?(?:[a-h]|[ivx]{1,4}|\d{1,2})[.)]|[-•*])\s+(?:delete|replace|revise|change|modify|amend|add|append|insert|split|move|remove|strike|omit|drop|in|for|after|before|the)\b/iu, example: '(a) Replace the second paragraph with:' },
  { is: /^(?:this \w+ has|has) (?:received |now )?(?:errata|an erratum|a clarification|revised)\b/iu, example: 'This courier has errata: "..."' },
  { is: /^(?:(?:should |shall |must |to )?now|should|shall|must) (?:be )?reads?:? ?["“«]/iu, example: 'now reads: "It burns by day."' },
  { is: /^no (?:errata|changes?|corrections?|clarifications?|rulings?)\b(?: (?:so far|at this time|yet|needed|necessary|is|are|was|were)\b|[.;,( ]*$)/iu, example: 'no errata at this time' },
  { is: /^(?:clarification|errata|erratum|revision|addition|correction)\b[.:]/iu, example: 'Clarification. The lamp burns on.' },
  { is: /^(?:(?:is |was |has been |now |entry )*(?:deleted|removed|withdrawn|repealed|rescinded|obsolete|struck)\b[^.]{0,40}\.?$|(?:replaced|revised|changed|amended|reworded|corrected) (?:by|with|to|as)\b)/iu, example: 'deleted.' },
];

/** A pointer leads on, and changes nothing. */
const POINTER = /^["“*]*see\b/iu;

/** Whether a text begins by changing what stands elsewhere. */
export function changesSomething(text: string): boolean {
  return opensAsInstruction(text) && !POINTER.test(text);
}

/** Whether a ruling's text begins as an instruction or a pointer does. */
export function opensAsInstruction(text: string): boolean {
  return OPENINGS.some(({ is }) => is.test(text));
}
