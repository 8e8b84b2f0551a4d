import { it } from '@jest/globals';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import { staffWork } from './staff-work.aggregate.js';

const given = deciderSpec(staffWork.decider);

it('records a contact list as it was taken out', () => {
  const list = { filters: { country: 'nigeria' }, purpose: 'marketing', count: 12 } as const;
  given().when({ type: 'RecordContactList', data: list }).then({ type: 'ContactListGenerated', data: list });
});

it('records that many rows of a queue were decided on at once', () => {
  const data = { queue: 'payments', decision: 'confirm', count: 40 };
  given().when({ type: 'DecideTogether', data }).then({ type: 'DecidedTogether', data });
});
