import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpProblem } from './problem.js';
import { startRequestTimeout } from './request-timeout.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function ask(config: object): { raw: EventEmitter; send: jest.Mock<(problem: HttpProblem) => void> } {
  const raw = Object.assign(new EventEmitter(), { headersSent: false });
  const send = jest.fn<(problem: HttpProblem) => void>();
  const request = { routeOptions: { config } } as FastifyRequest;
  startRequestTimeout(request, { raw, send } as unknown as FastifyReply, () => undefined);
  return { raw, send };
}

describe('a request', () => {
  it('is told to come again when its answer is late', () => {
    const { send } = ask({});
    jest.advanceTimersByTime(8_999);
    expect(send).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      refusal: { code: 'TEMPORARILY_UNAVAILABLE' },
      retryAfterSeconds: 2,
    });
  });

  it('is told nothing more once it was answered', () => {
    const { raw, send } = ask({});
    raw.emit('close');
    jest.advanceTimersByTime(9_000);
    expect(send).not.toHaveBeenCalled();
  });

  it('may take its time where its route says so', () => {
    const { send } = ask({ hasNoTimeout: true });
    jest.advanceTimersByTime(60_000);
    expect(send).not.toHaveBeenCalled();
  });
});
