// Free and taken TCP ports.
import { createServer } from 'node:net';

/** The port, if a server may listen on it now; 0 asks the system for any free one. */
export function claimPort(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port, host, exclusive: true }, () => {
      const { port: claimed } = probe.address();
      probe.close(() => resolve(claimed));
    });
  });
}

export const freePort = () => claimPort(0, '127.0.0.1');

export const isFree = (port, host) =>
  claimPort(port, host).then(
    () => true,
    () => false,
  );
