/** @jest-environment @happy-dom/jest-environment */
import '../../../../test/between-tabs';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { responseWith } from '../../../../test/response-with';
import { secondFactorQuery } from '../api/second-factor.query';
import { SecondFactor } from './second-factor';

const off = { since: null, recoveryCodesLeft: 0, needsEnrolmentCode: false };
const on = { since: '2026-11-23T08:00:00Z', recoveryCodesLeft: 10, needsEnrolmentCode: false };
const begun = { key: 'A'.repeat(32), address: 'otpauth://totp/Sankofa', recoveryCodes: ['ABCDE-FGHIJ'] };

let now: object;
let confirmed: () => Response;
let queries: QueryClient;
beforeEach(async () => {
  now = off;
  confirmed = () => responseWith(on);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (asked) => {
    const { method, url } = asked as Request;
    if (method === 'GET') return responseWith(now);
    return url.endsWith('/confirm') ? confirmed() : responseWith(begun);
  });
  queries = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity, retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <SecondFactor />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.change(await screen.findByLabelText('Your password'), { target: { value: 'a sentence' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: '123456' } });
});

const turnOn = () => fireEvent.click(screen.getByRole('button', { name: 'Turn on' }));
const hasFocus = (heading: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: heading })));

describe('turning the second factor on', () => {
  it('starts the reader at what comes next', async () => {
    await hasFocus('Turn it on');
    turnOn();
    await hasFocus('Keep your recovery codes');
  });

  it('copies the key for an app that takes no link', async () => {
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    fireEvent.click(screen.getByRole('button', { name: 'Copy the key' }));
    await waitFor(() => expect(copied).toHaveBeenCalledWith(begun.key));
  });

  it('shows the recovery codes though the page heard first that it is on', async () => {
    now = on;
    await queries.refetchQueries(secondFactorQuery);
    turnOn();
    expect(await screen.findByText('ABCDE-FGHIJ')).toBeTruthy();
  });

  it.each([
    ['SECOND_FACTOR_NOT_BEGUN', 'Continue', off],
    ['SECOND_FACTOR_IS_ON', 'Turn off', on],
  ])('leaves the key after %s', async (code, button, then) => {
    confirmed = () => {
      now = then;
      return responseWith({ code, title: 'Not turned on' }, 409);
    };
    turnOn();
    expect(await screen.findByRole('button', { name: button })).toBeTruthy();
  });
});
