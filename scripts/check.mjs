// npm run check: types, lint, format, boundaries, unit tests and generated files, in under a minute.
import { checks } from './lib/checks.mjs';
import { takeNothing } from './lib/problem.mjs';
import { Report } from './lib/report.mjs';
import { secondsSince } from './lib/steps.mjs';

takeNothing('One kind of test alone: docs/how-to/run-the-tests.md.');
const report = new Report();
await report.addAll(checks);
report.showFailures();
console.log(`\n${report.passed} passed, ${report.failed} failed in ${secondsSince(0)}`);
process.exit(report.failed > 0 ? 1 : 0);
