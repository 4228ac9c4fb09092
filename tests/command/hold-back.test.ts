/* eslint-disable no-console -- what is said on the console is what is tried here */
import { afterEach, expect, it, vi } from 'vitest';

import { holdingBack } from '../../scripts/command/hold-back.ts';

afterEach(() => { vi.restoreAllMocks(); });

it('of what is said while a library works only its own words are held back, and afterwards nothing, though it failed', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const loud = console.error;
  await expect(holdingBack('Service stopped', () => {
    console.error('Service stopped', new Error('its stack'));
    console.error('The disk is full');
    return Promise.reject(new Error('gone'));
  })).rejects.toThrow('gone');
  expect(console.error).toBe(loud);
  console.error('Service stopped');
  expect(said.mock.calls).toEqual([['The disk is full'], ['Service stopped']]);
});
