import { expect, it } from '@jest/globals';
import { asSentence } from './as-sentence';

it.each([
  ['We found nothing', 'We found nothing.'],
  [' We found nothing. ', 'We found nothing.'],
  ['Which bank was it?', 'Which bank was it?'],
  ['They wrote “not ours.”', 'They wrote “not ours.”'],
  ['The name is another (Ada)', 'The name is another (Ada).'],
  ['Wait…', 'Wait…'],
  ['See the list;', 'See the list.'],
])('ends %j, so that a sentence can follow', (words, sentence) => {
  expect(asSentence(words)).toBe(sentence);
});
