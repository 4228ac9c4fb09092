import { cruise } from 'dependency-cruiser';
import type { ICruiseResult } from 'dependency-cruiser';
import { expect, it } from 'vitest';

/** What imports what, types too. The linter's own rule sees only what runs, and takes as long as all its others. */
it('no file imports itself by way of others, not even for a type', { timeout: 120_000 }, async () => {
  const { output } = await cruise(['scripts', 'src', 'tests'], {
    ruleSet: { forbidden: [{ name: 'circle', severity: 'error', from: {}, to: { circular: true } }] },
    validate: true,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules' },
  });
  const { modules, summary } = output as ICruiseResult;
  expect(modules.length).toBeGreaterThan(800);
  expect(summary.violations.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
});
