import { describe, expect, it } from '@jest/globals';
import type { Found } from './api/search.query';
import { isFoundIn, parseSearch, placeOf } from './search-places';

const found: Found = {
  kind: 'member',
  id: 'ada',
  userId: 'ada',
  title: 'Ada Obi',
  url: '/admin/members/ada',
  price: null,
  status: 'Creator, Lagos',
  memberName: null,
};

describe('what is typed into the search', () => {
  it.each([
    ['ada obi', { q: 'ada obi' }],
    ['go to kyc', { q: 'kyc' }],
    ['ban Ada Obi', { q: 'Ada Obi', action: 'ban' }],
    ['Adjust ada', { q: 'ada', action: 'points' }],
    ['ban', { q: 'ban' }],
  ])('%s', (text, wish) => expect(parseSearch(text)).toEqual(wish));

  it.each([
    ['bank', true],
    ['Import STATE', true],
    ['statements bank', true],
    ['ban', false],
    ['confirm', true],
    ['ank', false],
    ['bank loans', false],
    ['%', false],
  ])('looks for a tab by the beginnings of its words, and by no other meaning of a verb: %s', (q, isFound) =>
    expect(isFoundIn('Payments\nconfirm fees, import bank statements, receipts', q)).toBe(isFound),
  );

  it('leads to the member, or to the dialog of what is to be done', () => {
    expect(placeOf(found, { q: 'ada' })).toEqual({ value: '/admin/members/ada', label: 'Ada Obi, Creator, Lagos' });
    const ban = { value: '/admin/members/ada?act=ban', label: 'Ban: Ada Obi, Creator, Lagos' };
    expect(placeOf(found, { q: 'ada', action: 'ban' })).toEqual(ban);
  });

  it('leads to a payment among all of them', () => {
    const price = { amount: 450_000, currency: 'NGN' };
    const payment: Found = {
      ...found,
      kind: 'payment',
      title: 'T 10&1',
      url: '/admin/payments?status=all&q=T%2010%261',
      price,
      status: 'rejected',
      memberName: 'Ada Obi',
    };
    expect(placeOf(payment, { q: '10' })).toEqual({
      value: '/admin/payments?status=all&q=T%2010%261',
      label: 'T 10&1: ₦4,500, Ada Obi, rejected',
    });
  });
});
