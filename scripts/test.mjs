// npm test: all checks, the build, the integration tests and the journeys; the last line counts them.
import { buildAll } from './lib/builds.mjs';
import { checks } from './lib/checks.mjs';
import { walkJourneys } from './lib/journeys.mjs';
import { takeNothing } from './lib/problem.mjs';
import { Report } from './lib/report.mjs';
import { runJest } from './lib/runners.mjs';

takeNothing('One kind of test alone: docs/how-to/run-the-tests.md.');
const report = new Report();

await report.addAll(checks);
const isBuilt = await report.add({ label: 'build', work: () => buildAll().then(() => ({ passed: 1, failed: 0 })) });
if (isBuilt) {
  await report.add({ label: 'integration tests', work: () => runJest('integration', 'scripts-integration') });
  await report.add({ label: 'journeys', work: () => walkJourneys([]) });
}
report.showFailures();
console.log(`\n${report.passed} passed, ${report.failed} failed`);
process.exit(report.failed > 0 ? 1 : 0);
