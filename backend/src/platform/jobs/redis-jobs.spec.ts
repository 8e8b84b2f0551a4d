import { describe, expect, it } from '@jest/globals';
import { reasonOf } from '../logging/reason-of.js';
import { isRedisUnavailable } from './redis-jobs.js';

const reply = (message: string) => Object.assign(new Error(message), { name: 'ReplyError' });

describe('an error that Redis answers with', () => {
  it.each([
    ["OOM command not allowed when used memory > 'maxmemory'.", true, 'ReplyError OOM'],
    ['NOREPLICAS Not enough good replicas to write.', true, 'ReplyError NOREPLICAS'],
    ['LOADING Redis is loading the dataset in memory', true, 'ReplyError LOADING'],
    ['WRONGTYPE Operation against a key holding the wrong kind of value', false, 'ReplyError WRONGTYPE'],
    ["ERR unknown command 'ada@example.com'", false, 'ReplyError'],
  ])('is told by its code: %s', (message, mayPass, reason) => {
    expect([isRedisUnavailable(reply(message)), reasonOf(reply(message))]).toEqual([mayPass, reason]);
  });
});
