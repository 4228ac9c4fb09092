/**
 * Terms of play of living card games, of games that build a deck or lay tiles, and of miniatures, game after game: where cards lie, the steps of a turn, costs,
 * fighting, how cards stand, kinds of cards, keywords, winning.
 *
 * Rows as in `other-games.ts`, beside which this is read; what a term is called most often stands first.
 */
const horror = `
investigators, several investigators, other investigators, fellow investigators, lead investigator: personnel, player, present
skill test, test a skill, pass a skill test, fail a test, failed test, test difficulty, difficulty: requirement, skill, meet, attribute
commit, committed, commits, commit to, contribute, contributes, chip in, pitch in, help with the test: use, meet, requirement, apply
reach the total, add together, sum of the skills, total up, combine skills, put together their: total, combination, combine, requirement
chaos bag, chaos token, pull a token, draw a token, bag: random, randomly, selection
doom, doom counter, mythos, doom clock, agenda advances: countdown, turn, counter
clues, discover clues, spend clues, investigate a place, searching a place, look around, looking round: attempt, scouting, mission, examine
horror, sanity, trauma, mental trauma, madness, insane: wounded, affected, die
asset slot, hand slot, ally slot, two hands, hands full, accessory: carry, equipment, limit, use
engaged, engaged enemy, disengage, stuck with an enemy, evade an enemy: engage, battle, opponent, escape
surge, peril, peril keyword, encounter a second card, next card comes too: dilemma, encounter, next, continue
permanent weakness, basic weakness, my weakness, weakness card: dilemma, persona, restriction
scenario, story card, act deck, campaign, campaign log, mission card, chapter: mission, attempt, objective
start a scenario, enter a scenario, begin a job, start a quest, go on a mission: begin, attempt, mission, initiate
without what is needed, without having what, lacking the skills, not able to finish, cannot finish it: requirement, meet, attempt, solve
parley, resign, leave the scenario, escape the scenario: leave, stop, move`;

const houses = `
reap, reaping, harvest, forge, forging, third key: score, points, solve, win
archive a card, archived, archives pile, hide cards for later: aside, hand, under, reserve
house choice, choose a house, active house, off house, house card: affiliation, choose, turn
enraged, enrage, stunned creature, remove a stun, unstun: stunned, stopped, disabled, must
flank, neighbor creature, left flank, right flank, beside each other, between them: adjacent, next, end
chains, handicap, weaker deck, forging cost: penalty, draw, limit
exalt, capture aember, steal aember, on a creature: steal, points, place`;

const kingdoms = `
buy phase, buys, extra buy, one buy, purchase, purchasing: card play, cost, play, report
trash a card, trashing, thin, thinning, remove from my deck: discard, out of play, remove
gain a card, gaining, take from the supply, supply, supply pile, pile runs out, empty piles: download, acquire, draw deck, limit
kingdom, kingdom card, village effect, plus one action, plus two actions, extra actions: card play, additional, extra
cleanup phase, end of turn discard, discard my hand: discard, hand, end of turn
reshuffling, shuffle my discard, recycle the discard, back in the deck, back into the deck, back into my deck: reshuffle, discard pile, draw deck, regenerate
curse card, curses, give junk, attack card: opponent, discard, place
duration card, next turn effect, stays till next turn, until my next turn: next turn, until, countdown
victory card, end of game scoring, end condition, game end trigger: points, winning, score`;

const tables = `
meeple, worker, workers, piece, pieces, playing piece, miniature, mini, figurine, standee: personnel, crew, ship
worker placement, place a worker, send a worker, action space, occupied space: report, place, location
first player marker, start player, turn order, clockwise, who begins, who starts: first, start, starting, turn
map setup, lay out the map, laid out, set up the board, board setup, order of tiles, order of locations, random map, locations get laid out: seed, mission, spaceline
co-op, cooperative, semi-coop, alliance game, team game, two against two: player, opponent, treaty
hidden role, secret objective, secret goal, secret mission, hidden goal: hidden, objective, mission, agenda
end game trigger, game length, last round, ends immediately: winning, end, game, points
wormhole nexus, alpha wormhole, beta wormhole, hyperlane, jump gate, jump point, warp gate, star gate, shortcuts: wormhole, movement, doorway
continue after, keep flying, continue flying, fly on, go on flying, still move after: continue, movement, move, range
player aid, cheat sheet, glossary, faq, reference card: rule, term, card
blocking a space, blockade, toll, pass through an enemy, move through: cross, pass, move, stop
trading, trade with a player, swap cards with, gift, give a card to: exchange, opponent, give, transfer
tile laying, insert a tile, put a tile between, adding a room, new room: insert, site, between, adjacent
dice game, pips, dice result, number of dice: random, number, roll`;

