/**
 * Terms of play of the card games that are played most, game after game: where cards lie, the steps of a turn, costs,
 * fighting, how cards stand, kinds of cards, keywords, winning.
 *
 * Rows as in `other-games.ts`, beside which this is read; what a term is called most often stands first.
 */
const tapAndUntap = `
stack zone, on the stack, goes on the stack, storm count: actions, response, order, interrupt
upkeep trigger, beginning of upkeep, at the beginning of each turn: start of turn, each turn, turn
sorcery speed, only on my own turn, during your turn only: own turn, turn, order
activated ability, activate, activates, activating, activation, use an ability, loyalty ability, hero power: use, special, game text, skill
static ability, passive, passive ability, always on, aura effect: game text, while, in play, continuous
triggered ability, etb trigger, ltb, trigger doubling: when, immediately, result
token copy, copy a card, copies itself, becomes a copy, clone effect: copy, duplicate, persona
proliferate, ticking, ticks up, ticks down, tick down, add a counter, remove a counter: counter, countdown, marker, token
improvise, alternative payment, pay with something else: cost, instead, pay
affinity for, cost reduction, costs less, reduced cost, reduces the cost: cost, free, less
kicked, overload, entwine, escalate, modal, modes, choose one, choose two, pick a mode: choose, function, either, option
split second, cant be responded to, cannot be countered, uncounterable: cannot, nullify, immune, interrupt
cant be copied, cant be targeted, cannot be targeted, untargetable, not targetable: immune, target, affected, cannot
totem armor, umbra, regeneration shield, save it from dying, dies instead: prevent, instead, save
saga, chapter, class level, case, room card, quest enchantment: objective, incident, event, countdown
planeswalker uncommon, companion, background, partner commander, partners: persona, matching, side deck, compatible
commander tax, command tower, edh, pod, kitchen table, casual multiplayer: format, multi, player, variant
dfc, mdfc, double faced, back face, front face, transforming card, flip card, both faces, checklist card: double-sided, side, dual, face
split card, adventure card, aftermath, fuse card, two cards in one: dual, either, side, function
basic land, nonbasic, dual land, fetchland, shockland, manabase: mission, location, planet
mana dork, mana ability, floating mana, mana burn, colour identity, color identity: cost, counter, affiliation
creature land, manland, animate, animated, comes to life: creature, becomes, personnel
goad, goaded, must attack each turn, attacks each combat, attacks each turn, forced to attack, forced to fight, has to attack, compelled: must, initiate, battle, attack
fight each other, attack each other, attack its owner, attack its own side, attacks my own guys: own, attack, battle
wish, wish effect, wish spell, fetch from outside, from outside the game, from my collection, from my binder: outside the game, outside, side deck
take an extra turn, extra turns, time walk, double turn: turn, additional, extra
annihilator, infect, toxic, poisonous, wither, poison counters: affected, wound, disease, lose
land destruction, armageddon, destroy a location, location destruction: destroy, mission, location, planet
stax, prison deck, tax, taxing, hatebear, hoser: prevent, cannot, cost, require
reveal until, dig until, flip cards until: reveal, draw, deck, until
alt wincon, alternate win, alternative win condition, i win the game, win outright, instant win, auto win: winning, win, victory, game
ante up, subgame, chess clock, time called, turns after time, round clock: time, limit, tournament
legend rule, legendary permanent, second legend, two legends: unique, uniqueness, persona, duplicate
changeling, all creature types, every creature type, is every type: species, type, all, shapeshifter
landwalk, flanking, shadow creature, horsemanship, skulk, flying, flier, flyer, has reach: avoid, fly, battle, engage
maindeck slot, fifteen cards, swap between games, side in, sideboarding, between games: side deck, between, exchange, tournament`;

const evolveAndBench = `
active monster, active fighter, in the front, forward position, vanguard: present, battle, in play
retreat cost, switch out, swap out, benching: exchange, return, move
weakness, resistance, type advantage, weak to: attribute, modifier, battle, bonus
burned, confused, special condition, status condition, status effect, status ailment: disabled, stopped, affected, stunned
between turns, checkup, pokemon checkup, at the end of each turn: end of turn, each turn, turn
one attack per turn, attack ends my turn, attacking ends the turn, ends my turn, end my turn: end of turn, turn, stop
gust, drag out, force switch, pull forward, lure out: target, choose, exchange, move
prize, take a prize, prize card, prizes, take prizes, knockout points: points, score, bonus
basic form, evolved form, previous stage, devolve, prevolution: persona, version, exchange
one supporter per turn, supporter rule, limit per turn, once each of my turns: once each turn, card play, normal card play
coin toss, heads or tails, flip a coin, toss a coin, heads, tails: random, randomly, probe
sudden death, tie breaker game, extra game: tie, winning, tournament`;

