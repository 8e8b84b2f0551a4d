import { describe, it } from '@jest/globals';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import { reasonTemplatesDecider } from './reason-templates.decider.js';

const given = deciderSpec(reasonTemplatesDecider);
const data = { queue: 'kyc', texts: ['The address is missing.', 'We could not reach you.'] } as const;
const set = { type: 'ReasonTemplatesSet', data } as const;

describe('setting the reasons that staff keep ready', () => {
  it('records them', () => given().when({ type: 'SetReasonTemplates', data }).then(set));
  it('records nothing when they are the same', () =>
    given(set).when({ type: 'SetReasonTemplates', data }).thenNothing());
  it('records that none are left, also of those that were there at first', () => {
    const none = { ...data, texts: [] };
    given()
      .when({ type: 'SetReasonTemplates', data: none })
      .then({ ...set, data: none });
  });
  it('records another order', () => {
    const turned = { ...data, texts: data.texts.toReversed() };
    given(set)
      .when({ type: 'SetReasonTemplates', data: turned })
      .then({ ...set, data: turned });
  });
});
