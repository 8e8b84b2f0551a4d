import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { step } from './steps.mjs';

describe('a step', () => {
  let output;
  beforeEach(() => {
    output = '';
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      output += text;
      return true;
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('gives what its work gives, and tells how long that took', async () => {
    expect(await step('Building', async () => 7)).toBe(7);
    expect(output).toMatch(/^ {2}Building \.\.\. \d+\.\d s\n$/);
  });

  it('that fails tells so, and fails', async () => {
    await expect(step('Building', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(output).toMatch(/Building \.\.\. failed after \d+\.\d s\n$/);
  });

  it('inside another one has a line of its own', async () => {
    await step('Outer', () => step('Inner', async () => undefined));
    expect(output.split('\n')).toEqual([
      '  Outer ... ',
      expect.stringMatching(/^ {2}Inner \.\.\. \d+\.\d s$/),
      expect.stringMatching(/^ {2}Outer \.\.\. \d+\.\d s$/),
      '',
    ]);
  });
});
