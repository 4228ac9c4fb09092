import { boardGames } from './board-games.ts';
import { cardGames } from './card-games.ts';
import { cardWords } from './card-words.ts';
import { gameTerms } from './game-terms.ts';
import { plainWords } from './plain-words.ts';

/**
 * What players of other card games, and people who never played one, call things; and what a glossary may call them.
 *
 * Each row leads from every word before its colon to every word after it that the corpus has. No row is of one game:
 * what only one game knows, its operator says in `corpus.yaml`, under `also`.
 */
const table = `
guy, dude, fellow, chap, man, folk, people, somebody, crewman, soldier, creature, minion, monster, hero, character, champion, follower, fighter, companion, unit, warrior, pawn, critter, body, figure, agent, planeswalker: personnel, character, person, citizen, crew, creature, unit, hero, minion, follower, companion, investigator, agent
gang, squad, party, group, posse, bunch, troop, army, fellowship: team, crew, party, group, company, squad, fellowship
boss, chief, skipper, leader, commander, in charge, general: captain, commander, leader, leadership
mate, buddy, friend, ally, teammate: ally, compatible, friendly, own
enemy, foe, rival, adversary, other player, the other guy: opponent, opposing, adversary, enemy
faction, color, colour, clan, house, race, tribe, nation, alignment, allegiance, class, team, switch sides, other team, deck identity: affiliation, faction, guild, clan, allegiance, side, species, house, nation
copy, duplicate, same name, second copy, playset: copy, duplicate, unique, universal, cumulative
legend, legendary, legend rule, one of a kind, only one, unique, different version, another version, two versions: unique, uniqueness, persona, universal, version
spy, sneak, mole, double agent, shadow: infiltrate, intruder, spy, infiltrator, tail
graveyard, trash, bin, scrapyard, dump, thrown away, throw away, throw out, used pile, junk, lost pile, cemetery, heap: discard, discard pile, dead pile
library, stack of cards, draw pile, stock, main deck, reserve deck: deck, draw deck
sideboard, side board, extra deck, extra pile, little pile, separate pile, second deck, outside the game: side deck, side, reserve, outside
mulligan, opening hand, starting hand, first hand, new hand, how many cards do i start: opening hand, starting, draw, redraw, beginning, start
hand size, hand limit, maximum hand, too many cards: hand, discard, limit
battlefield, board, on the board, in front of me, arena: play, table, in play
exile, banish, removed from the game, out of the game, void: out of play, removed, outside, remove, leave play
summon, cast, deploy, drop, recruit, put down, bring out, lay down, install, marshal, put into play, come into play, etb: play, report, deploy, enter
tap, exhaust, tire, tired, tired out, worn out, spent, turned sideways, turn sideways, used up, out of action, bow, kneel, rotate, knock out, knocked out: stop, exhaust, tap, disable, inactive, bow, kneel
untap, ready, refresh, unexhaust, stand up, straighten, wake up, recover: unstop, ready, untap, start of turn, refresh
mill, milled out, deck out, decked, run out of cards, no cards left: deck, empty, draw, discard, run out
tutor, fetch, search my deck, search my library, look for a card, find a card: download, search, fetch
scry, top of my deck, top of my library, look at the top, surveil: top, look, examine, probe, deck
draw step, draw a card, pick up a card, take a card, card draw: draw
counter, counterspell, undo, cancel, negate, dispel, fizzle, fizzles, stop a spell, take it back: nullify, cancel, prevent, negate, cancelled
board wipe, boardwipe, sweeper, wipe out, wiped out, blow up, nuke, kill everything, wrath: destroy, discard all, kill
sacrifice, sac, give up: discard, kill, sacrifice, return
steal, take control, mind control, hijack, grab, snatch, rob: commandeer, control, steal, capture, theft
bounce, back to hand, return to hand, yank: return, hand
flip, reveal, turn over, turn face up, expose, uncover: reveal, activate, encounter, flip, expose
peek, look at, see his hand, show my hand, snoop: look, examine, reveal, show
shuffle, mix up, reshuffle: shuffle, reshuffle
discount, for free, without paying, cheaper: free, cost
tie, draw game, tiebreak, tiebreaker, stalemate, equal, even, most, highest, strongest, lowest: tie, superlative, win, equal
dice, die roll, roll, coin flip, luck, chance, at random, random: random, randomly, selection, probe, choose
pick, choose, decide, select, pick out: choose, choice, select, selection
instant, spell, trick, reaction, sorcery, cantrip, quick effect, instant speed, flash, action card: interrupt, event, response, instant, reaction, suspend
enchantment, aura, ongoing, lingering, permanent, static, continuous, curse, upgrade, global effect, attachment: event, effect, objective, incident, ongoing, enchantment, condition, attachment
artifact, relic, treasure, trinket, prize: artifact, treasure, keepsake, relic, item
equipment, gear, item, gadget, gun, weapon, stuff, kit, device: equipment, weapon, tool, item, device
land, location, territory, region, area, place, province: mission, location, site, planet, place, region
quest, job, task, adventure, assignment, objective, agenda, scenario: mission, quest, objective, task
finish a job, do the job, complete a quest: solve, complete, attempt
trap, obstacle, hazard, challenge, nasty surprise, surprise, ambush, treachery, encounter card, trap card: dilemma, peril, hazard, obstacle, trap, challenge, shadow
dungeon, castle, room, chamber, fortress, building, house: site, station, facility, room, outpost, building
base, headquarters, hq, home, camp, hideout, stronghold, home base, spawn: outpost, facility, headquarters, base, station
boat, vessel, vehicle, craft, spacecraft, spaceship, cruiser, rocket, shuttle, mount: ship, vessel, craft, boat, starship, vehicle, barge
token, bead, counters on it, chip: marker, counter, token, indicator
expansion, booster, block, card pool: set, expansion, edition
format, banned, restricted, legal, banlist: tournament, legal, banned, allowed
face down, facedown, hidden, secret, morph, set a card: face down, hidden, seed, conceal
bluff, fool, fake, decoy, forged, phony: false, fake, forgery, forged, illegal, bluff
combo, loop, infinite: sequence, order, stack
stack, last in first out, lifo, chain, priority, respond, response window, answer a spell, in response: actions, response, respond, interrupt, action, order
stats, power and toughness, numbers on the card: attribute
power, attack, strength, muscle, strong, firepower, offense: strength, weapons, attack, power
toughness, health, hit points, hp, defense, defence, armor, armour, shield, hull points: shields, hull, health, strength, defense, damage
brain, brainy, smart, clever, wits, intelligence, intellect: cunning, intelligence
brave, bravery, courage, guts: courage, integrity
honest, morals, trustworthy: integrity, honor
speed, movement points, how far, fuel, distance, move points: range, speed, move, movement, span
carrying capacity, weight, heavy, capacity, how much can i carry: load, carry, capacity, weigh
mana, cost, resource, energy, price, fee, credits: cost, pay, resource, counter
score, victory points, vp, glory, win condition, prize cards, earn points: points, score, win
winner, victory, beat my opponent, triumph, end of the game: winning, win, won, victory
bonus, extra, plus, buff, boost, enhance, pump, modifier: bonus, enhance, enhancement, add, modifier
penalty, punish, punishment, minus, debuff, fine: penalty, lose, negative, minus
double, twice, two times, triple, three times, times two, times three, multiply: doubling, double, tripling, multiple
stacks, stack up, add up, pile up, combine, do they stack, same effect twice: cumulative, total, add, combine
once per turn, once a turn, twice in one turn, how often: once each turn, once each round, once per turn
ability, talent, knack, expertise, keyword, trait, specialty: skill, ability, special, trait
variable, star power, x power, unknown value: variable, attribute
flavor text, flavour text, story text, italic text, fluff, picture text, backstory: lore
rules text, card text, rules box, text box: game text, text
errata, erratum, reprint, corrected, changed wording, nerf, oracle text, which wording: revised, errata
haste, summoning sickness, the turn it comes in: immediately, report, turn
protection, hexproof, shroud, untouchable, immune, indestructible, spared, safe: immune, immunity, protect, affected
stealth, invisible, hide, unseen, shadow, unblockable: cloak, hidden, phase, conceal
target, victim, legal target, choose a target: target, selection
trigger, triggered, goes off: trigger, when, response
regenerate, survive, resurrect, reanimate, raise, revive, come back, back from the dead: regenerate, return, save, survive, prevent
poison, sick, disease, illness, infected: disease, wounded, affected, plague
wound, hurt, injure, damage counter: wound, stun, damage, injure
doctor, medic, heal, healer, nurse, cure: medical, doctor, heal, cure
mechanic, repairman, technician: engineer, repair
repair, mend, patch up: repair
die, perish, slain, destroyed, death, kill, casualty, destroyed creature: kill, die, death, discard, destroy
fight, combat, brawl, duel, shoot, punch, strike, attack step, declare attackers: battle, attack, fire, engage, combat
block, blocker, defend, defender, hit back, strike back, fight back, retaliate, declare blockers: return fire, defend, respond
flee, run away, escape, retreat, dodge: escape, move, retreat, return
travel, walk, fly, roam, wander, journey, jump, cross, step over, go to: move, movement, walk, travel, fly, cross
teleport, zap, transport, send across, blink, send down: beam, transport, transporter, teleport
tunnel, portal, passage, shortcut, wormhole, hyperspace: wormhole, doorway, gate, portal, passage
park, parked, land, moor, anchor, in port, in the garage: dock, land, moor
climb aboard, get on, go inside, invade, sneak onto, sneak in, break in: aboard, board, intruder, enter, trespass
drag, pull, haul, tug: tow, pull
pilot, driver, seat, man the ship, crew slot, drive, operate: staff, crew, command, captain
prisoner, captive, hostage, jail, arrest, locked up, lock up, prison, catch, kidnap: captive, capture, prisoner, arrest
stuck, snared, held fast, run aground, immobile: trap, snare, aground, cannot move
frozen, freeze, paralyzed, paralysed, asleep, unconscious, stun: stasis, disable, stop, stun
fail, flunk, botch, mess up, did not make it: fail, failed
succeed, finish, get past, deal with, get through, pass the test: solve, overcome, complete, pass, resolve
try, try again, retry, second try, another go, another try: attempt
jack out, quit, back out, abort, bail, walk away: leave, stop, abort, end
wait, postpone: delay, wait, until
join, reinforcement, help out, send more, backup: join, reinforce, additional, present, participate
what do i need, must have, prerequisite: requirement, require, need
my go, my turn, whose go, upkeep, end step, main phase, untap step, round: turn, round, phase, start of turn
each round, every round, per round: turn, each turn, every turn
pregame, setup, set up, before the game, before we begin, begin, start of the game, who goes first: seed phase, setup, start, starting, begin
past, future, history, time travel, ancient: time, timeline, past, history
other world, parallel world, alternate world, other dimension: universe, alternate, mirror, dimension
robot, machine, droid, bot, construct, golem: android, drone, robot, hologram
cyborg, hive, swarm: drone, collective, hive
alien, race, kind of being: species, alien
girlfriend, boyfriend, lover, wife, husband, spouse, couple, romance: romantic, partner, spouse, mate
woman, girl, lady, man or woman, sex: female, male, gender
kid, baby, toddler, youngster: child, youth, young
officer, rank, general, sergeant: rank, title, officer
bomb, explosion, explode, blast, detonate: explode, destroy, overload, breach, damage
engine, reactor, motor, propulsion: engine, reactor, core, drive
gun, cannon, laser, firepower, artillery: weapons, weapon
world, globe: planet, universe
money, cash, coin, gold, rich, buy, bribe, ransom: gold, buy, pay, credit
transform, turn into, become, swap, trade, change into, morph: exchange, replace, trade, persona, morph
concede, quit the game, forfeit, gave up, give up the game: forfeit, concede
tournament, event, match, organised play, competition, league: tournament, match, game
two-sided, double-faced, both kinds, dual, split card, hybrid, multicolor, multicolour: dual, multi, double, both
own, controller, belongs to: owner, control, controller
share, lend, borrow, hand over: share, lend
mail, message, note, post: letter, message
messenger, mailman, postman, runner: courier, messenger
treaty, pact, deal, truce, alliance: compact, alliance, treaty
guard, patrol, police, cop: guard, security, patrol
ally's card, opponent's card, his card: opposing, opponent
game over, lose the game, how do i lose: winning, lose, end of game
layer, in which order, order of effects, timestamp: modifier, order, step, timing`;

/** One way to speak of something. */
export interface Row {
  /** What may be typed: words, or several words in their order. */
  said: readonly string[];
  /** What the corpus may call it. */
  called: readonly string[];
}

const list = (text: string): string[] => text.split(',').map((word) => word.trim()).filter((word) => word !== '');

export const otherGames: readonly Row[] = `${table}${cardWords}${gameTerms}${plainWords}${cardGames}${boardGames}`.trim().split('\n').map((line) => {
  const [said = '', called = ''] = line.split(':');
  return { said: list(said), called: list(called) };
});