const miniatures = `
squadron, whole squadron, wing, unit of ships, group of ships, activate a squadron, fly together, all ships together: ships, fleet, together, movement
activate a unit, already activated, alternate activations: turn, movement, action, stopped
datasheet, statline, profile, unit card, ship card, dial card: card, attribute, game text
wargear, war gear, loadout, gear list, options on the datasheet, installed gear, built in gear, hardpoint, module, subsystem, component: equipment, special, enhancement
teleporter, teleport strike, deep strike, teleportation, teleport homer, displacement: transporter, beam, report, transport
split fire, split attack, splits its fire, shoot several, shoot two targets, several enemies, several targets, more than one target, two targets, multiple enemies: multiple, targets, fire
line of fire, firing arc, in range, out of range, weapon range, shooting range: location, present, fire, same
save roll, armour save, invulnerable save, feel no pain, ward save: shields, prevent, damage
shooting phase, shooting, opening fire, open fire, volley, broadside: fire, weapons, battle
charge phase, melee, close combat, hand to hand, fistfight, fist fight: battle, personnel, weapon, hand
overwatch, reaction fire, opportunity attack, attack of opportunity, fire back, shoot back: return fire, response, battle
fall back, break off, disengage from, leave combat, withdraw, pull back: battle, move, leave, retreat
embark, embarked, disembark, disembarking, transport capacity, get out, got off, got out, hop off: aboard, beam, leave, crew
unit coherency, stay together, stick together, base contact, base to base: together, present, same, away team
deployment zone, deployment, reserves, reinforcements phase, held back, arrive later: report, facility, reserve
stratagem, command point, command points, tactic card, tactics, order card: interrupt, event, counter
points limit, list building, army list, army building, detachment, force organisation: deck, construction, seed deck
allies rule, allied detachment, soup, battle brothers, mixed army: treaty, mix, compatible, affiliation
warlord, character unit, hero unit, war leader, squad leader, sergeant model: leader, commander, captain
objective marker, hold an objective, contest, contested, who controls the objective: control, mission, objective, score
mortal wound, mortal wounds, out of action, casualties, remove casualties: mortally wounded, killed, discard, wounded
morale, battleshock, panic, rout, shaken, nerve: stopped, stunned, affected
stress, stress token, ion token, disarmed, tractor beam, target lock, locked on: stopped, disable, target
maneuver, manoeuvre, barrel roll, boost move, speed template, hyperspace jump, jump to hyperspace, warp jump, faster than light: movement, range, move
reactor leak, crippled, crippled ship, critical hit, crit, direct hit, critical damage: damage, hull, destroy
scatter, mishap, drifting, drift, off the table: random, move, location
psyker, psychic power, smite, force user, force power, powers of the mind: telepathy, empathy, skill, mind
keyword ability, unit keyword, special rule, universal special rule, usr, abilities stack, stronger version, better version, lesser version, includes the lesser: skill, include, equivalent, special`;

const fields = `
tavern mat, island mat, player mat, exile mat, next to my mat: aside, under, place
shield token, shield counter, ward token, damage prevention: prevent, protect, shields
pinned, suppressed, suppressive, ion token, ionised, ionized, powered down, no power: stopped, disabled, inactive
resupply, rearm, refuel, tank up, fuel up, gets its movement back, movement back: range, restore, unstop
turret, bunker, siege, garrison, catapult, watchtower: facility, weapons, defend
cavalry, archer, legion, regiment, militia, guardsman, gunner: personnel, security, strength
terrain, difficult terrain, elevation, asteroid field, minefield, obstacle token: hazard, location, cross, span
collision, bump into, crash, crash into, ram, ramming: damage, destroy, ship
exits the board, flies off, leaves the map, end of the map, last tile: end, spaceline, location`;

/** The rows, each a line. */
export const boardGames = [horror, houses, kingdoms, tables, miniatures, fields].join('');
