/**
 * Everyday words of people who never played: what they see in the pictures, what they do with the cards, how they ask.
 *
 * Rows as in `other-games.ts`, beside which this is read; what a thing is called most often stands first.
 */
const people = `
guys, bunch of guys, crewmates, workers, servant, team member, team members, passenger, passengers, those on board, everyone on board, everybody on board: personnel, crew, aboard
bad guy, baddie, their guys, his guys, his people, his men, his crew: opponent, opposing, personnel
soldiers, troops, marines, infantry, fighters, armed men, security guy, muscle man, strong guy, thug: security, personnel, strength
boss of the ship, who is in charge, in command of, ships captain, steers, steering, at the helm, helmsman, navigator: captain, commander, matching, navigation, staff
painter, artist, painting, paintings, sculpture, statue, masterpiece, museum piece, antique, heirloom: artifact, art
shrink, psychologist, psychiatrist, therapist, counselor, counsellor: psychology, mind, affected
surgeon, physician, doc, lady doctor, paramedic, hospital, clinic, sickbay, infirmary, ambulance: medical, doctor, cure
repair guy, handyman, fixer, fix it man, techie, tech guy, plumber, mechanic guy, engine man: engineer, engineering, repair
cop guy, policeman, detective guy, warden, jailer, sheriff: security, guard, officer, law
teacher, student, pupil, cadet, trainee, apprentice, rookie: cadet, academy, skill
robot guy, walking computer, mechanical man, metal man, artificial person, fake human, android guy: android, artificial, computer
blue guy, green guy, pointy ears, pointed ears, big ears, bumpy head, weird forehead, spots: species, alien
clone, clones, identical people, two of them, same person twice, same guy twice, younger self, older self, other self, future self: persona, copy, duplicate, version
ghost girl, imaginary person, not real, unreal, projected, made of light, light person, only light: hologram, holographic
half human, part human, mixed race, mixed parents, half blood, two races, which race, no race, nationality: species, half, type
sisters, brothers, twins, two people on one card, both people, pair on a card, duo, the two of them: dual, sisters, personnel, both
family member, mum, grandma, grandpa, aunt, uncle, cousin, daughter, son: relative, family, parent
ladies, females, girls, men, males, boys, he or she, gentleman: female, male, gender
crowd, mob, everybody, everyone, all of them, whole team, entire team, whole crew, entire crew: all, crew, away team, personnel
specialist, expert, pro, master of, skilled person, skilled guy, knows how: specialist, skill
dictator, tyrant, ruler, warlord guy, chairman, chairwoman, prime minister, mayor: leader, leadership, vip`;

const things = `
sailing boat, spaceships, saucer, flying saucer, freighter, tanker, bus, truck, car, plane, aircraft: ship, vessel, vehicle, barge
clockwork, clock, pocket watch, hourglass, calendar, date: clock, watch, time, timeline
mask, costume, suit, armor suit, dress, clothes, uniform, helmet, goggles, glasses: disguise, impersonate, equipment
crystal, gem, jewel, diamond, ball, orb, sphere, glowing ball, crystal ball: crystal, orb, artifact
sword, knife, blade, axe, dagger, spear, bow and arrow, pistol, rifle, phaser gun, ray gun, blaster: hand weapon, weapon, equipment
medicine, pill, drug dose, injection, withdrawal, cold turkey, deprived: medicine, deprive, addict, medical
radio message, call for help, distress, sos, signal fire, letter in a bottle: message, distress, hail
stargate, gateway, magic door, secret door, back door, trapdoor, hatch, airlock: doorway, door, portal
hole in space, black hole, whirlpool, rip, crack, tear in, rift, vortex, storm, lightning: rift, anomaly, wormhole, space
two part card, two-card, second half, other half of, first half, both halves, one half, pair of cards, half of the pair: pair, wormhole, both, second
tunnel entrance, tunnel exit, tunnel interrupts, ends of the tunnel, tunnels, coming out, comes out, come out where: wormhole, exit, movement
sun, exploding star, star blew up, star exploded, nova: supernova, star, destroy
moon, comet, meteor, gas cloud: nebula, asteroid, space, planet
fence, wall, shield wall, force field, forcefield, barrier field, invisible wall, dome: shields, barrier, force field
rope, net, cage, cell, brig, dungeon cell, handcuffs, tied up, in chains: captive, brig, capture, trap
box, chest, locker, storage, closet, cupboard, attic, basement, storeroom, warehouse: storage, cargo, compartment
parking lot, parking spot, parking space, mothership, docked at, docked, hooked up: dock, dock at, facility, aboard
cyborgs, hive mind, collective mind, machine people, half machine: drone, collective, hive
fish, shark, bird, snake, spider, rat, horse, monkey, bug, insect, worm, slug: creature, animal, species
flames, burning, flood, ice storm, earthquake, volcano, tremor: damage, destroy, quake, planet
sleep, sleeping, dream, nightmare, coma, frozen in time, time stands still, stands still, statue like, suspended animation: stasis, disabled, inactive
plaque, dedication plate, name plate, nameplate, ships name, name on the ship: ship, matching, commander, name
paint, coloured frame, colored frame, border colour, border color, frame, coloured border, different coloured, card colour, card color, colors on the card: affiliation, border, multi
picture on the card, photo on it, face on the card, drawing, who is that in the picture: image, picture, lore, persona
number in the corner, number on the card, number on it, no number, no points printed, no score number, score number, printed points, blank corner: points, printed, printed number, worth`;

