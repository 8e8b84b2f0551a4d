export default () => globalThis.stopTestServers();
