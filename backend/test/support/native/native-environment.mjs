import { ModernFakeTimers } from '@jest/fake-timers';
import { TestEnvironment } from 'jest-environment-node';

/** Jest's Node environment, with fake timers and stacks for modules that Node has loaded. */
export default class NativeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.fakeTimersModern = new ModernFakeTimers({ config: config.projectConfig, global: globalThis });
  }

  async setup() {
    await super.setup();
    Error.prepareStackTrace = undefined; // Jest's version only knows source maps of its own transforms
    process.setSourceMapsEnabled(true);
  }
}
