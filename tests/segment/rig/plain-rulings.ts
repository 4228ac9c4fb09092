/** A rulings document before it is dressed: what any dress must be read back to. */

export interface PlainRuling {
  topic: string;
  starred: boolean;
  /** The first stands on the topic's line, where the dress has it so; one that begins with `• ` is a list item. */
  paragraphs: string[];
}

export interface PlainDocument {
  title: string;
  /** ISO day. */
  date: string;
  introduction: string[];
  rulings: PlainRuling[];
}

const ruling = (topic: string, ...paragraphs: string[]): PlainRuling => ({ topic, starred: false, paragraphs });

/** Rulings of an invented month, with what most easily misleads: subtopics, new text with dashes and colons, lists, pointers. */
export const OSTERMERE: PlainDocument = {
  title: 'Lamps of Ostermere Current Rulings',
  date: '2009-03-02',
  introduction: [
    'Current Rulings keep the Glossary of Lamps of Ostermere in step with play, and hold whatever the Table has settled in the meantime. Judges use them together with the Glossary.',
    'This document contains all Current Rulings issued since Glossary v2.4 (June 2008). What a member of the Table writes elsewhere is good advice, but no ruling until it stands here.',
  ],
  rulings: [
    ruling('anchor', 'An anchor that has been let go holds the barge until two citizens who are awake take it up again. (Letting it go needs only one of them, who may be asleep.)'),
    ruling('Barge of the Nine Pence', 'Delete this entry.'),
    ruling('bell rope', 'This tool may be lent, but not to a citizen who has one. It may be cut by anybody who has a knife and a reason; the pieces are of no use to anyone. Both houses are told.'),
    ruling('captain', 'Change the second paragraph to:', 'When two captains are aboard, the one with the higher WIT commands. If he is dimmed, the other commands until the end of the turn and no longer. The Old Captain - so called - counts as one.'),
    ruling('Courier, The', 'See The Courier.'),
    ruling('double tide', 'This Glossary entry has been deleted and replaced: Two tides in one turn. Nothing may be laid between them, and a weir that was shut before the first stays shut until both have run.'),
    ruling('harbour - low tide', 'Nothing moves in a harbour at low tide but the mud. A barge that is in it then:', '• may not be boarded, unless a bridge stands beside it;', '• may be searched by any Watch of the same bank.'),
    ruling('Ida’s Lantern', 'She may light this lamp from any quay of her guild. Example: Ida is at Salt Stairs, and the lamp is at the weir. She lights it, and the barge below is no longer dimmed.'),
    ruling('lamplighter', 'Add to the end of the first paragraph: "A lamplighter who is dimmed lights nothing." See anchor and bell rope.'),
    ruling('letter', 'A letter is a card that names both a sender and a house. One that was opened is still a letter (though nobody has to read it), and may be closed again with wax from the chandler of either bank.'),
    ruling('night porter', 'He may be dimmed. If your opponent has a night porter too, each of them is told of everything the other one saw, in the order in which it was seen.'),
    ruling('Old Pettibone', 'Old Pettibone has errata: "Lights two lamps at once." He is not a lamplighter, whatever the choir may sing of him at the weir.'),
    ruling('toll', 'You may not pay a toll in salt. A toll that cannot be paid is owed, and a house that owes three tolls loses its next Weir Phase. [SALT] on a card means that the card is salt.'),
    ruling('Weir Choir', 'Each singer of the choir counts as a citizen of the bank on which she stands when the song begins.'),
  ],
};
