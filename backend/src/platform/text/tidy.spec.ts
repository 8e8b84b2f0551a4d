import { describe, expect, it } from '@jest/globals';
import { fullNameOf, hasPiledMarks, tidyName, tidyText } from './tidy.js';

describe('a name', () => {
  it.each([
    ['Ada\u0091\u009F', 'Ada'],
    ['\u3164Ada\uFFA0', 'Ada'],
    ['A\u115Fd\u1160a\u17B4\u180E', 'Ada'],
    ['Ada\uFFFE\uFDD0\u{1FFFF}', 'Ada'],
    ['Ada\u200E\u200F\u061C', 'Ada'],
    ['Ada\u{E0061}\u{E0100}\uFE0F', 'Ada'],
    ['Ada\u00A0\u202F \u2800Obi', 'Ada Obi'],
    ['Ada\u0085Obi\u2028Eze', 'Ada Obi Eze'],
    ['O\u0323\u0301la', 'O\u0323\u0301la'.normalize('NFC')],
    ['ǃXóõ ǂAkhoe', 'ǃXóõ ǂAkhoe'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['👩🏾‍🎤', '👩🏾‍🎤'],
  ])('has what is seen alone: %j', (typed, kept) => expect(tidyName(typed)).toBe(kept));

  it.each([
    ['Ada', 'Obi', 'Ada Obi'],
    ['Ada', '-', 'Ada'],
    ['Ada', '—', 'Ada'],
    ['-', 'Obi', 'Obi'],
    ['Ada', 'Obi-Eze', 'Ada Obi-Eze'],
  ])('is told without a dash that stands for none: %s %s', (firstName, lastName, name) =>
    expect(fullNameOf({ firstName, lastName })).toBe(name),
  );
});

describe('a text', () => {
  it('keeps what a flag and a heart are made of', () => {
    for (const sign of ['🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}', '❤\uFE0F', 'fi\u200Dne'])
      expect(tidyText(sign)).toBe(sign);
  });

  it.each(['Ọ̀ṣun', 'Ẹ̀kọ́', 'a\u0301\u0302\u0303\u0304', 'ทั้งนี้'])('may have marks on its letters: %s', (text) =>
    expect(hasPiledMarks(text.normalize('NFC'))).toBe(false),
  );

  it.each(['Z̸̡̛̺̗͇a', 'a\u0300\u200D\u0301\u0302\u0303\u0304b'])('may not have piles of them: %s', (text) =>
    expect(hasPiledMarks(text)).toBe(true),
  );
});
