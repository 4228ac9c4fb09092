/**
 * What the rulebooks of other games define: their keywords, numbers, counters, moments and roles, by what these do.
 *
 * Rows as in `other-games.ts`, beside which this is read.
 */
const keywords = `
vigilance, sentinel, alert, without tapping, without exhausting, attack without tapping: not stopped, stop, remain, battle
menace, evasive, elusive, intimidate, aloof, dodge keyword, evasion, cant be blocked, hard to block: avoid, respond, engage, battle
overwhelm, piercing, pierce, breakthrough, splash damage, splash attack: damage, excess, destroy, hit
divine shield, tough, ward, barrier, bubble, damage shield, prevent damage, prevention: prevent, protect, immune, shields
battlecry, when played, on play, on play effect, enter effect, enters play, enters the battlefield, when revealed, as it enters, comes into play ability: play, report, when, special download, immediately
deathrattle, on death, when it dies, dies trigger, leaves play, leaves the battlefield, destroyed trigger, last breath: discard, kill, leave play, when
persist, undying, reborn, recursion, regrowth, buyback, flashback, replay, play again, reuse, from the graveyard, back from the graveyard, recycle: regenerate, return, discard pile, return to hand, replay
rush, dash, charge ability, drying, wet ink, fresh, just played, just arrived, turn it was played: immediately, report, move, start of turn
cascade, free spell, chain into, plays for free: download, free, play
convoke, crew number, crew cost, operators, tap creatures to, needs a crew: staff, staffing, crew, aboard
windfury, double attack, extra attack, attack twice: battle, attack, each turn, additional
spell damage, spellpower, spell power, amplify: enhance, modifier, add
discover, seek, dig, search the deck, add to hand, add from deck to hand, adventure for, fetch from deck: download, search, hand
reckless, berserk, must challenge, forced attack, has to fight: must, battle, attack
bodyguard, guardian, guard keyword, escort: guard, security, protect, escort
hunter, stalker, pursue, chase: follow, pursue, hunt, move
singer, sings, bard: music, perform, sing
host, hosted on, riding on, sits on, installed on: aboard, placed on, carry, dock
purge, scrap, burned out, out for good, permanently gone: out of play, removed, discard
landfall, prowess, whenever, each time, every time: when, each, trigger
suspended, dormant, sleeping, asleep until, time counters, out of time: stasis, countdown, suspend, inactive
phasing, phase out, phased out, blink out, flicker: phase, cloak, phased, out of play
banding, stack them together, move as a group, fight together, group attack: team, away team, crew, together
fog, ceasefire, no combat this turn: prevent, battle, attack
edict, opponent chooses, opponent picks, their choice, his choice, defending player chooses: selection, choose, opponent
wheel, discard my hand, redraw, new seven: discard, hand, draw
meld, fuse, fusion, merge, assemble, combine two cards: combine, together, exchange
devotion, affinity, threshold, metalcraft, count of, how many i control, if i control: spot, in play, count, present
ninjutsu, switch in, tag in, sub in, sneak attack: exchange, replace, report
manifest, daybound, night side, day side, werewolf, alter-ego, alter ego, hero form, second form: persona, flip, morph, shapeshift
monarch, initiative, first player token, who is first player, take the initiative: first, start, turn
tribute, tributed, offering, feed, eat: discard, sacrifice, kill
boost card, shadow card, side effect of a card, face-down damage: under, beneath, face down`;

const numbers = `
cmc, converted mana cost, mana value, mana cost, play cost, printed cost, summoning cost: cost, play, printed
mana curve, tempo, card advantage, consistency, brick, bricked: deck, draw, card play
atk, dp, chi, willpower, fight value, battle value, attack value, combat value, combat strength: strength, attribute, total
def, hull value, armor class, ac, defense value, block value, evade, agility, sturdy: shields, defense, attribute
level, star level, stage one, stage two, basic, tier, grade: class, rank, level, universal
durability, charges, ammo, uses, supplies, ammunition, use it up, used once: use, counter, discard, once
experience, xp, experience token, veteran: points, counter, skill
skill check, skill test, ability check, saving throw, test of, commit cards, commit to a test, pass the check, stat check: requirement, attempt, dilemma, attribute, meeting requirements
skill icons, proficiency, proficient, class skill, multiclass, has it twice, same skill twice, same ability twice, same keyword twice: skill, multiple, levels, classification
hit roll, to hit, wound roll, accuracy, reroll, re-roll, dice pool: random, target, fire, selection
overdraw, hand full, hand overflow, hand maximum: hand, discard, draw
fatigue, fatigue damage, empty deck, no deck left, deck is empty, deck runs out: deck, draw, winning, out of cards
mill, milling, overlay, from the top of the deck to the discard: discard, draw deck, deck
agenda points, prize points, lore points, aember, amber, keys, forge a key, quest points, progress, progress tokens, prize card, conquest points, stars to win: points, score, scoring, win
bonus points, extra points, endgame scoring, end scoring, final scoring: bonus, points, score, scoring
negative points, lose points, point penalty, minus points: points, lose, negative, penalty
modifier stacking, add then multiply, multiply then add, doubling first, order of operations, plus before times: modifier, order, doubling, add
highest power, most power, highest attack, biggest creature, greatest, weakest, lowest power, least: superlative, highest, most, lowest, tie`;