const scenery = `
city, farm, forest, mountain, river, lake, ocean, island, desert, jungle, swamp, country, countryside: planet, location, region
continent, part of the map, side of the map, half of the map, part of the galaxy: quadrant, region, spaceline
temple, shrine, church, cathedral, sanctuary, monastery: site, religion, planet
bank, vault, piggy bank, savings: gold, store, score
goblin, orc, elf, dwarf, demon, angel, devil, skeleton, fairy, ogre, troll, giant: species, creature, personnel
warlock, druid, assassin, ranger, swordsman, gladiator: classification, personnel, treachery
farmer, miner, sailor, smith, peasant, labourer, slave, beggar, folks, townsfolk, common people: personnel, civilian, native, species
princess, duke, baron, lord, lordship, majesty: leader, vip, leadership
potion, elixir, antidote, vaccine, tonic, bandage: medical, cure, heal, prevent
amulet, crown, wand, talisman, charm, idol, chalice: artifact, equipment
boots, gloves, backpack, bag, sack, toolbox, gadgets, luggage, boxes: equipment, carry, cargo
grenade, dynamite, explosives, landmine: destroy, explode, weapon
key card, password, secret code, lock picking, pick the lock: access, door, computer
stranger, visitor, guest, tourist, stowaway: intruder, aboard, visit
white flag, surrender, surrendering, lay down arms: captive, capture, forfeit
ghost town, nobody home, nobody there, no one there, nobody around: empty, present, opponent`;

