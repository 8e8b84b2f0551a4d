import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';
import { npm, run } from './run.mjs';
import { hashOf, isStamped, stamp } from './sources.mjs';
import { step } from './steps.mjs';

const backend = {
  label: 'Building the backend',
  stamp: inRoot('backend/dist/.stamp'),
  sources: ['backend/src', 'backend/.swcrc', 'backend/tsconfig.json', 'nest-cli.json', 'package-lock.json'],
  build: () => run(process.execPath, [inRoot('node_modules/@nestjs/cli/bin/nest.js'), 'build']),
};

const frontend = {
  label: 'Building the front end',
  stamp: inRoot('frontend/dist/.stamp'),
  sources: [
    'src',
    'service-worker',
    'public',
    'scripts',
    'vite',
    'index.html',
    'vite.config.ts',
    'package.json',
    'tsconfig.json',
  ]
    .map((name) => `frontend/${name}`)
    .concat('package-lock.json'),
  build: () => npm(['run', 'build', '-w', 'frontend']),
};

export const buildBackend = () => make(backend);

export async function buildAll() {
  await make(backend);
  await make(frontend);
}

async function make({ label, stamp: file, sources, build }) {
  const hash = hashOf(sources);
  if (isStamped(file, hash)) return;
  await step(label, async () => {
    const { code, output } = await build();
    if (code !== 0) throw new Problem(`${label} failed:\n\n${output.trim()}`);
    stamp(file, hash);
  });
}
