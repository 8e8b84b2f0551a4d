/** @jest-environment @happy-dom/jest-environment */
import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { NewestNotifications } from './api/notifications.query';
import { useNews } from './use-news';

const inboxOf = (id?: string, readAt: string | null = null) =>
  ({ items: id ? [{ id, readAt }] : [], unread: 0 }) as unknown as NewestNotifications;

it('gives what comes while the page is open, and still does once it counts as read', () => {
  const readAt = '2026-11-27T10:00:00Z';
  const { result, rerender } = renderHook(
    (data: NewestNotifications) => useNews(data, ({ id }) => id === '50 points'),
    {
      initialProps: inboxOf(),
    },
  );
  const toldOf = (id: string, read?: string) => {
    rerender(inboxOf(id, read));
    return result.current?.id;
  };
  expect(result.current).toBeUndefined();
  expect(toldOf('Day 1 approved')).toBe('Day 1 approved');
  expect(toldOf('Day 1 approved', readAt)).toBe('Day 1 approved');
  expect(toldOf('Read elsewhere', readAt)).toBe('Day 1 approved');
  expect(toldOf('50 points')).toBeUndefined();
});