const doing = `
finish a place, place is done, job is done, job done, already done, done already, completed, beaten, beat the mission, beat the planet, cleared, polished off: solved, completed, mission, attempt
finished the planet, finish the planet, finish a planet, solve the planet, done with the planet, clear a planet: solve, mission, planet, complete
do it again, do the same again, repeat it, one more time, second time, have another go, straight off again: again, attempt, once, repeat
get him on the table, get her on the table, on the table, bring into the game, get into the game, get him out, get her out, how do i play: bring, play, enter, report
get him back, get my guy back, comes back, come back to, where does he come back, come back from: return, returns, where, rejoin
taken away, carried off, disappears, vanish, vanished, gone missing, kidnapped guy, sent away, goes away, whisked away: relocated, relocate, captured, removed
trick him, trick the other player, lie about, lying, cheat him: fool, bluff, false, illegal
show me, show him, let me see, let him see, look at my cards, look at my hand, peek at my hand, read everybody, read his card, read my card: showing, show, look, reveal, examine
point at, point to the card, hand over my card, prove i can, proving, prove that: show, showing, verify, reveal
does it count, do they count, counts for, counts twice, count twice, counts as two, count for two: count, two, meet, apply
fill two spots, crew spots, crew spot, two jobs at once, crew slots, two crew slots, two crew spots, fill two crew spots, counts for two crew: staffing, staff, crew, meet
enough people, how many people, crew needed, people needed to fly, who can fly it, who can drive: staffing, staff, required, personnel
pays me, pay me points, earn every turn, collect every turn, collect every round, collect again, collect it every, keep collecting, each turn bonus: worth, score, each turn, points
lasting bonus, permanent bonus, steady income, income: worth, points, enhancement, continuous
no longer counts, stops counting, what if he leaves, if he leaves, when he goes away: no longer, leaves, lose, remain
give me points, steal my points, pay with points, pay points, buy freedom, buy my freedom, buy him free, pay the ransom, bail out, bail him: bail, points, lose, transfer
no points yet, no score, zero points, score of zero, nothing on the scoreboard, in the red, below nothing: zero, negative, score, points
am i punished, do i get punished, my fault, whose fault, who is to blame, blame, responsible, guilty: responsible, lose, penalty, points
blow something up, blowing up, blew up, blow up the, blown to bits, smash, smashed, wreck, wrecked, ruin, ruined, crush: destroy, destroyed, destroying
belong together, go together, match each other, fitting, fits, goes with: matching, match, compatible
work together, working together, cooperate, live together, on one ship, on one boat, on the same boat, in one boat, same side, get along: mix, compatible, together, cooperate
change sides, switch teams, switch side, join the other side, become the enemy, other team, go over to the enemy: affiliation, switch, change, mode
who chooses, who gets to choose, gets to pick, who picks the target, who decides who, i decide, do i decide, may i choose who, choose who, pick who, decide which: selection, choose, select, owner
do the work, does the work, do the job, who does it, take part, takes part, participate, sit out, stay out of it, leave him out, hold back, holds back: participate, use, meet, required
everybody has to, must everybody, must everyone, must all, must every, does everyone: all, required, each, participate
keep a card secret, keep secret, hide my cards, hide a card, cover a card, upside down, other way round, turn it over: face down, hidden, reveal, seed
wrong place, put in the wrong place, wrong spot, wrong way, useless card, dud, nonsense card, rubbish, junk, does not belong there: mis-seed, illegal, seed, wrong
put under, put it under, hidden under, buried, below it, lying under, stuff under: seed, beneath, under
put down together, both put down, we both put, both brought, we both brought, each brought, both of us brought, both have the same: duplicate, both, seed, unique, copy
put on top, goes on top, on top of his, right on top, cover his: overlap, top, duplicate, place
laid out, lay out, line up, lined up, in a line, row in the middle, row of planets, along the line, put in a row, placed in order: spaceline, order, location, seed
lend, borrow, lend each other, share what they know, know-how, know how, share talents, use each others: share, skill
learn, learns, study, teach, taught, gain a talent, new talent, gets a talent, pick up a talent: add, skill, gain, modify
half a talent, only half, just half, part of a talent, incomplete, cut off text, missing text, unfinished: half, skill, partial, complete
already has it, has it already, already knows it, had it before, same talent twice, twice the talent: multiple, skill, cumulative, add
lose a talent, loses a talent, forget, forgets, loses a keyword, lose a keyword, drops a level: lose, skill, remove, level
get stronger, gets stronger, stronger, become stronger, grow, power up, gets weaker, weaker, weaken: enhance, attribute, strength, bonus
how far, how quick, how fast, how many steps, how many squares, how many spaces, squares, steps per turn: range, move, movement, span
fly through, pass through, go past, go across, get across, jump across, fly across, cross over: cross, move, movement, through
sneak past, slip past, tiptoe: infiltrate, cloak, pass
sneak into, creep in, creep into, get into, break into, burgle, climb in, let himself in: enter, trespass, intruder, aboard
send over, sends over, beam over, over on his ship, over on his boat, on his ship, onto his ship, onto his boat, on my ship, storm aboard: aboard, beam, intruder
scouts, scout, scouting, explore, exploring, explorer, have a look round, looking round, reconnaissance: scouting, scout, probe
go home, send home, sent home, return home, bring home, get home, flee home: homeworld, return, outpost, facility
fall off, falls off, slip, break down, breaks down, broken, out of order, kaput, stalled, wont start: damage, disabled, stalled, stopped
take a rest, rest, rests, have a break, get tired, gets tired, tires, fatigue, fatigued, weary, weakened: stopped, stop, fatigue
wake, wakes, woken, come to, comes to, back on his feet, on their feet again, when do they recover: unstopped, unstop, start, turn
still kill, can he be killed, can it be killed, hurt them, harmed, harm, can anything hurt, bulletproof, cannot die: affected, kill, immune, killed
poor guy, some guy, one random person, random person, random guy, random victim, some random: random, selection, personnel
one after the other, one by one, in turn, take turns, back and forth, alternate: order, alternate, turn, one
wait for someone, hold off, holds off, wants to wait, till later, save for later, keep for later, put off: delay, wait, may, until
nasty card, nasty cards, bad card, bad cards, evil card, trap card, traps, problem card, problem, problems, obstacles, challenge card: dilemma, hazard, overcome
next trap, every trap, each trap, before the next, every new one, next problem, one more problem: next, dilemma, each, encounter
skip the first, skip a trap, skip the trap, pass over a trap, ignore the first, throw out the first: discard, dilemma, first, ignore
separate pile, little separate pile, my little pile, side pile, pile beside, special pile, second pile, extra cards beside: side deck, side, tent
goes back under, back underneath, tucked back, back into the pile, back in the pile, on the bottom: under, beneath, bottom, place
throw in another, play another one, use another, send in another: another, play, second
war, battlefield war, war time, at war, peace time, truce time: wartime, war, battle
change history, changed history, rewrite history, wipe from history, wiped out from time, time police, go back in time, travel in time, sent to the past: timeline, time, history, time location
evil twin world, evil twin planet, evil twin, mirror world, good side, ordinary side, the normal world, other universe: mirror, mirror universe, universe, quadrant
whole thing again, everything back, get it all back, get everything back, undone: nullify, return, cancelled, destroyed
start with, begin with, at the very start, get going, first turn, my first turn: start, starting, first, draw
what wins, how to win, how do you win, when have i won, when is it over, finish line, goal of the game, point of the game: winning, points, game, win
too late, in time, still in time, last second, before it happens, stop it from happening: prevent, response, before, interrupt
rest of my turn, this turn, same turn, next turn, tonight, right now, only next turn: turn, end of turn, next, start of turn`;

/** The rows, each a line. */
export const plainWords = [people, things, scenery, doing].join('');
