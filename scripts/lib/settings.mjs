// The settings of this process: the environment, then .env, then the demo's defaults.
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';
import { isOldNode, MIN_NODE } from './runtime.mjs';

/** Reads .env if it exists, except for tests. The environment wins; an empty value counts as unset. */
export function readSettings() {
  if (isOldNode()) {
    throw new Problem(
      `This is Node ${process.versions.node}; start through npm, which brings the Node ${MIN_NODE} it needs.`,
    );
  }
  process.setSourceMapsEnabled(true);
  const file = inRoot('.env');
  if (process.env.NODE_ENV === 'test' || !existsSync(file)) return;
  fillIn(parseEnv(readFileSync(file, 'utf8')));
}

export function fillIn(settings) {
  for (const [name, value] of Object.entries(settings)) {
    if (value !== '') process.env[name] ||= value;
  }
}
