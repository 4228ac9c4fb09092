import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { consolidate } from '../../scripts/consolidate/consolidate.ts';
import { decisionHash } from '../../scripts/decisions/decision-hash.ts';
import { readDecision } from '../../scripts/decisions/read-decision.ts';
import type { Decision } from '../../scripts/decisions/decision.ts';
import type { LinkedCorpus } from '../../scripts/link/linked.ts';
import { corpus as corpusSchema } from '../../src/model/corpus.ts';
import { buildCorpus } from './build-corpus.ts';
import { caseInput } from './case-input.ts';
import { caseOutput } from './case-output.ts';

const folder = path.join(import.meta.dirname, '../fixtures/consolidate');

/** One folder, one case. `vitest -u` writes the outputs anew: read the difference before committing it. */
describe.each(readdirSync(folder))('%s', (name) => {
  const read = (file: string) => readFileSync(path.join(folder, name, file), 'utf8');
  const input = caseInput.parse(parse(read('input.yaml')));

  test(input.shows, async () => {
    expect(existsSync(path.join(folder, name, 'output.yaml')), 'the case has an output').toBe(true);
    const linked = buildCorpus(input);
    const corpus = consolidate(
      linked,
      input.decisions.map((value, index) => decision(value, `${index + 1}.yaml`, linked)),
      input.today,
    );
    expect(corpusSchema.parse(corpus)).toEqual(corpus);
    await expect(stringify(caseOutput(corpus), { lineWidth: 0 })).toMatchFileSnapshot(path.join(folder, name, 'output.yaml'));
  });
});

/** A decision as read; `hash: fits` becomes the fingerprint of the entry's base text with the amendment it names. */
function decision(value: Record<string, unknown>, file: string, linked: LinkedCorpus): Decision {
  const hash = value['hash'] === 'fits' ? hashOf(String(value['amendment']), linked, value['entry']) : value['hash'];
  const read = readDecision(hash === undefined ? value : { ...value, hash }, file);
  if (read.decision === null) throw new Error(read.messages.map(({ message }) => message).join('\n'));
  return read.decision;
}

function hashOf(amendment: string, { rulings, entries }: LinkedCorpus, named: unknown): string {
  const ruling = rulings.find(({ id }) => amendment.startsWith(`${id}-a`));
  const instruction = ruling?.instructions[Number(amendment.split('-a').at(-1)) - 1];
  const entry = entries.find(({ id }) => id === (named ?? ruling?.entry));
  if (instruction === undefined || entry === undefined) throw new Error(`no amendment ${amendment} of an entry held`);
  return decisionHash(instruction.instruction, instruction.newText, entry.base);
}
