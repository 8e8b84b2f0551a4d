import { describe, expect, it } from '@jest/globals';
import { folded, isName } from './search-words.js';

describe('a text as it is looked for', () => {
  it.each([
    ['Ọlátúnjí', 'olatunji'],
    ['Ɗanjuma Ƙ', 'danjuma k'],
    ['O’Connor', 'oconnor'],
    ['O´Connor', 'oconnor'],
    ["Ng'ang'a", 'nganga'],
    ['Okafor, Ada', 'okafor ada'],
    ['"Ada" (Dr.)', 'ada dr'],
    ['ǃXóõ ǂAkhoe', 'xoo akhoe'],
    ['Аdа Оbі', 'ada obi'],
    ['…', '...'],
    ['!', '!'],
    ['VAN Zyl', 'van zyl'],
    ['Müller-Strauß', 'muller-strauss'],
    ['\u200fAda\u200f', 'ada'],
    ['Zuri 😀', 'zuri 😀'],
  ])('has small letters without accents: %s', (text, key) => {
    expect(folded(text)).toBe(key);
    expect(folded(text.normalize('NFD'))).toBe(key);
    expect(folded(key)).toBe(key);
  });

  it.each([
    ['okafor', true],
    ['okafor-', true],
    ['okafor-7', true],
    ['007', false],
    ['ada.', false],
    ['@example', false],
  ])('is a name or is not: %s', (word, is) => {
    expect(isName(word)).toBe(is);
  });
});