const summonAndChain = `
normal summoned, summon limit, two summons, summon twice, tribute summon, additional normal summon: normal card play, card play, play, report
special summoned, summon from deck, summon from hand, summon from graveyard, ignoring summoning conditions: download, report, free, special
cannot be normal summoned, nomi, summoning condition, only summoned by, cannot be summoned: report, normally, only, play
xyz, synchro, link summon, pendulum, ritual, materials, tuner, fusion monster: combine, exchange, special, report
set a trap, set card, set face down, backrow, facedown spell, hidden trap: seed, hidden, face down, facility
hand trap, from the hand, activate from hand, discard this card to: hand, response, interrupt, discard
quickplay, counter trap, normal trap, continuous trap, field spell, equip spell, ritual spell, normal spell: interrupt, event, incident, doorway
extra monster zone, monster zone, spell and trap zone, open zone, free slot, zone limit: in play, table, limit
attack position, defense position, change position, battle position: stopped, unstopped, battle
direct attack, attack the player, attack directly, attacking the player: attack, opponent, target, battle
piercing damage, battle damage, effect damage, lp, lifepoints: damage, points, score
hard once per turn, soft once per turn, hopt, once per copy: once each turn, each, copy
if versus when, miss the timing, missing the timing, at the correct timing: timing, when, immediately, response
floodgate, continuous restriction, shuts down, shut off, turn off, turned off, lock out, locked out of: prevent, cannot, disable, nullify
archetype, engine, package, theme deck, tribal synergy: affiliation, type, matching
forbidden list, limited list, one copy allowed, three copies, max copies: limit, copy, legal, tournament
destroy and banish, send to the graveyard, send to gy, send from deck, foolish: discard, discard pile, place, draw deck
add to the hand, search a card, searchable, searcher, searching the deck: download, search, draw deck, hand`;

const digital = `
board clear, wipe the board, aoe, area of effect, area damage, hits everybody, hits everyone: all, destroy, kill, each
mana crystal, energy per turn, the coin, ramping, overload crystals: counter, card play, draw
choose one of three, pick from three, random card, randomly generated, generated card, rng: random, choose, selection
secret card, quest card, questline, sidequest, hero card: hidden agenda, objective, mission, quest
drawing from empty, burn cards, overdrawing, milling cards: draw, hand, discard
snap, cubes, retreat early, stakes, raise the stakes: points, forfeit, concede
on reveal, when revealed, when it is flipped, reveal effect, reveal order: reveal, encounter, immediately, order
location effect, location ability, effect of the place, unrevealed location, hidden location, lanes, three lanes: mission, location, spaceline
lane, another lane, change lane, other lane, hop lanes, hop over: location, quadrant, movement, spaceline
move deck, mover, moving cards, move cards around, relocate, shift over, hopping: move, movement, relocate
junk cards, rocks, clog, clog the board, fill his side, full board, no room: full, seed, opponent, table
last turn, turn six, final round, final turn, turn limit: last, end of game, turn, winning`;

const servers = `
agenda, agendas, advance, advancement, advancing, advanced, overadvance: mission, objective, attempt, complete
score an agenda, steal an agenda, stealing his points, score his points: score, points, mission, steal
rez, derez, unrezzed, rezzed, rez cost, turn it on: activate, reveal, face down, encounter
ice, outermost, innermost, first ice, outermost ice, inner ice, order of ice, protecting the server: dilemma, seed, first, order, beneath
run on, make a run on, successful run, unsuccessful run, end the run, run ends, running: attempt, mission, scouting, ends
encounter ice, approach, bypass, get around, skip the trap, go past it, avoid the trap: encounter, overcome, avoid, dilemma
break a subroutine, break subroutines, breaking, break through: overcome, meet, requirement, pass
access a card, accessing, multi access, see what is there, central servers: encounter, examine, look, reveal
grip, heap, r and d, rnd, archives, facedown discard: hand, draw deck, discard pile
net damage, meat damage, brain damage, core damage, flatline, flatlined: kill, die, discard, damage
tag, tagged, trace, tracing, bad publicity, bounty: target, find, marker, penalty
memory limit, memory units, mu, slots available, no free memory: limit, carry, capacity
influence, influence cost, import, imported, out of faction card: affiliation, different, mix, compatible
install cost, install over, trash an installed, reinstall, overwrite: replace, report, play, discard
paid ability, paid ability window, action window, rez window: actions, response, step, valid
hosted counters, power counters, virus counters, recurring: counter, marker, token, each turn`;

