import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { JsonLogger } from './json-logger.js';
import { withLogContext } from './log-context.js';

let written: Record<string, unknown>[];
let logger: JsonLogger;
beforeEach(() => {
  jest.useFakeTimers();
  written = [];
  logger = new JsonLogger('info');
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(JSON.parse(String(text)) as Record<string, unknown>);
    return true;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const error = (code: string, message = 'no') => Object.assign(new Error(message), { code });
const fail = (code: string, context = 'jobs mail') =>
  logger.warn({ message: 'work failed', error: error(code) }, context);
const told = () => written.map(({ context, code, repeated }) => [context, code, repeated]);

describe('an error that comes again and again', () => {
  it('is one line a minute, with how often it came and from where', () => {
    for (let time = 0; time < 1_000; time++) fail('42883', time % 2 ? 'jobs mail' : 'jobs housekeeping');
    expect(told()).toEqual([['jobs housekeeping', '42883', undefined]]);
    jest.advanceTimersByTime(60_000);
    fail('42883');
    jest.advanceTimersByTime(60_000);
    expect(written.slice(1)).toMatchObject([
      { repeated: 999, contexts: ['jobs mail', 'jobs housekeeping'] },
      { repeated: 1, contexts: ['jobs mail'] },
    ]);
    jest.advanceTimersByTime(60_000);
    fail('42883');
    expect(written).toHaveLength(4);
    expect(written[3]).not.toHaveProperty('repeated');
  });

  it('is told from another, and from what answers a request', () => {
    fail('42883');
    fail('42501');
    for (const requestId of ['a', 'b']) withLogContext({ requestId }, () => fail('42883'));
    logger.warn('nothing failed');
    logger.warn('nothing failed');
    expect(written).toHaveLength(6);
  });
});

describe('what a line keeps of an error', () => {
  const said = (thrown: Error) => {
    logger.warn({ message: 'work failed', error: thrown });
    return written.at(-1);
  };

  it('is what Redis says of itself, and not what it quotes', () => {
    const reply = (message: string) => Object.assign(new Error(message), { name: 'ReplyError' });
    expect(said(reply('OOM command not allowed'))).toMatchObject({ code: 'OOM', says: 'OOM command not allowed' });
    expect(said(reply("ERR unknown command 'ada'"))).not.toHaveProperty('says');
  });

  it('is its code, and its message where the system or the server speaks of itself', () => {
    expect(
      said(Object.assign(error('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:25'), { syscall: 'connect' })),
    ).toMatchObject({
      code: 'ECONNREFUSED',
      says: 'connect ECONNREFUSED 127.0.0.1:25',
    });
    expect(said(error('42501', 'permission denied for table job'))).toMatchObject({
      says: 'permission denied for table job',
    });
    expect(said(Object.assign(error('EENVELOPE'), { responseCode: 550 }))).toMatchObject({ responseCode: 550 });
  });

  it('is no message that may quote a member', () => {
    expect(said(error('23505', 'Key (email)=(ada@example.com) already exists.'))).not.toHaveProperty('says');
    expect(said(error('22P02', 'invalid input syntax: "ada@example.com"'))).not.toHaveProperty('says');
    expect(said(error('42601', `syntax error at or near "'ada@example.com'"`))).not.toHaveProperty('says');
    expect(said(error('EAUTH', 'no such user ada@example.com'))).not.toHaveProperty('says');
  });
});
