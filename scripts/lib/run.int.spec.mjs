import { describe, expect, it } from '@jest/globals';
import { run } from './run.mjs';

const program = (source, options) => run(process.execPath, ['-e', source], options);

describe('a program', () => {
  it('answers its exit and all it said, good or bad', async () => {
    const said = await program('console.log("out"); console.error("err"); process.exit(3)');
    expect(said.code).toBe(3);
    expect(said.output.split('\n').toSorted()).toEqual(['', 'err', 'out']);
  });

  it('is done when it ends, though what it started holds its output open', async () => {
    const { code, output } = await program(`
      const { pid } = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
        stdio: 'inherit', detached: true });
      console.log(pid);
      process.exit(0);
    `);
    process.kill(Number(output));
    expect(code).toBe(0);
  });

  it.each([
    ['ends when it is asked to', 'setInterval(() => {}, 1000)', 'SIGTERM'],
    ['ends well', 'process.once("SIGTERM", () => process.exit(0)); setInterval(() => {}, 1000)', 'timeout'],
  ])('that is not done in time %s, and has failed', async (_, source, code) => {
    expect(await program(source, { timeoutMs: 3_000 })).toEqual({
      code,
      output: expect.stringContaining('longer than 0.05 minutes'),
    });
  });
});
