import { describe, it } from '@jest/globals';
import { projectorSpec } from '../../../../../test/support/projector-spec.js';
import { featuresProjector } from './features.projector.js';

const given = projectorSpec(featuresProjector);
const [first, second] = ['01900000-0000-7000-8000-00000000000a', '01900000-0000-7000-8000-00000000000b'];
const at = new Date('2030-01-01T00:00:00Z');
const turned = (type: 'FeatureTurnedOn' | 'FeatureTurnedOff', actorId: string) => ({
  type,
  data: { feature: 'matching' },
  meta: { actorId, recordedAt: at },
});
const row = { id: 'matching', changedAt: at };

describe('the features', () => {
  it('say who turned them on, and when', () =>
    given(turned('FeatureTurnedOn', first)).thenRows({ ...row, isOn: true, changedBy: first }));
  it('say who turned them off again', () =>
    given(turned('FeatureTurnedOn', first), turned('FeatureTurnedOff', second)).thenRows({
      ...row,
      isOn: false,
      changedBy: second,
    }));
});
