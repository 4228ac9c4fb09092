import { existsSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { failure } from '../../scripts/command/failure.ts';
import { makeFolder } from '../../scripts/output/make-folder.ts';
import { temporaryFolder } from '../ingest/rig/temporary-folder.ts';

const systemError = (code: string, file: string): Error => Object.assign(new Error(`${code}: mkdir '${file}'`), { code, syscall: 'mkdir', path: file });

describe('a folder that is made', () => {
  it('is there with all above it', () => {
    const folder = path.join(temporaryFolder(), 'a/b/c');
    expect(makeFolder(folder)).toContain('a');
    expect(existsSync(folder)).toBe(true);
    expect(makeFolder(folder)).toBeUndefined();
  });

  it('on a read-only disk fails with that as the reason, and what to do', () => {
    const folder = path.join(temporaryFolder(), 'a/b/c');
    // What Linux answers: the reason only where a single folder is asked for.
    const readOnly = (file: string, options?: { recursive: boolean }): never => {
      throw systemError(options?.recursive === true ? 'ENOENT' : 'EROFS', file);
    };
    let told = '';
    try {
      makeFolder(folder, readOnly);
    } catch (error) {
      told = failure(error).message;
    }
    expect(told).toBe(`The disk is read-only; name a folder on another one (${folder.replace('/b/c', '')}).`);
  });
});
