// The settings of this process: the environment, then .env, then what the demo makes up.
import { existsSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';

const NODE = 24;

/** Reads .env if there is one, but not for tests; what the environment already says wins. */
export function readSettings() {
  if (Number.parseInt(process.versions.node, 10) < NODE) {
    throw new Problem(
      `This is Node ${process.versions.node}; start through npm, which brings the Node ${NODE} it needs.`,
    );
  }
  if (process.env.NODE_ENV !== 'test' && existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'));
  process.setSourceMapsEnabled(true);
}

/** An empty value in .env counts as not set. */
export function fillIn(settings) {
  for (const [name, value] of Object.entries(settings)) process.env[name] ||= value;
}
