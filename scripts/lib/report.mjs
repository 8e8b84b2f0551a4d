// Runs steps that are counted, shows a line for each, and in the end what failed.
import { availableParallelism } from 'node:os';
import { describeError } from './problem.mjs';
import { secondsSince } from './steps.mjs';

export class Report {
  passed = 0;
  failed = 0;
  #failures = [];

  /** One step: its line comes when it is done; an exception in it is a failure of it. */
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

  /** Several steps, as many at a time as there are processors; the longest should come first. */
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
