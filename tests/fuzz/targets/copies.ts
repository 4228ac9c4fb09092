import { strict as assert } from 'node:assert';

import fc from 'fast-check';

import { text } from '../../../scripts/site/site-files.ts';
import { isComplete } from '../../../src/offline/copy/examine.ts';
import { Store } from '../../../src/offline/copy/store.ts';
import { renew, useNext } from '../../../src/offline/copy/update.ts';
import { answerPage, answerPart } from '../../../src/offline/worker/answer.ts';
import { CopyReader } from '../../../src/offline/worker/copy-reader.ts';
import { leaveDevice } from '../../offline-copy/rig/network.ts';
import type { Device } from '../../offline-copy/rig/network.ts';
import { harmed, harms, lines } from '../../offline-copy/rig/states.ts';
import type { Harm } from '../../offline-copy/rig/states.ts';
import { newer, older, root } from '../../offline-copy/rig/two-builds.ts';
import { target } from '../target.ts';
import type { Target } from '../target.ts';

/** What a reader's device goes through: the line changes, the site is asked, copies are swapped, the browser ends, pages are read. */
const step = fc.oneof(
  lines.map((line) => ({ does: 'line' as const, line })),
  fc.record({ does: fc.constant('renew' as const), changes: fc.option(fc.nat(30), { nil: Infinity }) }),
  fc.record({ does: fc.constant('use' as const), changes: fc.option(fc.nat(12), { nil: Infinity }) }),
  fc.record({ does: fc.constant('read' as const), name: fc.constantFrom(...new Set([...older.pages.keys(), ...newer.pages.keys()])) }),
);

const builds = [older, newer];

/** Nothing of one build under the name of another; what is of neither says so. */
async function read(name: string, line: Device['line']): Promise<void> {
  const reader = new CopyReader(new Store(root));
  const held = await reader.held();
  const build = builds.find(({ list }) => list.version === held?.copy.version);
  if (build === undefined) throw new Error('There is no copy, or one of no build');
  const own = text(build.pages.get(name) ?? new Uint8Array());
  const request = new Request(root + name.replace(/index\.html$/, ''));
  if (!name.endsWith('.html')) {
    const part = await answerPart(request, build.list.version, reader, root);
    assert.ok(!part.ok || await part.text() === own, 'A part is of another build');
    return;
  }
  const { response, version } = await answerPage(request, reader, root);
  const words = await response.text();
  assert.ok(words === own || words.includes('data-from-') || !response.ok || line === 'portal', 'A page of another build does not say so');
  if (version === null) assert.ok(words.includes('data-from-site') || line === 'portal', 'A page of the site does not say so');
}

interface Life {
  harm: readonly Harm[];
  steps: readonly (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[];
}

async function goOn(on: Device, one: Life['steps'][number]): Promise<void> {
  if (one.does === 'line') on.line = one.line;
  else if (one.does === 'read') await read(one.name, on.line);
  else {
    on.caches.changesLeft = one.changes;
    await (one.does === 'renew' ? renew(new Store(root), root) : useNext(new Store(root))).catch(() => undefined);
    on.caches.changesLeft = Infinity;
  }
}

async function live({ harm, steps }: Life): Promise<void> {
  const { on } = await harmed(harm);
  for (const one of steps) {
    await goOn(on, one);
    const held = await new Store(root).held('current');
    if (held === null) throw new Error('The copy is gone');
    // The older copy was harmed to begin with; what takes its place is whole.
    assert.ok(held.copy.version === older.list.version || await isComplete(held.copy, new Store(root)), 'A copy that is not whole took the place of the old one');
  }
  // With a line, everything comes right by itself.
  on.line = newer;
  await renew(new Store(root), root);
  await useNext(new Store(root));
  assert.equal((await new Store(root).held('current'))?.copy.version, newer.list.version);
  assert.ok(await isComplete(newer.list, new Store(root)), 'The newest copy is not whole');
}

/** A case whose time is over is left in the middle, and goes on; what it has replaced is nobody else's until it ends. */
let last: Promise<unknown> = Promise.resolve();

function inTurn(one: Life): Promise<void> {
  const now = last.then(() => live(one)).finally(leaveDevice);
  last = now.catch(() => undefined);
  return now;
}

const tried = target({ name: 'copies', cases: fc.record({ harm: harms, steps: fc.array(step, { maxLength: 8 }) }), holds: inTurn });

/** The states of a copy on a device: lost and spoilt parts, networks of all kinds, two builds, an end between any two changes. */
export const copies: Target = {
  name: tried.name,
  fuzz: async (seed, milliseconds) => {
    const outcome = await tried.fuzz(seed, milliseconds);
    await last;
    return outcome;
  },
};
