import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Listens briefly; no host means all addresses. */
function claim(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port, host, exclusive: true }, () => {
      probe.close(resolve);
    });
  });
}

/** The system uses the ports above for outgoing connections, so one could be taken before a server listens on it. */
const FIRST_PORT = 15_000;
const LAST_PORT = 32_767;
const MAX_TRIES = 100;

/** A free port for a server that starts soon. */
export async function freePort() {
  for (let i = 0; i < MAX_TRIES; i += 1) {
    const port = randomInt(FIRST_PORT, LAST_PORT + 1);
    if (await isFree(port)) return port;
  }
  throw new Error(`${MAX_TRIES} ports were tried, and each was taken.`);
}

export async function isFree(port) {
  try {
    await claim(port, '127.0.0.1');
    await claim(port);
    return true;
  } catch (error) {
    if (error.code === 'EADDRINUSE') return false;
    throw error;
  }
}
