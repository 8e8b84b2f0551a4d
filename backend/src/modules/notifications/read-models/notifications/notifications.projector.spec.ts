import { describe, expect, it } from '@jest/globals';
import { projectorSpec } from '../../../../../test/support/projector-spec.js';
import { notificationWords, wordsOf } from './notification-words.js';
import { notificationsProjector } from './notifications.projector.js';

const given = projectorSpec(notificationsProjector);

const streamId = '01900000-0000-7000-8000-00000000000a';
const memberId = '01900000-0000-7000-8000-00000000000b';
const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const meta = (version: number, day: number) => ({ streamId, version, subjectId: memberId, recordedAt: at(day) });
const row = (version: number, day: number) => ({
  id: `${streamId}/${String(version)}`,
  memberId,
  at: at(day),
  readAt: null,
});

describe('the notifications', () => {
  it('tell of a decision with its figures, and leave out what was written about the member', () =>
    given(
      {
        type: 'AppraisalApproved',
        data: { appraisalId: 'a', dayNumber: 3, points: 12, comment: 'Ada, well done' },
        meta: meta(1, 1),
      },
      { type: 'AppraisalRejected', data: { appraisalId: 'b', dayNumber: 4, reason: 'Blurred' }, meta: meta(2, 2) },
    ).thenRows(
      { ...row(1, 1), code: 'APPRAISAL_APPROVED', facts: { day: 3, points: 12 } },
      { ...row(2, 2), code: 'APPRAISAL_REJECTED', facts: { day: 4 } },
    ));

  it('tell points that were added from points that were taken', () =>
    given(
      { type: 'PointsAdjusted', data: { delta: 5, applied: 5, total: 55 }, meta: meta(1, 1) },
      { type: 'PointsAdjusted', data: { delta: -90, applied: -55, total: 0 }, meta: meta(2, 2) },
    ).thenRows(
      { ...row(1, 1), code: 'POINTS_ADDED', facts: { points: 5, total: 55 } },
      { ...row(2, 2), code: 'POINTS_TAKEN', facts: { points: 55, total: 0 } },
    ));

  it('tell of a certificate that is revoked, and leave the reason to its page', () =>
    given({
      type: 'CertificateRevoked',
      data: { number: 'C7DX9K4MTRQ2', reason: 'Copied', mayIssueAgain: false },
      meta: meta(1, 1),
    }).thenRows({ ...row(1, 1), code: 'CERTIFICATE_REVOKED', facts: {} }));

  it('tell of money that went back for an order, by card and by bank, and leave the reference to its page', () => {
    const money = { amount: 1_500_000, currency: 'NGN' };
    const back = (more: object, version: number) => ({
      type: 'OrderPaymentReturned' as const,
      data: { ...money, ...more },
      meta: meta(version, version),
    });
    const [toCard, byBank] = [{ toolName: 'Business Cards' }, { toolName: 'Business Cards', reference: 'GTB-9' }];
    given(back({}, 1), back(toCard, 2), back(byBank, 3)).thenRows(
      { ...row(1, 1), code: 'ORDER_MONEY_TO_CARD', facts: { money: '₦15,000', order: 'your order' } },
      {
        ...row(2, 2),
        code: 'ORDER_MONEY_TO_CARD',
        facts: { money: '₦15,000', order: 'your order of Business Cards' },
      },
      {
        ...row(3, 3),
        code: 'ORDER_MONEY_BY_BANK',
        facts: { money: '₦15,000', order: 'your order of Business Cards' },
      },
    );
  });

  it('tell of a fee that went back to the card, whether or not it was confirmed', () => {
    const data = { amount: 3_500_050, currency: 'NGN', isWhole: true, takesProBack: false };
    given(
      { type: 'CardPaymentRefunded', data, meta: meta(1, 1) },
      { type: 'CardPaymentRefunded', data: { ...data, takesProBack: true, ofFee: 3_500_000 }, meta: meta(2, 2) },
    ).thenRows(
      { ...row(1, 1), code: 'PROGRAM_FEE_RETURNED', facts: { money: '₦35,000.50', page: 'program-application-fee' } },
      { ...row(2, 2), code: 'PROGRAM_FEE_RETURNED', facts: { money: '₦35,000.50', page: 'receipts' } },
    );
  });

  it('keep the moment at which a period ends', () =>
    given({
      type: 'ProRenewed',
      data: { plan: 'basic', validUntil: '2027-01-14T23:30:00.000Z' },
      meta: meta(1, 1),
    }).thenRows({
      ...row(1, 1),
      code: 'PRO_RENEWED',
      facts: { plan: 'Basic', validUntil: '2027-01-14T23:30:00.000Z' },
    }));

  it('are unread until the member reads them', () =>
    given(
      { type: 'KycPassed', data: { attempt: 1 }, meta: meta(1, 1) },
      { type: 'MilestoneReached', data: { milestone: 'Silver' }, meta: meta(2, 2) },
      { type: 'NotificationsRead', data: { ids: [`${streamId}/2`, 'gone/1'] }, meta: { recordedAt: at(3) } },
    ).thenRows(
      { ...row(1, 1), code: 'KYC_PASSED', facts: {} },
      { ...row(2, 2), code: 'MILESTONE_REACHED', facts: { milestone: 'Silver', points: 50 }, readAt: at(3) },
    ));
});

describe('the words of a notification', () => {
  it('are made of its facts', () => {
    expect(wordsOf('APPRAISAL_APPROVED', { day: 3, points: 12 }, 'Africa/Lagos')).toEqual({
      title: 'Day 3 approved',
      text: 'It earned you 12 points.',
      link: '/appraisals',
    });
  });

  it('name the sum and the order whose money went back', () => {
    const facts = { money: '₦15,000', order: 'your order of Business Cards' };
    expect(wordsOf('ORDER_MONEY_BY_BANK', facts, 'Africa/Lagos')).toMatchObject({
      text: '₦15,000 for your order of Business Cards is on its way to you by bank. The reference of the transfer is with the order.',
      link: '/orders',
    });
  });

  it('lead to a page, each of them', () => {
    for (const { link } of Object.values(notificationWords))
      expect(link).toMatch(
        /^(\/\{page\}|\/hire-interns\/\{streamId\}|(\/[a-z-]+)+(\/\{topicSlug\}|\?plan=\{plan\})?)$/,
      );
  });
});
