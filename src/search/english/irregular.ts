/** Words whose forms no rule makes: each row is one word. */
const rows = `
be am is are was were been being; bear bore borne born; beat beaten; become became; begin began begun; bend bent; bet betting
bind bound; bite bit bitten; bleed bled; blow blew blown; break broke broken; breed bred; bring brought; build built; burn burnt
buy bought; catch caught; choose chose chosen; cling clung; come came; creep crept; deal dealt; dig dug; die died dying dies dead
draw drew drawn; drink drank drunk; drive drove driven; eat ate eaten; fall fell fallen; feed fed; feel felt; fight fought
find found; flee fled; fly flew flown; forbid forbade forbidden; forget forgot forgotten; freeze froze frozen; get got gotten
give gave given; go went gone goes; grow grew grown; hang hung; hear heard; hide hid hidden; hold held; keep kept; kneel knelt
know knew known; lay laid; lead led; leave left; lend lent; lie lay lain lying; light lit; lose lost; make made; mean meant
meet met; pay paid; ride rode ridden; ring rang rung; rise rose risen; run ran; say said; see saw seen; seek sought; sell sold
send sent; shake shook shaken; shoot shot; show shown; shrink shrank shrunk; sing sang sung; sink sank sunk; sit sat; sleep slept
slide slid; speak spoke spoken; spend spent; spin spun; stand stood; steal stole stolen; stick stuck; strike struck stricken
swear swore sworn; swim swam swum; swing swung; take took taken; teach taught; tear tore torn; tell told; think thought
throw threw thrown; tie tied tying; understand understood; wake woke woken; wear wore worn; win won winning winner; wind wound
withdraw withdrew withdrawn; write wrote written; man men; woman women; child children; person people; foot feet; half halves
life lives; self selves; thief thieves; wife wives; wolf wolves; knife knives; mouse mice; tooth teeth`;

const others = new Map<string, readonly string[]>();
for (const row of rows.split(/[;\n]/u)) {
  const forms = row.trim().split(' ');
  for (const form of forms) others.set(form, [...others.get(form) ?? [], ...forms.filter((other) => other !== form)]);
}

/** The other forms of a word that has irregular ones; empty for all others. */
export function irregularForms(word: string): readonly string[] {
  return others.get(word) ?? [];
}

/** Every irregular form there is. */
export function allIrregularForms(): Iterable<string> {
  return others.keys();
}
