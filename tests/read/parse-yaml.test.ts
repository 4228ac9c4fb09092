import { expect, it, vi } from 'vitest';

import { parseCorpusConfig } from '../../scripts/read/corpus-config.ts';

it('a key of corpus.yaml that is a list is refused, and the library says nothing of its own', () => {
  const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  expect(() => parseCorpusConfig('{ [title]: Lamps }: x\n')).toThrow(/^corpus\.yaml, line 1: the file: expected no key but/u);
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});
