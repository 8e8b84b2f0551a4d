// npm run test:faults: the long runs of the tests that break things on purpose; what follows "--" narrows them down.
import { inRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

const [pattern = 'backend/test/faults', ...rest] = process.argv.slice(2);
const jest = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  inRoot('node_modules/jest/bin/jest.js'),
];
const selection = ['--selectProjects=integration', '--no-watchman', '--runInBand', pattern, ...rest];
const { code } = await run(process.execPath, [...jest, ...selection], {
  env: { ...process.env, FAULTS: 'long' },
  stdio: 'inherit',
});
process.exit(code === 0 ? 0 : 1);
