import { describe, it } from '@jest/globals';
import { memberRegistered } from '../../../../../test/support/member-registered.js';
import { projectorSpec } from '../../../../../test/support/projector-spec.js';
import { portfolioProjector } from './portfolio.projector.js';

const given = projectorSpec(portfolioProjector);
const id = '01900000-0000-7000-8000-000000000001';
const handedIn = (appraisalId: string, url: string) =>
  ({
    type: 'AppraisalSubmitted',
    data: { appraisalId, dayNumber: 1, attempt: 1, assignmentUrl: url, ...texts, selfRating: 5 },
  }) as const;
const texts = { learnings: 'x', achievements: 'x', challenges: 'x', goals: 'x' };
const approved = (appraisalId: string) =>
  ({ type: 'AppraisalApproved', data: { appraisalId, dayNumber: 1, points: 9 } }) as const;
const workOf = (appraisalId: string, url: string, approvedAt: string | null) => [
  { appraisalId, dayNumber: 1, url, approvedAt },
];
const at = '2030-01-01T00:00:00.000Z';

describe('what a creator could show', () => {
  it('is not there for a business', () => given(memberRegistered('Business')).thenRows());
  it('is work once it is approved', () =>
    given(memberRegistered('Creator'), handedIn('a', 'https://a.example'), approved('a')).thenRow(id, {
      work: workOf('a', 'https://a.example', at),
      published: false,
    }));
  it('is what was approved last where a day was handed in once more', () =>
    given(
      memberRegistered('Creator'),
      handedIn('a', 'https://a.example'),
      approved('a'),
      handedIn('b', 'https://b.example'),
      approved('b'),
    ).thenRow(id, { work: workOf('b', 'https://b.example', at) }));
  it('loses what was rejected', () =>
    given(memberRegistered('Creator'), handedIn('a', 'https://a.example'), {
      type: 'AppraisalRejected',
      data: { appraisalId: 'a', dayNumber: 1 },
    }).thenRow(id, { work: [] }));
  it('is gone with the member', () =>
    given(memberRegistered('Creator'), { type: 'PersonalDataErased', data: { purpose: 'contact' } }).thenRows());
});
