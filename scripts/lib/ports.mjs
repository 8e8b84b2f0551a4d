import { createServer } from 'node:net';

/** Listens for a moment and answers the port; 0 asks the system for a free one, no host means all addresses. */
function claim(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port, host, exclusive: true }, () => {
      const claimed = probe.address().port;
      probe.close(() => resolve(claimed));
    });
  });
}

export const freePort = () => claim(0, '127.0.0.1');

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
