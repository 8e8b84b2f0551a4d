/** @jest-environment @happy-dom/jest-environment */
import '../../../shared/testing/between-tabs';
import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { writeDraft } from '../../../shared/session/drafts';
import { currentSession } from '../../../shared/session/session';
import { responseWith } from '../../../shared/testing/response-with';
import { RegisterForm } from './register-form';

const typed = {
  ...{ firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com', phone: '08031234567' },
  ...{ country: 'nigeria', state: 'Lagos', gender: 'Female', qualification: 'Marketing' },
};
const user = { id: 'ada', email: typed.email, roles: ['member'] };

it('offers whoever signed up before, without having heard of it, to sign in with what they typed', async () => {
  const sent: [string, unknown][] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (asked) => {
    const request = asked as Request;
    const path = new URL(request.url).pathname;
    sent.push([path, await request.json()]);
    if (path === '/api/auth/login') return responseWith({ user, accessToken: 'token', expiresAt: '2030-01-01' });
    const errors = [{ field: 'email', message: 'There is an account with this e-mail address already.' }];
    return responseWith({ code: 'EMAIL_ALREADY_REGISTERED', title: 'Sign up Failed', errors }, 409);
  });
  writeDraft('visitor', 'register', typed);
  render(<RegisterForm type="creator" />, { wrapper: MemoryRouter });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'a sentence to remember' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign Up' }));

  const offer = await screen.findByRole('button', { name: 'Sign in with what you typed' });
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'another@example.com' } });
  expect(offer.isConnected).toBe(false);
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: typed.email } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in with what you typed' }));
  await waitFor(() => expect(currentSession()).toMatchObject({ status: 'signed-in', user }));
  expect(sent[1]).toEqual(['/api/auth/login', { email: typed.email, password: 'a sentence to remember' }]);
});
