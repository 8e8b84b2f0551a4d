import { describe, expect, it } from '@jest/globals';
import { initialsOf } from './initials';

describe('the initials', () => {
  it.each([
    ['ada', 'Obi', 'AO'],
    ['👩🏾‍🎤 Ada', "O'Neill", 'AO'],
    ['Ọ́la', 'ńgozi', 'Ọ́Ń'],
    ['😀', '42', '😀4'],
    ['Ada', '', 'A'],
    ['Ada', '-', 'A'],
  ])('of %s %s are %s', (firstName, lastName, initials) =>
    expect(initialsOf({ firstName, lastName }).normalize()).toBe(initials.normalize()),
  );
});
