import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from '@jest/globals';
import { trackConnections } from './drain-connections.js';

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
