// Runs counted steps, prints a line for each, and at the end the failures.
import { availableParallelism } from 'node:os';
import { describeError } from './problem.mjs';
import { secondsSince } from './steps.mjs';

export class Report {
  passed = 0;
  failed = 0;
  #failures = [];

  /** Runs one step and prints its line when it is done. An exception counts as a failure. */
  async add({ label, work }) {
    const start = performance.now();
    const {
      passed,
      failed,
      output,
      again = [],
      note,
    } = await work().catch((error) => ({
      passed: 0,
      failed: 1,
      output: describeError(error),
    }));
    this.passed += passed;
    this.failed += failed;
    if (failed > 0) this.#failures.push({ label, output });
    const verdict = failed > 0 ? `FAILED (${failed})` : passed > 1 ? `passed (${passed})` : 'passed';
    console.log(`  ${label.padEnd(24)}${secondsSince(start).padStart(8)}  ${note ?? verdict}`);
    for (const name of again) console.log(`    tried twice: ${name}`);
    return failed === 0;
  }

  /** Runs as many steps in parallel as there are processors, so put the longest first. */
  async addAll(steps) {
    const waiting = [...steps];
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await this.add(next);
    };
    await Promise.all(Array.from({ length: availableParallelism() }, worker));
  }

  showFailures() {
    for (const { label, output } of this.#failures) console.log(`\n── ${label} ──\n${output.trim()}`);
  }
}
