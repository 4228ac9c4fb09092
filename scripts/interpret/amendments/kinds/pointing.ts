import type { CommandKind } from '../command-kind.ts';

/** Every kind of command in pointers.ohm, by the name of its rule: what is said of references. */
export const pointingKinds: Record<string, CommandKind> = {
  Pointing_redirected: { operation: 'substitution', example: 'The reference to docking should be to mooring.' },
  Pointing_exchanged: { operation: 'substitution', example: 'Replace the reference to docking by one to mooring.' },
  PlacedPointing_forOne: { operation: 'substitution', example: 'For the reference to docking substitute one to mooring.' },
  Pointing_rather: { operation: 'substitution', example: 'The last reference should be to "money", not to "coins".' },
  Pointing_gains: { operation: 'insertion', example: 'The "See" line gains "wharf".' },
  Pointing_joins: { operation: 'insertion', example: '"Wharf" joins the references at the end.' },
  Pointing_added: { operation: 'insertion', example: 'A cross-reference to wharf is added.' },
  Pointing_put: { operation: 'insertion', example: 'Add wharf to the references at the end.' },
  Pointing_putThere: { operation: 'insertion', example: 'Add to the See line: wharf.' },
  PlacedPointing_labelled: { operation: 'insertion', example: 'New cross-reference: wharf.' },
  Pointing_loses: { operation: 'repeal', example: 'The See line loses "ship".' },
  Pointing_noLonger: { operation: 'repeal', example: 'This entry no longer refers to ship.' },
  Pointing_falls: { operation: 'repeal', example: 'The reference to ship falls away.' },
  Pointing_leaves: { operation: 'repeal', example: 'Ship comes out of the See line.' },
  Pointing_dropped: { operation: 'repeal', example: 'Drop ship from the references at the end.' },
  PlacedPointing_turned: { operation: 'substitution', example: 'See line: docking -> mooring.' },
  PlacedPointing_changed: { operation: 'substitution', example: 'In the See line, change docking to mooring.' },
  PlacedPointing_forWord: { operation: 'substitution', example: 'In the See line, for docking read mooring.' },
  PlacedPointing_added: { operation: 'insertion', example: 'In the See line, add wharf.' },
  PlacedPointing_deleted: { operation: 'repeal', example: 'In the See line, delete ship.' },
  Becoming_report: { operation: 'substitution', example: 'This entry becomes a cross-reference to ferry.' },
  Becoming_order: { operation: 'substitution', example: 'Turn this entry into a cross-reference to ferry.' },
  Becoming_say: { operation: 'substitution', example: 'Let this entry just say "See ferry."' },
  PlacedPointing_amongst: { operation: 'repeal', example: 'Of the three references in the last line, that to ship is dropped.' },
};
