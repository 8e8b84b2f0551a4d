/** @jest-environment @happy-dom/jest-environment */
import '../../../../test/between-tabs';
import { expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
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

it('tells two members of one name apart by the ends of their ids', async () => {
  const twins = ['0000abcd1234', '0000abcd5678'].map((end) => ({
    ...{ id: `01900000-0000-7000-8000-${end}`, name: 'Ada Obi', membershipType: 'Creator' },
  }));
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(responseWith({ items: twins }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemberPicker label="Whose data" value={undefined} onChange={() => undefined} />
    </QueryClientProvider>,
  );
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'ada obi' } });
  expect((await screen.findAllByText('Ada Obi, Creator, abcd1234')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Ada Obi, Creator, abcd5678').length).toBeGreaterThan(0);
});
