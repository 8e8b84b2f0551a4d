import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Problem } from './problem.mjs';
import { Report } from './report.mjs';

describe('a report', () => {
  const lines = [];
  const step = (label, result) => ({ label, work: async () => result });

  beforeEach(() => {
    lines.length = 0;
    jest.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
  });
  afterEach(() => jest.restoreAllMocks());

  it('adds up what passed and failed, and tells a line for each step', async () => {
    const report = new Report();
    expect(await report.add(step('lint', { passed: 1, failed: 0 }))).toBe(true);
    expect(await report.add(step('unit tests', { passed: 7, failed: 2, output: 'two are wrong' }))).toBe(false);
    expect([report.passed, report.failed]).toEqual([8, 2]);
    expect(lines).toEqual([
      expect.stringMatching(/^ {2}lint +\d+\.\d s {2}passed$/),
      expect.stringMatching(/^ {2}unit tests +\d+\.\d s {2}FAILED \(2\)$/),
    ]);
  });

  it('counts an exception as one failure, in its own words', async () => {
    const report = new Report();
    await report.add({ label: 'build', work: () => Promise.reject(new Problem('The disk is full.')) });
    report.showFailures();
    expect(report.failed).toBe(1);
    expect(lines.at(-1)).toBe('\n── build ──\nThe disk is full.');
  });

  it('names what passed only when it was tried again', async () => {
    await new Report().add(step('journeys', { passed: 2, failed: 0, again: ['a creator submits'] }));
    expect(lines.at(-1)).toBe('    tried twice: a creator submits');
  });

  it('takes every one of several steps once', async () => {
    const report = new Report();
    await report.addAll(Array.from({ length: 9 }, (_, i) => step(`step ${i}`, { passed: 1, failed: 0 })));
    expect([report.passed, report.failed, new Set(lines).size]).toEqual([9, 0, 9]);
  });
});
