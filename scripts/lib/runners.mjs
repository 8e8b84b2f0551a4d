// Runs the tools that judge the code, and counts what they say.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';

/** A program from node_modules, under the Node that runs this. */
export const tool = (file, args, options) => run(process.execPath, [inRoot('node_modules', file), ...args], options);

/** What passes or fails as a whole counts as one. */
export const asOne = ({ code, output }) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output });

/** The tests of Jest, one by one. */
export const runJest = (...projects) =>
  withReport(async (report) => {
    const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
    const selected = projects.map((name) => `--selectProjects=${name}`);
    const jest = [inRoot('node_modules/jest/bin/jest.js'), '--no-watchman', '--json', `--outputFile=${report}`];
    return run(process.execPath, [...flags, ...jest, ...selected]);
  }, countJest);

/** A file that could not even be loaded is one failed test. */
const countJest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
});

/** The journeys of Playwright, one by one. */
export const runPlaywright = (args, { env, ...options }) =>
  withReport(
    (report) =>
      tool('@playwright/test/cli.js', ['test', '--config=frontend/e2e', '--reporter=list,json', ...args], {
        ...options,
        env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      }),
    ({ stats, errors }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }),
  );

/** Runs a test runner that writes a report; one that ends badly without counting a failure counts as one. */
async function withReport(work, count) {
  const folder = mkdtempSync(path.join(tmpdir(), 'report-'));
  const report = path.join(folder, 'report.json');
  try {
    const { code, output } = await work(report);
    const { passed, failed } = existsSync(report)
      ? count(JSON.parse(readFileSync(report, 'utf8')))
      : asOne({ code: 1 });
    return { passed, failed: code === 0 ? failed : Math.max(failed, 1), output };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
