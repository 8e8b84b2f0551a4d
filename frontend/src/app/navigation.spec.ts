import { describe, expect, it } from '@jest/globals';
import { isActive } from './navigation';

describe('the active item of the navigation', () => {
  it('is the one whose path the address starts with', () => {
    expect(isActive('/learn', '/learn/event-management')).toBe(true);
    expect(isActive('/learn', '/learning')).toBe(false);
  });

  it('is the dashboard only at the dashboard itself', () => {
    expect(isActive('/dashboard', '/dashboard')).toBe(true);
    expect(isActive('/dashboard', '/dashboard/more')).toBe(false);
  });
});