const spaces = `
exile zone, removed zone, out of game zone, void zone, gone for good: out of play, removed, outside
zone, zones, in hand, in deck, which zone: play, hand, deck, discard pile
ground arena, space arena, two arenas, theatre, theater, war zone: planet, space, location, mission
remote server, central server, fort, keep, castle gate: facility, outpost, site, location
staging area, encounter area, threat area: dilemma, mission, encounter
encounter deck, villain deck, doom deck, opponents traps, enemy deck: dilemma, seed, encounter
starting area, starting deck, setup cards, starting permanents, begin in play, begins in play, start in play, starting locations: seed, seed deck, start, setup, seed phase
main deck, maindeck, sixty card deck, library size: draw deck, deck
village, town, market, store, shop, tavern, pub, bar: site, trade, station
port, harbor, harbour, dry dock, drydock, landing pad, hangar, garage: dock, docking, bay, ship
bridge between, edge of the map, other board, other map, second board, another world, cross boards: quadrant, region, movement, between
gap, hole in the map, missing tile, neighbouring tile, adjacency, range ruler, line of sight, how many spaces: adjacent, span, range, location
elevator, stairs, ladder, room to room, floor to floor: site, walk, movement, station
face-down card, unrevealed, hidden information, secret card, private information, unknown card: face down, hidden, reveal, show
open information, public information, prove it, proof, show it to, verify, verifying: show, reveal, verify, showing`;

const moments = `
priority, holding priority, pass priority, hold priority, who acts first: actions, response, step, order
resolve, resolves, resolving, resolution: result, resolve, step, action
state-based action, state based actions, sba, automatic check, check constantly: automatic, immediately, condition
layers, dependency, characteristic-defining: modifier, order, attribute
intervening if, condition no longer met, condition fails, stop qualifying, no longer true: requirement, condition, no longer, result
last known information, after it left play, already gone, left the field: leave play, result, target
main phase, main phase one, main phase two, precombat main, planning phase, action phase, planning: turn, execute, order, actions
draw phase, end of my turn draw, card at the end: draw, end of turn
combat step, beginning of combat, damage step, end of combat, combat round, combat phase, attack reaction, defense reaction: battle, fire, step, response
cooldown, recharge, once per game, one time, single use, only use once, one-use: once, once per game, use, each
rewind, takeback, take back a move, back up, wrong play, forgot rule, play mistake: illegal, mistake, correct, tournament
quick-play, fast effect, speed two, opponents turn, on their turn, during the other players turn: interrupt, any time, opponent, turn
concentration, as long as, while in play, while it stays: while, remain, in play, present
delayed, later this turn, at the end of the turn trigger, until next turn: end of turn, until, countdown
interrupts everything, game pauses, pause, freeze the game, before anything else, nested, inside another action: suspend, suspends play, interrupt, immediately`;

const roles = `
villain, archenemy, big bad, end boss, nemesis: enemy, opponent, opposing, leader
investigator, detective, sleuth, inspector: security, investigate, officer
trainer, supporter, assistant, helper, henchman, sidekick, lackey: support, personnel, universal
corp, corporation, company, merchants, traders, merchant: trade, acquisition
runner, hacker, netrunner, decker, programmer: computer, skill, attempt
program, software, virus, malware, ice breaker, icebreaker, breaker: program, computer, virus, code
hardware, rig, tool, stadium, asset, supply, cargo, freight, goods: equipment, cargo, facility
wizard, mage, sorcerer, witch, archmage, magician: mortal, magic, power
god, deity, divine, almighty, omnipotent: god, prophet
dragon, beast creature, giant monster, sea monster: creature, animal
paladin, cleric, priest, monk, prelate: religious, honor, faith
rogue, smuggler, bounty hunter, pirate, outlaw, bandit, mercenary: smuggling, smuggler, treachery, mercenary, thief
noble, king, queen, emperor, royalty, prince: leader, emperor, vip, leadership
soldier class, veteran fighter, berserker, barbarian: security, strength, warrior
dignitary, politician, senator, president, governor, important person: vip, diplomacy, leader
judge call, floor rules, deck check, decklist, deck registration, infraction, warning, game loss, match loss, unsporting conduct, sportsmanship: tournament, illegal, penalty, director, forfeit
intentional draw, draw the match, id into top: tournament, tie, tournament scoring
multiplayer, free for all, three players, four players, two-headed giant, more than two players: player, opponent, multi, left
subgame, sub-game, minigame, mini game, game within a game: side game, game
dlc, precon, intro deck, starter box, learn to play, introductory, two-player game: starter, introductory, set, edition
sell, auction, bid, bidding, wager, ante, stake, gamble: bid, gamble, pay, points
negotiate, parley, make peace, peace talks: treaty, diplomacy, attack
backstab, treachery keyword, defector, switch factions, change faction, changes color, change clan: affiliation, switch, change, mix
gold card, two-color, two color, dual-color, tri-color, multi-class, dual class, two factions, both factions: multi-affiliation, affiliation, dual, multi
signature card, own ship, favorite ship, pilot bonus, pilot skill, crew bonus, driver bonus, synergy: matching, commander, ship, bonus
tech, equipment slot, upgrade slot, attach to ship, ship upgrade, improved hull: enhance, ship, equipment, enhancement
kindred, tribe type, race type, what type is, creature types: species, type, classification
two-faced, double agent card, secret identity, traitor card, hidden traitor: infiltrate, persona, impersonate
zombie, undead, vampire, assimilate, infect keyword, takes over my people: assimilate, drone`;

