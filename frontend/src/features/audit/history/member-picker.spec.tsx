/** @jest-environment @happy-dom/jest-environment */
import '../../../../test/between-tabs';
import { expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { responseWith } from '../../../../test/response-with';
import { MemberPicker } from './member-picker';

const id = '01900000-0000-7000-8000-0000abcd1234';

it.each([
  [{ name: 'Ada Obi', membershipType: 'Creator' }, 'Ada Obi, Creator'],
  [{ name: null, membershipType: null }, 'Erased member, abcd1234'],
])('names whom the address asks for: %j as %s', async (member, label) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(responseWith({ items: [{ id, ...member }] }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemberPicker label="Whose data" value={id} onChange={() => undefined} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText(label)).toBeTruthy();
});
