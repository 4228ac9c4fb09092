import type { CommandKind } from './command-kind.ts';
import { addingKinds } from './kinds/adding.ts';
import { deletingKinds } from './kinds/deleting.ts';
import { enclosingKinds } from './kinds/enclosing.ts';
import { movingKinds } from './kinds/moving.ts';
import { pointingKinds } from './kinds/pointing.ts';
import { readingKinds } from './kinds/readings.ts';
import { replacingKinds } from './kinds/replacing.ts';
import { reportKinds } from './kinds/reports.ts';

/** Every kind of command of the grammar, by the name of its rule, and the operation that it is; one table for each file of the grammar. */
export const commandKinds: Record<string, CommandKind> = { ...addingKinds, ...deletingKinds, ...enclosingKinds, ...movingKinds, ...pointingKinds, ...readingKinds, ...replacingKinds, ...reportKinds };