const talk = `
lethal, lethal damage, fatal, deadly, drops to zero, zero health, no health left, knocked to zero: kill, die, mortally wounded, destroy, damage
artificial, artificial life, synthetic, lifeform, life form, machine person, mechanical: android, robot, species, hologram, artificial
face-changing, changes shape, changes form, shape changer, change shape, pretends to be, poses as: shapeshifter, impersonate, disguise, persona
forbids, forbid, prohibit, prohibited, not allowed, nothing else, only thing it may do, locked out, banned from: cannot, restriction, must do nothing but, only, prevent
overflow, leftover, left over, surplus, remaining, remainder, spare: excess, remain, extra, left
in the middle of, middle, in between, halfway along: between, insert, adjacent
dark version, dark dimension, evil twin, mirror image, opposite side, reversed world: mirror, alternate, opposite, quadrant
half damage, halve, halved, cut in half: half, modifier, divide
backside, reverse side, other half, front and back, two sides: side, dual, face, two
helper, helpers, crew hands, side characters, bit part: support, personnel
needs, needed, threshold met, enough of, high enough: requirement, require, meet, total
partly, part of it, partially, not all of it, half done: partial, complete, attempt
keeps going, goes on, carry on, proceed, proceeds, next one: continue, continues, next, resume
starts over, start again, restart, reset, from scratch: restart, start, attempt, begin
as a whole, group total, all together, pooled stats: total, combined, cumulative
left alone, alone on a card, by itself, unguarded: alone, single, empty, unattended
captured card, taken card, card under another: captive, capture, under, beneath
owner gets it back, goes back to owner, give it back: owner, return, discard
goes where, which pile, whose discard: discard, owner, discard pile
at instant speed, any moment, anytime, whenever i want, out of turn: any time, interrupt, response, during
who chooses, who decides, who picks, does my opponent choose: choose, selection, opponent
what is this symbol, what does the symbol mean, little picture, symbol on the card, corner symbol: icon, symbol
small print, printed in italics, bottom text, what does the text mean, keyword text: lore, game text, text
rule conflict, two cards disagree, cards contradict, contradiction, which card wins: conflict, precedence, override, rule
card says otherwise, golden rule, card beats rule: card text, override, precedence
timing of, exact moment, same instant, who resolves first: simultaneous, order, step, timing
double up, doubled, two of the same, same card twice, duplicate effect: cumulative, double, copy, multiple
split, divide, spread, separate groups, split up my team: split, separate, divide, team
join up, regroup, meet up, link up, merge groups: join, team, together
landing, land on, touch down, go down to, beam down, drop off: land, beam, planet
pick up, fetch back, board again, bring aboard: beam, aboard, board
out of fuel, stranded vehicle, no range left, cannot reach: range, aground, move
carried, contents, passengers, what is inside, everything inside, load: aboard, carry, cargo, crew
blows up, explodes with everyone, crew dies with it, sinks: destroy, explode, aboard, discard
crew of zero, no crew, ghost ship, empty vehicle: empty, aboard, staff
take over his vehicle, steal a vehicle, hijack a ship, board his ship: commandeer, control, ship
skip, skipped, miss a turn, pass, passing: skip, instead, turn, pass
nothing happens, no target left, loses its target, illegal now: target, nullify, discard, illegal
earlier version, old printing, older wording, first edition: original, edition, version, printed
house rule, optional rule, variant rule, casual: variant, optional, rule, format
beginner, newbie, first game, new to the game, learning: starting, introductory, basic, start
sorting, sort my deck, what goes where, before shuffling: seed, deck, setup, construction
how long, how many turns, until when, does it last: duration, countdown, until, turns, end of turn
how often, how many times, more than once, again and again, limit per game: once, each turn, multiple, cumulative, limit
how much, how many points, what is it worth: points, worth, value, bonus, score
in pairs, couple, both of them, together with: both, pair, together, with
enemy base, his base, opponents base, use his building: opponent, facility, outpost, station
home ground, my own place, homeland, capital: homeworld, outpost, headquarters, home`;

/** The rows, each a line. */
export const gameTerms = [keywords, numbers, spaces, moments, roles, talk].join('');
