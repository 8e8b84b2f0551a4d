import { expect, it } from '@jest/globals';
import { DomainError, defineRefusals } from '../event-sourcing/index.js';
import { UnknownEventType } from '../event-store/event-registry.js';
import { describeFailure } from './failure.js';

const { NOT_OPEN_YET } = defineRefusals(409, 'Not yet', { NOT_OPEN_YET: 'Wait.' });

it.each([
  [
    'what the disk lacks',
    Object.assign(new Error('no space'), { code: '53100' }),
    /^the disk of the database is full$/,
  ],
  ['a refusal by its code', new DomainError(NOT_OPEN_YET), /^refused: NOT_OPEN_YET$/],
  ['a version that is not known', new UnknownEventType('Noted', 2), /^The log holds .* Noted in version 2, .* know$/],
  [
    'anything else by kind and place, not by its words',
    new RangeError('ada@example.com'),
    /^RangeError at [\w.-]+:\d+$/,
  ],
  [
    'our own place, not that of the library beneath it',
    Object.assign(new Error('x'), {
      stack: [
        'Error: x',
        'at /srv/node_modules/pg/lib/client.js:694:17',
        'at process.processTicksAndRejections (node:internal/process/task_queues:104:5)',
        'at async change (/srv/backend/dist/src/platform/projections/row-changes.js:20:5)',
      ].join('\n    '),
    }),
    /^Error at row-changes\.js:20$/,
  ],
])('tells operators %s', (_, error, words) => {
  expect(describeFailure(error)).toMatch(words);
});
