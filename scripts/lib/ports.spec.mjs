import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { freePort, isFree } from './ports.mjs';

describe('a port', () => {
  it('that is chosen is free, and none that the system gives to a connection', async () => {
    const port = await freePort();
    expect(await isFree(port)).toBe(true);
    expect(port).toBeLessThan(32_768);
  });

  it.each(['127.0.0.1', '0.0.0.0'])('is taken while somebody listens on %s', async (host) => {
    const server = createServer().listen(0, host);
    await once(server, 'listening');
    const { port } = server.address();
    expect(await isFree(port)).toBe(false);
    server.close();
    await once(server, 'close');
    expect(await isFree(port)).toBe(true);
  });

  it('that cannot be listened on for another reason is an error', async () => {
    await expect(isFree(70_000)).rejects.toThrow('should be >= 0 and < 65536');
  });
});
