import { expect, it } from '@jest/globals';
import { paymentRefused } from './payment-refused';

const cards = 'Or pay by card: that opens Pro at once.';

it.each([
  ['We found no such payment', `We found no such payment. ${cards}`],
  ['We found no such payment.', `We found no such payment. ${cards}`],
  [null, `See what you told us, and tell us of it again. ${cards}`],
])('joins the reason %j with what to do', (reason, text) => {
  expect(paymentRefused(reason).text).toBe(text);
});
