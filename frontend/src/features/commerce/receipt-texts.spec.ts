import { describe, expect, it } from '@jest/globals';
import { itemOf, latestOf, type ReceiptEntry } from './receipt-texts';

const paid = { amount: 3_500_000, currency: 'NGN', way: 'gateway', at: '2026-11-21T10:00:00.000Z' } as const;
const receipt: ReceiptEntry = { kind: 'receipt', number: '2026-000001', ...paid };
const cancelled = (number: string, amount: number): ReceiptEntry => ({
  ...receipt,
  kind: 'cancellation',
  number,
  amount,
});

describe('a receipt', () => {
  it('says what was paid for', () => {
    expect(itemOf({ paymentOf: 'plan', item: 'standard' })).toBe('Sankofa Pro, Standard plan, 3 months');
    expect(itemOf({ paymentOf: 'order', item: 'Business Cards' })).toBe('Business Cards');
  });

  it('tells what is left of it', () => {
    const part = cancelled('2026-000002', 1_000_000);
    expect(latestOf({ entries: [receipt] })).toEqual({ receipt, returns: [], left: 3_500_000 });
    expect(latestOf({ entries: [receipt, part] })).toEqual({ receipt, returns: [part], left: 2_500_000 });
  });

  it('is the last one where it was paid again', () => {
    const again = { ...receipt, number: '2026-000003' };
    const entries = [receipt, cancelled('2026-000002', 3_500_000), again];
    expect(latestOf({ entries })).toEqual({ receipt: again, returns: [], left: 3_500_000 });
  });
});
