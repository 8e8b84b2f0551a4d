import { it } from '@jest/globals';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import { staffWorkDecider } from './staff-work.decider.js';

const given = deciderSpec(staffWorkDecider);

it('records a contact list as it was taken out', () => {
  const list = { filters: { country: 'nigeria' }, purpose: 'marketing', count: 12 } as const;
  given().when({ type: 'RecordContactList', data: list }).then({ type: 'ContactListGenerated', data: list });
});
