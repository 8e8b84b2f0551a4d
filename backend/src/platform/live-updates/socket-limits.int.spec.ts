import { once } from 'node:events';
import { describe, expect, it, jest } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';
import { testApp } from '../../../test/support/fixtures.js';
import { MAX_ANONYMOUS_PER_NETWORK, MAX_PACKETS_PER_MINUTE, MAX_SOCKETS_PER_MEMBER } from './socket-limits.js';

const product = testApp({ TRUSTED_PROXIES: '1' });

/** Packets as socket.io writes them. */
const [PING, PONG, ADMITTED, LEAVE] = ['2', '3', '40', '41'];
/** More than the listeners that Node takes on one connection without a warning. */
const SIGN_INS = 12;

function connect(token: string | undefined): Promise<{ socket: Socket; isIn: boolean }> {
  const options = { transports: ['websocket'], forceNew: true, reconnection: false, auth: { token } };
  const socket = io(product.url, options);
  return new Promise((resolve) => {
    socket.once('connect', () => resolve({ socket, isIn: true }));
    socket.once('connect_error', () => resolve({ socket, isIn: false }));
  });
}

async function connectSilently(from: string): Promise<{ line: WebSocket; isOpen: boolean }> {
  const address = `${product.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const line = new WebSocket(address, { headers: { 'x-forwarded-for': from } });
  const isOpen = await new Promise<boolean>((resolve) => {
    line.addEventListener('open', () => resolve(true));
    line.addEventListener('error', () => resolve(false));
  });
  return { line, isOpen };
}

describe('live updates', () => {
  it('are told to so many sockets of a member, and no more', async () => {
    const { accessToken } = await product.visitor().register();
    const opened = await Promise.all(Array.from({ length: MAX_SOCKETS_PER_MEMBER }, () => connect(accessToken)));
    expect(opened.every(({ isIn }) => isIn)).toBe(true);
    expect((await connect(accessToken)).isIn).toBe(false);
    const other = await product.visitor().register();
    const another = await connect(other.accessToken);
    expect(another.isIn).toBe(true);
    for (const { socket } of [...opened, another]) socket.disconnect();
  });

  it('take so many connections of a network that do not say whose they are, and no more', async () => {
    const from = '203.0.113.7';
    const opened = await Promise.all(Array.from({ length: MAX_ANONYMOUS_PER_NETWORK }, () => connectSilently(from)));
    expect(opened.every(({ isOpen }) => isOpen)).toBe(true);
    expect((await connectSilently(from)).isOpen).toBe(false);
    const elsewhere = await connectSilently('203.0.113.8');
    expect(elsewhere.isOpen).toBe(true);
    const closed = opened.map(({ line }) => once(line, 'close'));
    for (const { line } of opened) line.close();
    await Promise.all(closed);
    const again = await connectSilently(from);
    expect(again.isOpen).toBe(true);
    for (const { line } of [elsewhere, again]) line.close();
  });

  it('drop a client that talks without end', async () => {
    const { accessToken } = await product.visitor().register();
    const { socket } = await connect(accessToken);
    const dropped = new Promise((resolve) => socket.once('disconnect', resolve));
    for (let i = 0; i <= MAX_PACKETS_PER_MINUTE; i++) socket.emit('noise', i);
    expect(await dropped).toMatch(/transport/);
  });

  it('keep no connection of a client that signs in and then leaves', async () => {
    const { accessToken } = await product.visitor().register();
    const { line } = await connectSilently('203.0.113.9');
    const closed = once(line, 'close');
    line.addEventListener('message', ({ data }) => {
      if (data === PING) line.send(PONG);
      if (String(data).startsWith(ADMITTED)) line.send(LEAVE);
    });
    line.send(`${ADMITTED}${JSON.stringify({ token: accessToken })}`);
    await closed;
  });

  it('watch a connection once, however often its client signs in on it', async () => {
    const { accessToken } = await product.visitor().register();
    const warned = jest.spyOn(process, 'emitWarning');
    const { line } = await connectSilently('203.0.113.9');
    let admitted = 0;
    const all = new Promise<void>((resolve) => {
      line.addEventListener('message', ({ data }) => {
        if (String(data).startsWith(ADMITTED)) admitted += 1;
        if (admitted === SIGN_INS) resolve();
      });
    });
    for (let i = 0; i < SIGN_INS; i++) line.send(`${ADMITTED}${JSON.stringify({ token: accessToken })}`);
    await all;
    expect(warned).not.toHaveBeenCalled();
    line.close();
  });
});
