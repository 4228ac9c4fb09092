/** Words that say nothing about what is looked for. They are dropped from a query unless nothing else is left. */

const articles = 'a an the this that these those';
const pronouns = 'i me my mine we us our you your yours he him his she her hers it its they them their theirs one who whom whose';
const verbs = 'am is are was were be been being do does did doing done have has had having can could may might must shall should will would';
const questions = 'what which when where why how whats wheres hows whos';
const joints = 'and or but if then than so as of at by for from in into on onto to with without about during while there here not no nor also too just';
const asking = 'happen happens happened mean means meant work works explain tell say says let lets please rule rules ruling rulings get gets got know '
  + 'im ive id ill dont doesnt cant isnt arent wont didnt youre theyre';

export const stopWords: ReadonlySet<string> = new Set([articles, pronouns, verbs, questions, joints, asking].join(' ').split(' '));

/** Words that a title may have or lack without being another title. */
export const titleArticles: ReadonlySet<string> = new Set(['the', 'a', 'an']);
