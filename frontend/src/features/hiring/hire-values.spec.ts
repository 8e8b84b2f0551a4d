import { describe, expect, it } from '@jest/globals';
import { sentValues, startingValues, titleOf, toHireRequest } from './hire-values';

const blank = startingValues({ numberOfInterns: '1', workType: 'Remote' });

describe('a wish for creators', () => {
  it('may be sent with nothing but the defaults', () => {
    expect(toHireRequest(blank)).toEqual({ numberOfInterns: '1', workType: 'Remote' });
  });

  it('carries what was filled in, without the spaces around it', () => {
    expect(toHireRequest({ ...blank, skills: ' Short videos ', stipend: '  ' })).toEqual({
      skills: 'Short videos',
      numberOfInterns: '1',
      workType: 'Remote',
    });
  });

  it('comes back into the form as it was typed', () => {
    const sent = { department: null, skills: 'Short videos', stipend: null, jobDuration: null };
    expect(sentValues({ ...sent, numberOfInterns: '2', workType: 'Hybrid' })).toEqual({
      ...blank,
      skills: 'Short videos',
      numberOfInterns: '2',
      workType: 'Hybrid',
    });
  });

  it.each([
    ['1', null, '1 creator'],
    ['3-5', 'Marketing', '3-5 creators for Marketing'],
  ])('for %s in %s is called %s', (numberOfInterns, department, title) => {
    expect(titleOf({ numberOfInterns, department })).toBe(title);
  });
});
