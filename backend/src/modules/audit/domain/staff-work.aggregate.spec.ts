import { describe, it } from '@jest/globals';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import { staffWork } from './staff-work.aggregate.js';

const given = deciderSpec(staffWork.decider);
const memberId = '01900000-0000-7000-8000-00000000000a';

describe('what staff do', () => {
  it('is recorded each time', () => {
    const looked = { type: 'PersonalDataViewed', data: { memberId, view: 'event' } } as const;
    given(looked).when({ type: 'RecordView', data: looked.data }).then(looked);
  });

  it('is recorded as what it was', () => {
    const sent = { filters: { type: 'OrderPlaced' }, count: 40 };
    given().when({ type: 'RecordExport', data: sent }).then({ type: 'HistoryExported', data: sent });
  });
});
