import { writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { inRoot } from './paths.mjs';

const run = jest.fn();
jest.unstable_mockModule('./run.mjs', () => ({ run }));
const { runJest } = await import('./runners.mjs');

const test = (title, status) => ({ title, status, failureMessages: ['Error: it is\nReceived: "b"'] });
const file = (name, status, ...assertionResults) => ({ name: inRoot(name), status, message: '', assertionResults });
const reportOf = (files) => {
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const count = (status) => tests.filter((one) => one.status === status).length;
  const broken = files.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);
  return {
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numRuntimeErrorTestSuites: broken.length,
    testResults: files,
  };
};

/** A fake Jest run with this exit code and report; without files it writes no report. */
const ending = (code, files) => (_command, args) => {
  const report = args.find((arg) => arg.startsWith('--outputFile=')).slice('--outputFile='.length);
  if (files) writeFileSync(report, JSON.stringify(reportOf(files)));
  return Promise.resolve({ code, output: 'output' });
};

describe('the tests of Jest', () => {
  const good = file('a.spec.ts', 'passed', test('a', 'passed'), test('b', 'passed'));
  const bad = file('c.spec.ts', 'failed', test('c', 'failed'), test('d', 'passed'));
  beforeEach(() => run.mockReset());

  it('are counted one by one', async () => {
    run.mockImplementationOnce(ending(0, [good]));
    expect(await runJest('backend')).toMatchObject({ passed: 2, failed: 0 });
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('of a file that failed are run once more, alone, and named', async () => {
    run.mockImplementationOnce(ending(1, [good, bad]));
    run.mockImplementationOnce(ending(0, [file('c.spec.ts', 'passed', test('c', 'passed'), test('d', 'passed'))]));
    expect(await runJest('backend')).toMatchObject({
      passed: 4,
      failed: 0,
      again: ['c.spec.ts: c: Error: it is Received: "b"'],
    });
    expect(run.mock.calls[1][1].slice(-2)).toEqual(['--runTestsByPath', inRoot('c.spec.ts')]);
  });

  it('that fail twice have failed', async () => {
    run.mockImplementation(ending(1, [bad]));
    expect(await runJest('backend')).toMatchObject({ passed: 1, failed: 1 });
  });

  it('count a file that cannot be loaded as one failure', async () => {
    run.mockImplementation(ending(1, [file('e.spec.ts', 'failed')]));
    expect(await runJest('backend')).toMatchObject({ passed: 0, failed: 1 });
  });

  it('have failed when they end without a report, or badly after a good one', async () => {
    run.mockImplementationOnce(ending(1));
    expect(await runJest('backend')).toMatchObject({ passed: 0, failed: 1 });
    run.mockImplementationOnce(ending('timeout', [good]));
    expect(await runJest('backend')).toMatchObject({ passed: 2, failed: 1 });
  });
});
