import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it } from '@jest/globals';
import { closeUnusedSockets, trackConnections } from './drain-connections.js';

it('knows where a request came from after whoever sent it has gone', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  trackConnections(server);
  await once(server, 'listening');
  const visitor = connect((server.address() as AddressInfo).port, '127.0.0.1');
  visitor.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [{ socket }] = (await once(server, 'request')) as [IncomingMessage];
  visitor.destroy();
  await once(socket, 'close');
  server.close();
  expect(socket.remoteAddress).toBe('127.0.0.1');
});

it('closes a connection that nobody has used, but not one that was made just now', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  trackConnections(server);
  await once(server, 'listening');
  const visitor = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [socket] = (await once(server, 'connection')) as [Socket];
  closeUnusedSockets(server);
  expect(socket.destroyed).toBe(false);
  closeUnusedSockets(server, performance.now() + 2_000);
  expect(socket.destroyed).toBe(true);
  visitor.destroy();
  server.close();
});
