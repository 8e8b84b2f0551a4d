/** @jest-environment @happy-dom/jest-environment */
import '../../../../test/between-tabs';
import { beforeEach, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { responseWith } from '../../../../test/response-with';
import { noticeSettingsQuery } from '../../../shared/push/notice-settings.query';
import { type Member, SignedInContext } from '../../../shared/session/member';
import { NoticeSettings } from './notice-settings';

const channels = { reviewed: 'push', rejected: 'push', proConfirmed: 'push', renewal: 'push' };
const settings = {
  channels: { ...channels, openDay: 'push', certificate: 'push', work: 'push' },
  quietHours: { on: true, from: '22:00', to: '07:00' },
  timeZone: 'Africa/Lagos',
  push: { publicKey: null },
};
const saved = { ...settings, channels: { ...settings.channels, reviewed: 'inbox' } };

beforeEach(() => localStorage.clear());

it('follows what another tab saves, except for what was chosen here', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => responseWith(saved));
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(noticeSettingsQuery.queryKey, settings as never);
  const page = (
    <QueryClientProvider client={queries}>
      <SignedInContext value={{ member: { id: 'ada', membershipType: 'Creator' } as Member, access: [] }}>
        <NoticeSettings />
      </SignedInContext>
    </QueryClientProvider>
  );
  await act(async () => void render(page));
  const onlyHere = (label: RegExp) => {
    const kind = screen.getByRole('radiogroup', { name: label });
    return [...kind.querySelectorAll('input')].at(-1) as HTMLInputElement;
  };
  act(() => onlyHere(/is waiting for you/).click());
  queries.setQueryData(noticeSettingsQuery.queryKey, saved as never);
  await waitFor(() => expect(onlyHere(/was approved/).checked).toBe(true));
  expect(onlyHere(/is waiting for you/).checked).toBe(true);
});
