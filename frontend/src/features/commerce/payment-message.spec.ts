import { describe, expect, it } from '@jest/globals';
import { paymentChat } from './payment-message';

const naira = { amount: 3_500_000, currency: 'NGN' };
const standard = { name: 'Standard', prices: { NGN: naira, ZAR: naira, KES: naira, USD: naira } };

describe('the message that confirms a payment', () => {
  it('tells plan, price and reference', () => {
    const url = new URL(paymentChat('+234 800', standard, 'NGN', 'SK-1'));
    expect(url.pathname).toBe('/234800');
    expect(url.searchParams.get('text')).toBe(
      'Hello Sankofa, I have paid ₦35,000 for the Standard plan. My payment reference is: SK-1',
    );
  });
});
