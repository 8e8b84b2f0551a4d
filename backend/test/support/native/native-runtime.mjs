import { pathToFileURL } from 'node:url';
import Runtime from 'jest-runtime';
import { useGlobals } from './globals.mjs';
import './load-typescript.mjs';

/**
 * Loads tests, and what they test, as Node itself does: once for all files that a worker runs.
 * Jest's own module system loads and links a thousand modules anew for each file (ADR 0032).
 */
export default class NativeRuntime extends Runtime {
  unstable_shouldLoadAsEsm() {
    return true;
  }

  async unstable_importModule(file) {
    await import(pathToFileURL(file).href);
  }

  setGlobalsForRuntime(globals) {
    useGlobals({ ...globals, jest: this.jestGlobals.jestObjectFor(this._testPath) });
  }
}
