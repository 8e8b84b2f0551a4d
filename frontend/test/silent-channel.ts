/** A MessageChannel for the test environment, which antd's Select needs. */
class SilentChannel {
  port1 = {};
  port2 = { postMessage: () => undefined };
}
Object.assign(globalThis, { MessageChannel: SilentChannel });
