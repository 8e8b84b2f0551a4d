import { describe, expect, it } from '@jest/globals';
import { canonicalEmail, isPlainMailbox } from './email-address.js';

describe('a mailbox', () => {
  it.each([
    ['Ada@Example.COM', 'ada@example.com'],
    ['\u202Aada@example.com\u202C', 'ada@example.com'],
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
    ['ada@BU\u0308CHER.example', 'ada@xn--bcher-kva.example'],
    ['ada@xn--BCHER-KVA.example', 'ada@xn--bcher-kva.example'],
    ['ada@例え。テスト', 'ada@xn--r8jz45g.xn--zckzah'],
    ['ａｄａ＠ｅxample.com', 'ada@example.com'],
    ['jose\u0301@example.com', 'josé@example.com'],
    ['JOSÉ@example.com', 'josé@example.com'],
    ['ﬁ@example.com', 'fi@example.com'],
    ['ada', 'ada'],
    ['ada@exa%6dple.com', 'ada@exa%6dple.com'],
  ])('has one spelling: %j', (typed, canonical) => {
    expect(canonicalEmail(typed)).toBe(canonical);
    expect(canonicalEmail(canonical)).toBe(canonical);
  });

  it.each([
    '"a\nb"@example.com',
    '"ada"@example.com',
    'a\u2028b@example.com',
    'a\u0085b@example.com',
    'a b@example.com',
    'a\tb@example.com',
    'ada@exa%6dple.com',
    'a\uD800@example.com',
  ])('is none with what could stand for another: %j', (typed) =>
    expect(isPlainMailbox(canonicalEmail(typed))).toBe(false),
  );
});
