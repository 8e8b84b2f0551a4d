import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { inRoot, root } from './paths.mjs';
import { run } from './run.mjs';

/** About five times the longest run on two processors. */
const TOOL_TIMEOUT_MS = 45 * 60_000;

export const tool = (file, args, options) =>
  run(process.execPath, [inRoot('node_modules', file), ...args], { timeoutMs: TOOL_TIMEOUT_MS, ...options });

export const asOne = ({ code, output }) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output });

/** Runs Jest and counts its tests. A failed file runs once more, alone, and is named. */
export async function runJest(...projects) {
  const selected = projects.map((name) => `--selectProjects=${name}`);
  const first = await jest(selected);
  if (!first.failedFiles?.length) return first;
  const second = await jest([...selected, '--runInBand', '--runTestsByPath', ...first.failedFiles]);
  return {
    passed: first.passed - first.passedBesideFailed + second.passed,
    failed: second.failed,
    again: first.failures,
    output: `${first.output}\n── once more, alone ──\n${second.output}`,
  };
}

const jest = (args) =>
  withReport(async (report) => {
    const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
    const file = inRoot('node_modules/jest/bin/jest.js');
    // A failed test may leave a server or a socket open, for which Jest would wait for ever.
    const wanted = ['--no-watchman', '--forceExit', '--json', `--outputFile=${report}`, ...args];
    return run(process.execPath, [...flags, file, ...wanted], { timeoutMs: TOOL_TIMEOUT_MS });
  }, countJest);

/** A file that failed to load counts as one failed test. */
function countJest({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }) {
  const failedFiles = testResults.filter(({ status }) => status === 'failed');
  const besideFailed = failedFiles.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    failedFiles: failedFiles.map(({ name }) => name),
    failures: failedFiles.map(firstFailureOf),
    passedBesideFailed: besideFailed.filter(({ status }) => status === 'passed').length,
  };
}

function firstFailureOf({ name, assertionResults, message }) {
  const test = assertionResults.find(({ status }) => status === 'failed');
  const why = test ? `${test.title}: ${gistOf(test.failureMessages[0])}` : gistOf(message);
  return `${path.relative(root, name)}: ${why}`;
}

/** The first line and the received value, which must suffice to understand a failure that does not recur. */
function gistOf(text = '') {
  const lines = stripVTControlCharacters(text).trim().split('\n');
  const received = lines.find((line) => line.startsWith('Received'));
  return received ? `${lines[0]} ${received}` : lines[0];
}

/** Runs Playwright and counts its journeys. A failed one is retried, and named if it passes then. */
export const runPlaywright = (args, { env, ...options }) =>
  withReport(
    (report) =>
      tool(
        '@playwright/test/cli.js',
        ['test', '--config=frontend/e2e', '--reporter=list,json', '--retries=1', ...args],
        {
          ...options,
          env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
        },
      ),
    ({ stats, errors, suites }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      again: suites.flatMap(passedAgain),
    }),
  );

const passedAgain = ({ suites = [], specs = [] }) => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
  ...suites.flatMap(passedAgain),
];

/** Runs a test runner that writes a report. A bad exit without a counted failure counts as one failure. */
async function withReport(work, count) {
  const folder = mkdtempSync(path.join(tmpdir(), 'report-'));
  const report = path.join(folder, 'report.json');
  try {
    const { code, output } = await work(report);
    const counted = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : asOne({ code: 1 });
    return { ...counted, failed: code === 0 ? counted.failed : Math.max(counted.failed, 1), output };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
