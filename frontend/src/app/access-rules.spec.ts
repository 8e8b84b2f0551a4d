import { describe, expect, it } from '@jest/globals';
import { ruleFor } from './access-rules';

const access = [
  { path: '/learn', outcome: 'allowed' as const },
  { path: '/learn/:topicSlug', outcome: 'lock' as const },
  { path: '/admin/*', outcome: 'redirect' as const },
  { path: '/admin/appraisals', outcome: 'allowed' as const },
];

describe('the rule for an address', () => {
  it.each([
    ['/learn', 'allowed'],
    ['/learn/event-management', 'lock'],
    ['/admin/appraisals', 'allowed'],
    ['/admin/profiles', 'redirect'],
    ['/admin', 'redirect'],
  ])('%s is %s', (pathname, outcome) => {
    expect(ruleFor(access, pathname)?.outcome).toBe(outcome);
  });

  it('is missing where the server names none', () => {
    expect(ruleFor(access, '/elsewhere')).toBeUndefined();
  });
});
