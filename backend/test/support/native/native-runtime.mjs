import { pathToFileURL } from 'node:url';
import Runtime from 'jest-runtime';
import { useGlobals } from './globals.mjs';
import './load-typescript.mjs';

/**
 * Loads tests and the code under test with Node itself, once for all files of a worker.
 * Jest's own module system loads a thousand modules again for each file (ADR 0032).
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
