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

const amounts = 'all any both each every another other others same one two once again more most less much many lot only even still already yet enough whole entire else';
const things = 'some somebody someone anybody anyone everybody everyone something anything everything nothing thing things stuff way time times kind sort bit';
const doing = 'want wants wanted need needs needed make makes made put puts take takes took taken give gives gave given go goes going gone come comes came '
  + 'use uses used using keep keeps kept try happen count counts able call called calls sit sits stand stands';
const standing = 'just really actually like very now ever before after until whenever while instead straight right off back up down out over under around away '
  + 'along through between together because since first next last later early own little old new poor guy well ok hey yes wrong';

/** Words that say little of a situation, though few rules have them. */
export const fillers: ReadonlySet<string> = new Set([amounts, things, doing, standing].join(' ').split(' '));
