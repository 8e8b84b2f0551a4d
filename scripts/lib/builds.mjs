import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';
import { npm } from './run.mjs';
import { hashOf, isStamped, stamp } from './sources.mjs';
import { step } from './steps.mjs';

const backend = {
  label: 'Building the backend',
  stamp: inRoot('backend/dist/.stamp'),
  sources: ['backend/src', 'backend/tsconfig.json', 'scripts/lib/compile.mjs', 'package-lock.json'],
  build: async () => {
    const { compileFolder } = await import('./compile.mjs'); // loaded only for a build
    compileFolder(inRoot('backend/src'), inRoot('backend/dist/src'));
  },
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
  build: async () => {
    const { code, output } = await npm(['run', 'build', '-w', 'frontend']);
    if (code !== 0) throw new Problem(`The front end could not be built:\n\n${output.trim()}`);
  },
};

export const buildBackend = () => make(backend);
export const buildFrontEnd = () => make(frontend);

export async function buildAll() {
  await buildBackend();
  await buildFrontEnd();
}

async function make({ label, stamp: file, sources, build }) {
  const hash = hashOf(sources);
  if (isStamped(file, hash)) return;
  await step(label, async () => {
    empty(path.dirname(file));
    await build();
    stamp(file, hash);
  });
}

/** Recreates the folder at once: a starting server checks whether a front end exists. */
function empty(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}
