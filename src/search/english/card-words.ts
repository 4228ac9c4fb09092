/**
 * What the card games that are played most print on their cards and say at their tables, by what it is about: where
 * cards lie, what they cost, how they stand, fighting, whose move it is, building a deck, tournaments.
 *
 * Rows as in `other-games.ts`, beside which this is read.
 */
const places = `
bench, benched, active spot, front row, back row, frontline, lane, field, play area, tableau, stable, realm: in play, table, play
lost zone, set aside, set-aside, limbo, rfg, purge, purged: out of play, removed, aside
command zone, leader zone, arsenal, wishboard, wish, transformation deck, egg deck: side deck, side, reserve, tent
topdeck, top deck: draw, top, draw deck
bottom of the deck, bottom of my library, put on the bottom, tuck, tucked: bottom, under, beneath, draw deck
cycle, cycling, loot, rummage, wheel: draw, discard, exchange
row of locations, row of cards, path, track, line of planets, map, tile, hex: spaceline, row, location, path
next to, beside, neighbouring, neighboring, bordering: adjacent, next, neighbor
sector, star system, galaxy, faraway, far away: quadrant, region, system, far
squeeze, slot in, slide in, wedge, put between: insert, between, adjacent
hallway, corridor, door, doorstep, passageway: site, door, corridor, adjacent`;

const cost = `
ink, inkwell, pitch, energy card, basic energy, resource row, mana pool, mana rock, ramp, action point, action points, click, clicks: cost, resource, counter, card play
land drop, normal summon, one summon per turn, one card per turn, extra summon: card play, normal card play, play
special summon, cheat into play, skip the queue: download, free, special, report
additional cost, alternative cost, kicker, pay life: cost, pay, requirement, instead
colorless, colourless, neutral, unaligned, no faction, factionless, independent: neutral, affiliation, aligned
splash, off color, out of faction, mixed deck, mix factions, mixing colors, mixing colours: affiliation, mix, compatible, treaty
generic, vanilla, nameless, no name: universal`;

const states = `
detain, pacify, lock down, lockdown, stun counter, exert, exerted, kneeling, bowed, rested: stop, disable, inactive
faceup, turned face up, unmorph: face up, reveal, expose
evolve, evolution, digivolve, rank up, level up, ascend: exchange, replace, persona, change
attach, attached, equip, equipped, enchanted: carry, placed on, equipment, enhance
silence, blank, blanked, lose all abilities, strip, stripped: lose, game text, skill, remove
clone, doppelganger, mimic, imposter, impostor, lookalike, disguise, disguised, in disguise: copy, duplicate, shapeshifter, impersonate
double-faced, flip side, other side, other face, second face: side, dual, face, flip
lasts, wear off, wears off, expire, runs out, duration, temporary, timer, countdown, fading, until end of turn: duration, countdown, until, end of turn
base power, base stats, original stats, printed stats, printed value: printed, original, attribute
negative number, below zero, less than zero, minus points: negative, zero, less
rounding, round up, round down, fraction, half: half, round, fraction
badge, emblem, logo, sign, pip, crest: icon, symbol
subtype, supertype, creature type, tribal, profession, occupation, role: classification, species, type, skill
nickname, alias, subtitle: name, persona, title
artwork, art, illustration, photo: picture, image, lore`;

const fights = `
battle phase, attack phase, swing, alpha strike, charge, raid, assault, skirmish, clash, showdown: battle, attack, initiate, war
attacker, aggressor, attacking player, who started it: attack, initiate, attacker
chump, chump block, double block, gang up: defend, engage, battle
combat damage, burn, ping, direct damage, life total, life points, lose life: damage, hull, wounded
first strike, double strike, strikes first: first, strike, simultaneous
trample, overkill, excess damage, leftover damage: damage, destroy, excess
deathtouch, instant kill, one-shot, ko, koed, knocked down, taken down, take down, fainted, pass out: kill, mortally wounded, stunned, wounded, die
taunt, provoke, lure, goad, must attack, has to attack: must, attack, battle
pacifist, peaceful, refuse to fight, wont fight: attack, restriction, battle
lifelink, lifesteal, gain life, drain: heal, gain, points
gain control, threaten, mind controlled, brainwash, brainwashed, possess, possessed, convert, defect, turncoat, traitor, betray: control, commandeer, affiliation
charge counter, loyalty, level counter, dial, keep track: counter, marker, token, track
self-destruct, blow itself up: destroy, self`;

