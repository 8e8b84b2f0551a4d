import { describe, expect, it } from '@jest/globals';
import { isCommonPassword, isOwnPassword } from './common-passwords.js';

it.each(
  [
    ['password', 'PassWord', 'P@ssw0rd', 'passssword', 'Pa55word!', 'Password2026', '123password', 'раssword'],
    [
      '12345678',
      '987654321',
      '11111111',
      '!!!!!!!!',
      '********',
      'qwertyuiop',
      '1qaz2wsx',
      'iloveyou',
      'I love you',
      '1L0v3Y0u',
    ],
    [
      'trustno1',
      'sunshine',
      'Sunsh1ne',
      'football99',
      'monkey123',
      'nigeria1',
      'Naija123',
      'SouthAfrica1',
      'Sankofa123',
    ],
  ].flat(),
)('is common: %s', (password) => expect(isCommonPassword(password)).toBe(true));

it.each(
  [
    ['a calabash of palm wine', 'kola nuts at dawn', 'correct horse battery staple', 'Ụmụọma na-eje', '        '],
    ['xK9#mQ2v', 'monkey8375629104', 'chidinma-sings-loud', 'Tr0ub4dor&3'],
  ].flat(),
)('is not common: %s', (password) => expect(isCommonPassword(password)).toBe(false));

describe('a password of one’s own name', () => {
  const names = ['ada.okafor@example.com', 'Àdá', 'Ọkáfọ̀r'];
  it.each(['adaokafor', 'Okafor2026', '0k@f0r-Ada!', 'ada.okafor@example.com', 'AdaOkafor99', 'okaforokafor'])(
    'is told: %s',
    (password) => expect(isOwnPassword(password, names)).toBe(true),
  );
  it.each(['okafor sells yams', 'a calabash of palm wine', '98765432', 'xK9#mQ2v'])('is not %s', (password) =>
    expect(isOwnPassword(password, names)).toBe(false),
  );
});