const clans = `
bowed samurai, bowed character, bowing, unbow, unbowed, stands ready: stopped, unstopped, stop
conflict, political conflict, military conflict, declare a conflict, challenge phase, intrigue, conflict phase: battle, attempt, initiate
honored, dishonored, dishonor, shame, honor counter, status token, glory count: integrity, attribute, marker, enhance
imperial favor, favored, claim a ring, ring effect, claim: score, control, bonus, points
break a province, broken province, provinces, province strength, taking a province, conquer, conquered: mission, solve, complete, planet
fate on a character, fate counter, runs out of fate, last fate: countdown, counter, discard, stasis
holding, holdings, building card, dynasty card, dynasty deck, conflict deck, two decks: facility, seed deck, draw deck, side deck
samurai, bushi, courtier, shugenja, ninja, knight, jedi, sith, trooper, legionnaire: personnel, crew, security
ronin, no clan, clanless, unaffiliated, freelance, loner, neutral card: neutral, non-aligned, affiliation
is he considered, counts as, count as, treated as, considered to be, regarded as: considered, as, equivalent
duel to the death, duelist, iaijutsu, one on one, single combat: battle, personnel, engage, pair
covert, courtesy, sincerity, pride, limited keyword, no attachments: skill, special, icon`;

const inkAndAspects = `
inkable, uninkable, put into the inkwell, into my resources, resourcing, face-down resource, as a resource: cost, card play, counter, hand
questing, quest for lore, sent on a quest, gains lore, twenty lore: attempt, mission, points, score
challenging, challenges, challenge a character, challenger: attack, battle, initiate, engage
shift, shift onto, upgrade a character, newer version on top, floodborn: persona, exchange, replace, version
song, songs, sing a song, play for free by exerting: free, play, event, interrupt
same named character, same name different title, different subtitle, versions of a character, named character: persona, version, unique, name
aspect, aspects, aspect icon, aspect penalty, heroism, villainy, light side, dark side, good guys, bad guys, good and evil, heroes and villains: affiliation, treaty, mix, compatible
units on one team, both sides in one team, play together, fight side by side, team them up, teaming up, on the same team: mix, compatible, cooperate, together
deploy my leader, leader unit, epic action, leader side, flip my leader: leader, persona, once each game, exchange
ground unit, space unit, starfighter, capital ship, fighter craft, fleet, armada: ship, vessel, class
raid, grit, saboteur, restore, shielded, bounty unit, smuggle, coordinate: enhance, battle, bonus, icon
regroup phase, action phase over, consecutive passes, both pass, both said pass, pass twice, pass in a row: pass, end of turn, phase, consecutive
ace, named ace, named pilot, ace pilot, pilot card, piloted by, flown by: commander, matching, captain, staff
capture a unit, rescue a unit, rescued, guarding unit, captured unit, set free, free him: captive, capture, rescue, release`;

const pitchAndBlock = `
pitching, pitch value, pitch zone, red card, yellow card, blue card: cost, card play, discard
go again, act again, another action, second action, move again, moving twice, move twice, activate twice: again, each turn, movement, unlimited
combat chain, chain closes, attack chain, chain attacks: battle, actions, attack
attack action, weapon attack, swing a weapon, swing with, hit with: weapon, hand weapon, attack, battle
arcane damage, prevent arcane, physical damage, damage type: damage, prevent, weapon
on hit, when it hits, hit effect, if this hits: hit, battle, result
dominate, overpower, cannot be blocked by more than one: engage, battle, opponent
equipment breaks, battleworn, temper, breaks after, wears out, broken weapon: discard, use, destroy, equipment
hero life, young hero, adult hero, starting life, base life: attribute, shields, start
essence, specialization, class card, off class, wrong class: skill, classification, affiliation
draw up, refill, fill my hand, draw up to: draw, hand, end of turn`;

const furtherKeywords = `
unearth, embalm, eternalize, dredge, retrace, scavenge, play from the graveyard, cast from the graveyard: discard pile, regenerate, return, play
foretell, evoke, megamorph, play it later, pay later, play for later: play, cost, under, next turn
populate, amass, fabricate, incubate, create a token, create tokens, make a token, make tokens: duplicate, marker, copy, additional
rampage, battalion, bloodthirst, frenzy, rally, mentor, bolster, inspire, inspired, battle cry, anthem, pump spell: enhance, attribute, bonus, strength
connive, opt, ponder, brainstorm, filter, filtering, card selection: draw, discard, draw deck, examine
extort, afflict, bleed, bleeding, make him lose points: lose, points, opponent
conspire, splice, twinspell, copy that spell, copy a spell, copying a spell: copy, interrupt, event, duplicate
domain, delirium, hellbent, cohort, number of different, how many different: different, count, total, each
corrupt, corrupted, transmute, mutate, devour, ingest: exchange, discard, change, lose
crime, suspect, collect evidence, evidence, charged with: capture, law, target
saddle, mount up, tap to crew, crew ability: staffing, staff, crew
awaken, wakes up, thaw, thawed, unfreeze, defrost: unstop, stasis, leave
excavate, dig up, treasure hunt, find treasure, find the treasure: artifact, acquire, earn, mission
omni, whenever you like, at any time ability: any time, use, game text
hazardous, thorns, retaliation: battle, damage, wounded
link strength, linked, connected, joined to: adjacent, together, connect`;

/** The rows, each a line. */
export const cardGames = [tapAndUntap, evolveAndBench, summonAndChain, digital, servers, clans, inkAndAspects, pitchAndBlock, furtherKeywords].join('');