const moves = `
standby phase, ready phase, draw phase, refresh phase, beginning of my turn, beginning of the turn: start of turn, turn
end phase, cleanup, clean up, discard down: end of turn, turn
same time, same moment, both at once, active player, whose first, apnap: simultaneous, order, first, step
chain link, spell speed, respond to, counter the counter: response, respond, interrupt, actions
split second, uncounterable, mid, midway, halfway, in between: interrupt, during, step, suspend
window, timing, substep, when exactly: timing, step, action, resolution
missed the timing, missed trigger, forgot to, forgot: timing, step, optional, must
mandatory, compulsory, obligatory, forced to: must, required, optional
may ability, voluntary, if i want, do i have to: optional, may, must
replacement effect, would die, if it would: instead, place of, prevent
extra turn, another turn, additional turn, skip a turn, lose a turn: turn, additional, extra, skip
run, make a run, ice, server, subroutine, breach, access, delve, venture: attempt, mission, dilemma, encounter
investigate, clue, act, scheme, main scheme: mission, attempt, objective
fizzle, whiff, no effect, does nothing, wasted: discard, effect, nullify, target`;

const decks = `
deck size, minimum deck, deck building, deckbuilding, deck construction, build a deck, sixty cards, forty cards: deck, construction, seed deck, draw deck
copies of a card, how many copies, singleton, highlander, playset limit: copy, limit, universal, duplicate
draft, limited, cube, prerelease, booster draft: sealed, draft, format
fast format, blitz, quick game, short format, starter format: speed, format, variant, sealed
match points, match win, best of three, swiss, bye, pairing, standings, ranking: tournament, score, match
time limit, time is called, extra turns, round time: tournament, time, limit, timed
judge, referee, head judge, slow play, stalling, cheat, cheating: judge, director, tournament, illegal
concession, scoop, rage quit, drop out: forfeit, concede, tournament
first to, play to, point limit, race to: winning, points, win
proxy, sleeve, sleeves, misprint, promo, foreign: proxy, sleeve, printed, preview
put out first, lay out, deal out, place first: seed, lay, setup, phase
rules lawyer, rulebook, manual: rule, glossary`;

const people = `
psychic, telepath, empath, mind reader, mind reading, esp: empathy, telepathic, telepathy, mind
hologram, projection, hard light: hologram, holographic
scientist, researcher, professor: science, scientist
diplomat, negotiator, ambassador, envoy: diplomacy, diplomat, ambassador
thief, burglar, pickpocket, crook, swipe, pinch: steal, thief, stealing, theft
bride, groom, wedding, marry, married, fiance, sweetheart: spouse, romantic, partner, mate
parent, dad, father, mom, mother, brother, sister, sibling, relative, twin: family, relative, brother, sister, parent
half-breed, half breed, hybrid race, mixed blood: species, half
expedition, away party, boarding party, delegation: team, away team, party, crew
nobody aboard, unmanned, no one aboard, abandoned, deserted: empty, aboard, crew
abduct, kidnapped, seized, snatched, dragged off: capture, captive, abduct
interrogate, question, torture, grill: interrogate, captive, torture
villagers, locals, natives: native, inhabitant, citizen
evil world, evil version, bizarro: mirror, alternate, opposite`;

const saying = `
for good, forever, permanently, rest of the game, never again: permanent, permanently, out of play, remainder
on purpose, deliberately, intentionally, voluntarily: voluntary, voluntarily, choose, may
by accident, by mistake, misplay, misplayed, wrong card, forbidden, disallowed: illegal, legal, mis-seed, allowed
refund, money back, get it back, reimburse: return, regain, nullify
retain, hold on to, hang on to: keep, remain, retain
combined, altogether, sum, pool, pooled, add up to: total, combine, add, cumulative
lone, solo, single-handed, single-handedly, by himself, by herself, on his own: alone, only, single
loot, reward, spoils, payoff, payout: points, bonus, artifact, earn, score
ghost, ghostly, intangible, see-through, out of phase: phase, phased, cloak
torpedo, missile, rocket launcher, salvo, shoot down: weapons, missile, fire, destroy
radio, phone, broadcast, signal, transmit: message, hail, communicate, transmission
timepiece, wristwatch, stopwatch: clock, watch, time
drug, dose, medication, addict, addicted, junkie: drug, medicine, addict
animal, beast, pet, dog, cat: animal, creature
swap places, trade places, switch places: exchange, replace
stand in, stand-in, substitute, surrogate, fill in for: instead, substitute, replace
stacked under, underneath, below: under, beneath, top, stack
over and over, as often as i like, repeatedly: each, unlimited, repeat, cumulative
at most, maximum, max, cap, ceiling: limit, maximum
does it matter, matters, ignore, disregard: ignore, affect
left behind, stay behind, stranded, marooned: remain, aground, left
ride along, come along, travel with, go along: aboard, move, carry`;

/** The rows, each a line. */
export const cardWords = [places, cost, states, fights, moves, decks, people, saying].join('');
