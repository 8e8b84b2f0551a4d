export default () => globalThis.testServer.stop();
