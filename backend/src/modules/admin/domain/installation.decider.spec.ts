import { describe, it } from '@jest/globals';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import { installationDecider } from './installation.decider.js';

const given = deciderSpec(installationDecider);
const data = { feature: 'portfolios' };
const turnedOn = { type: 'FeatureTurnedOn', data } as const;
const turnedOff = { type: 'FeatureTurnedOff', data } as const;
const turn = (on: boolean, feature = data.feature) => ({ type: 'TurnFeature', data: { feature, on } }) as const;

describe('turning a feature', () => {
  it('on, from off as it is at first', () => given().when(turn(true)).then(turnedOn));
  it('off', () => given(turnedOn).when(turn(false)).then(turnedOff));
  it('on once more', () => given(turnedOn, turnedOff).when(turn(true)).then(turnedOn));
  it('to what it is records nothing', () => {
    given().when(turn(false)).thenNothing();
    given(turnedOn).when(turn(true)).thenNothing();
  });
  it('leaves the others', () =>
    given(turnedOn)
      .when(turn(true, 'matching'))
      .then({ ...turnedOn, data: { feature: 'matching' } }));
});

describe('changing a setting', () => {
  const change = (value: number) => ({ type: 'ChangeSetting', data: { setting: 'target-hours/kyc', value } }) as const;
  const changed = (value: number) => ({ type: 'SettingChanged', data: change(value).data }) as const;
  it('is recorded', () => given(turnedOn).when(change(24)).then(changed(24)));
  it('to what it is records nothing', () => {
    given(changed(24)).when(change(24)).thenNothing();
    given(changed(24), changed(36)).when(change(24)).then(changed(24));
  });
});
