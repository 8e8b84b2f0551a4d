import { expect, it } from '@jest/globals';
import { completeLink } from './complete-link';

it.each([
  ['instagram.com/p/abc', 'https://instagram.com/p/abc'],
  [' www.network.example ', 'https://www.network.example'],
  ['//network.example/a?b=c#d', 'https://network.example/a?b=c#d'],
  ['network.example:8080/a', 'https://network.example:8080/a'],
  ['приклад.укр/допис', 'https://приклад.укр/допис'],
])('completes an address that lacks its beginning: %s', (typed, link) => {
  expect(completeLink(typed)).toBe(link);
});

it.each([
  '',
  'https://network.example',
  'http://network.example',
  'htps://network.example',
  'javascript:alert(1)',
  'mailto:ada@network.example',
  'ada@network.example',
  'my post',
  'My day, network.example',
  'localhost/my-post',
  '192.168.1.2/my-post',
])('leaves anything else as it is: %s', (typed) => {
  expect(completeLink(typed)).toBe(typed);
});
