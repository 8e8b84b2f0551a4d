/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { responseWith } from '../../../../test/response-with';
import { type ContactDetails, NOT_CONFIGURED } from '../../../shared/contact/contact-details';
import { setSession } from '../../../shared/session/session';
import PaymentWays from './payment-ways';

const price = { amount: 3_500_000, currency: 'NGN' };

const fetching = jest.spyOn(globalThis, 'fetch');

beforeEach(() => void fetching.mockImplementation(async () => responseWith({ contact: {} })));
afterEach(() => act(() => setSession({ status: 'unknown' })));

describe('ways to pay that are not set', () => {
  it('are said of nothing that is still on its way', async () => {
    await show(NOT_CONFIGURED);
    expect(screen.queryByRole('link', { name: 'Contact us' })).toBeNull();
  });

  it('are not taken for that where nothing was answered', async () => {
    fetching.mockRejectedValue(new TypeError('Failed to fetch'));
    signIn(['member', 'operator']);
    await show({ ...NOT_CONFIGURED });
    expect(screen.queryByText(/not configured/)).toBeNull();
  });

  it('are told to staff', async () => {
    signIn(['member', 'operator']);
    await show({ ...NOT_CONFIGURED });
    expect(screen.getByText('Bank transfer: not configured')).toBeTruthy();
    expect(screen.getByText('Pay with card: not configured')).toBeTruthy();
  });

  it('are left out for members', async () => {
    signIn(['member']);
    await show({ ...NOT_CONFIGURED });
    expect(screen.queryByText(/not configured/)).toBeNull();
  });

  it('are asked for in the chat, or at the contact page where there is no chat', async () => {
    await show({ ...NOT_CONFIGURED, supportChat: '+234 800 000 0000' });
    expect(screen.getByText('We tell you how to pay in the chat.')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('promise no chat that is not there', async () => {
    await show({ ...NOT_CONFIGURED });
    expect(screen.queryByText(/in the chat/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
  });
});

const signIn = (roles: string[]) =>
  act(() =>
    setSession({
      status: 'signed-in',
      accessToken: 'token',
      expiresAt: Number.POSITIVE_INFINITY,
      user: { id: '01980c1e-7a3b-7cc0-8a39-5d0c6f0f2d11', email: 'ada@sankofa.test', roles },
    }),
  );

const show = (contact: ContactDetails) =>
  act(async () =>
    render(
      <MemoryRouter>
        <PaymentWays
          price={price}
          contact={contact}
          reference=""
          what={{ plan: 'standard', currency: 'NGN' }}
          origin="/"
        />
      </MemoryRouter>,
    ),
  );
