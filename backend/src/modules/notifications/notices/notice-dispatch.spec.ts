import { expect, it } from '@jest/globals';
import { news } from '../read-models/notifications/notification-news.js';
import { sendNotices } from './notice-dispatch.js';

/** Members learn of these through the Pro period or the order that follows. */
const toldByWhatFollows = ['ProgramFeeConfirmed', 'OrderPaid'];

it('tells of every decision of staff about what a member sent, beside the inbox', () => {
  const isDecision = (type: string) =>
    /^(Appraisal|Kyc|ProgramFee|CardPayment|Order|ToolRequest|LoanRequest|HireRequest)/.test(type);
  const decisions = Object.keys(news).filter((type) => isDecision(type) && !toldByWhatFollows.includes(type));
  expect(decisions.filter((type) => !(type in sendNotices.on))).toEqual([]);
});
