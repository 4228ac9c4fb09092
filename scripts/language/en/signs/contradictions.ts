/** Rulings that say what is no longer right of a text, or what it ought to have, and order nothing: a person is to look at them. */
import type { Sign } from '../text-things.ts';

const wrong = '(?:wrong|incorrect|mistaken|in error|out of date|outdated|inaccurate|misleading|obsolete)';
const part = '(?:texts?|sections?|parts?|paragraphs?|material|information|statements?|answers?|examples?|sentences?|lists?|exceptions?|definitions?)';
const ought = '(?:should|ought to|must|needs to|has to)';

/** `is` is tried on one sentence, folded. */
export const contradictingSigns: readonly Sign[] = [
  { name: 'against what the text says', is: /^\W*(?:contrary to|despite|in spite of|notwithstanding) (?:what )?(?:the|this|our) (?:glossary|entry)\b|\b(?:differs?|departs?|deviates?) from (?:what )?(?:the|this|our) (?:glossary|entry)\b/,
    example: 'Contrary to the Glossary, cats hum.' },
  { name: 'a text that is wrong', is: new RegExp(`\\b(?:the|this|our) (?:glossary|entry|definition)(?: entry)? (?:is|was) (?:\\w+ )?${wrong}\\b|^\\W*(?:the|its|this) ${part}\\b(?:(?!\\b(?:if|when|that is)\\b)[^.:;"“]){0,60}\\b(?:in|of) (?:the|this) (?:glossary|entry)\\b[^.:;]*\\b(?:is|are|was|were) (?:now |no longer |not )?(?:${wrong}|correct|valid|true)\\b`),
    example: 'The Glossary is incorrect in saying that cats hum.' },
  { name: 'a part that is right no more', is: new RegExp(`^\\W*(?:the|its|this) (?:first |second |third |last )?${part}(?: above| here| in this entry)? (?:is|are) (?:no longer|not) (?:correct|right|valid|accurate|true|complete)\\b`),
    example: 'The example is no longer correct.' },
  { name: 'a text that is to change', is: /\b(?:the|this|our) (?:glossary|entry)(?: entry)? (?:will|is to|are to|needs to|must|should|shall) (?:soon |then |also )?be (?:corrected|changed|amended|revised|updated|rewritten)\b/,
    example: 'The Glossary will be corrected.' },
  { name: 'a reversal', is: /^\W*(?:this is |it is )?(?:an? )?(?:complete |partial |full )?reversal\b(?! of fortune)/, example: 'This is a reversal of what was said.' },
  { name: 'a change, by its label', is: /^\W*(?:rules? change|new rule|changed rule)s?(?::| -)/, example: 'New rule: cats hum.' },
  { name: 'a limit that is gone', is: /^\W*(?:the|this|its) (?:restriction|requirement|limit|limitation|prohibition|ban|exception)\b(?:(?!\b(?:if|when|while|until|unless)\b)[^.:;"“]){0,60}\b(?:is|are|has been|have been) (?:now |hereby )?(?:lifted|dropped|relaxed|withdrawn|abolished)\W*$/,
    example: 'The restriction to cats is lifted.' },
  { name: 'a text that is elsewhere', is: new RegExp(`^\\W*(?:the|this) ${part} (?:on|about|of|for) [^.:;"“]{1,60} (?:is|are|has|have) (?:now |been |since )*(?:found|moved|located|covered|treated|listed|dealt with|a separate entry)\\b|^\\W*(?:this|the) entry (?:is|has been|was) (?:now )?(?:a )?(?:part of|merged|split|moved|folded|absorbed|covered)\\b|^\\W*this topic ${ought} be (?:listed|found|moved)\\b`),
    example: 'The text on cats is now found under rafts.' },
  { name: 'what a text ought to say', is: new RegExp(`^\\W*(?:the|this) (?:entry|list|definition|glossary) ${ought} (?:also |now |still |then )*(?:mention|say|include|refer|list|state|make clear|specify|contain|cover|explain)\\b|^\\W*it ${ought} (?:also )?be (?:added|mentioned|stated|made clear) (?:here |in this entry )?that\\b|\\b${ought} (?:also )?be (?:added to|put on|included in|listed in|removed from|taken off) (?:this|the) (?:list|entry|definition)\\b`),
    example: 'The entry should mention that cats hum.' },
  { name: 'a part, and what became of it', is: /^[^.:;"“]{1,40} (?:-|–|—) (?:deleted|removed|withdrawn|superseded|replace with|replaced with|now reads)\b/, example: 'Humming - deleted.' },
];
