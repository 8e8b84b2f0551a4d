import { ModernFakeTimers } from '@jest/fake-timers';
import { TestEnvironment } from 'jest-environment-node';

/** Jest's own for Node, with the timers and the stacks of the modules that Node has loaded. */
export default class NativeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.fakeTimersModern = new ModernFakeTimers({ config: config.projectConfig, global: globalThis });
  }

  async setup() {
    await super.setup();
    Error.prepareStackTrace = undefined; // Jest's knows only the source maps of what it transformed itself
    process.setSourceMapsEnabled(true);
  }
}
