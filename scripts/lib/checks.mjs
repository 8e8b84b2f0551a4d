// The fast checks, which need no server.
import { checkAdvisories } from './advisories.mjs';
import { asOne, runJest, tool } from './runners.mjs';

const wholly = (label, file, ...args) => ({ label, work: async () => asOne(await tool(file, args)) });

const eslint = 'eslint/bin/eslint.js';

/** Longest first, as they run in parallel. */
export const checks = [
  wholly('lint', eslint, '.', '--ignore-pattern=frontend/', '--max-warnings=0'),
  wholly('lint of the front end', eslint, 'frontend', '--max-warnings=0'),
  wholly('types of the backend', 'typescript/bin/tsc', '-p', 'backend', '--noEmit'),
  wholly('types of the front end', 'typescript/bin/tsc', '-p', 'frontend', '--noEmit'),
  wholly('types of the journeys', 'typescript/bin/tsc', '-p', 'frontend/e2e'),
  { label: 'unit tests', work: () => runJest('backend', 'frontend', 'scripts') },
  wholly('generated files', '../scripts/generate.mjs', '--check'),
  wholly('boundaries', 'dependency-cruiser/bin/dependency-cruiser.mjs', 'backend/src', 'backend/test', 'frontend/src'),
  wholly('unused code', 'knip/bin/knip.js', '--no-progress'),
  { label: 'advisories', work: checkAdvisories },
  wholly('format', '@biomejs/biome/bin/biome', 'check', '.'),
];
