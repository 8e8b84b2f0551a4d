import { EventEmitter } from 'node:events';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Socket } from 'socket.io';
import { dropSlowClient, MAX_PENDING_BYTES } from './drop-slow-client.js';

let isBroken: boolean;
let line: EventEmitter;

const lineOver = (name: string): void => {
  isBroken = false;
  const transport = { name, socket: { terminate: () => (isBroken = name === 'websocket') } };
  line = Object.assign(new EventEmitter(), { transport, close: () => (isBroken = name === 'polling') });
  dropSlowClient(line as unknown as Socket['conn']);
};

const put = (bytes: number): boolean => line.emit('packetCreate', { type: 'message', data: 'x'.repeat(bytes) });

describe.each(['websocket', 'polling'])('the line to a client over %s', (transport) => {
  beforeEach(() => {
    lineOver(transport);
  });

  it('is broken once more waits for it than may wait', () => {
    put(MAX_PENDING_BYTES);
    expect(isBroken).toBe(false);
    put(1);
    expect(isBroken).toBe(true);
  });

  it('stays when all that waited has been handed on, however much it was', () => {
    for (let i = 0; i < 3; i++) {
      put(MAX_PENDING_BYTES);
      line.emit('flush');
    }
    line.emit('packetCreate', { type: 'ping' });
    expect(isBroken).toBe(false);
  });
});
