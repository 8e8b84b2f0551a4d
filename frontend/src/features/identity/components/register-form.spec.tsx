/** @jest-environment @happy-dom/jest-environment */
import '../../../../test/between-tabs';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { responseWith } from '../../../../test/response-with';
import { writeDraft } from '../../../shared/session/drafts';
import { currentSession, setSession } from '../../../shared/session/session';
import type { OwnAccount } from './account-exists';
import { RegisterForm } from './register-form';

const typed = {
  ...{ firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com', phone: '08031234567' },
  ...{ country: 'nigeria', state: 'Lagos', gender: 'Female', qualification: 'Marketing' },
};
const credentials = { email: typed.email, password: 'a sentence to remember' };
const user = { id: 'ada', email: typed.email, roles: ['member'] };
const session = { user, accessToken: 'token', expiresIn: 600 };
const OFFER = 'Sign in with what you typed';

type Answer = [object, number?];
let sent: [string, unknown][];
let loginAnswers: Answer[];
let isByMail = false;
const onOwnAccount = jest.fn<(account: OwnAccount) => void>();

beforeEach(() => {
  setSession({ status: 'signed-out' });
  sent = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (asked) => {
    const request = asked as Request;
    const path = new URL(request.url).pathname;
    sent.push([path, await request.json()]);
    if (path === '/api/auth/login') return responseWith(...(loginAnswers.shift() ?? [session]));
    if (isByMail) return new Response(null, { status: 202, headers: { 'content-length': '0' } });
    const errors = [{ field: 'email', message: 'There is an account with this e-mail address already.' }];
    return responseWith({ code: 'EMAIL_ALREADY_REGISTERED', title: 'Sign up Failed', errors }, 409);
  });
  writeDraft('visitor', 'register', typed);
  render(<RegisterForm type="creator" onOwnAccount={onOwnAccount} />, { wrapper: MemoryRouter });
  enter('Password', credentials.password);
});

const enter = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
function offer() {
  press('Sign Up');
  return screen.findByRole('button', { name: OFFER });
}

describe('signing up where the server answers by mail', () => {
  it('says so, and signs nobody in', async () => {
    isByMail = true;
    press('Sign Up');
    expect((await screen.findByText(/^Check your mail/)).textContent).toContain(typed.email);
    expect(currentSession()).toMatchObject({ status: 'signed-out' });
    isByMail = false;
  });
});

describe('signing up with an address that is taken', () => {
  it('offers whoever signed up before, without having heard of it, to sign in with what they typed', async () => {
    loginAnswers = [];
    const button = await offer();
    enter('Email', 'another@example.com');
    expect(button.isConnected).toBe(false);
    enter('Email', typed.email);
    press(OFFER);
    await waitFor(() => expect(currentSession()).toMatchObject({ status: 'signed-in', user }));
    expect(sent[1]).toEqual(['/api/auth/login', credentials]);
  });

  it.each<[string, Answer, OwnAccount]>([
    ['a code is still to come', [{ code: 'SECOND_FACTOR_NEEDED' }, 401], { credentials }],
    [
      'the account is suspended',
      [{ code: 'ACCOUNT_SUSPENDED', reason: 'Copied', appealReference: 'ADAADA01' }, 403],
      { suspension: { reason: 'Copied', appealReference: 'ADAADA01' } },
    ],
  ])('tells the page where %s', async (_, answer, account) => {
    loginAnswers = [answer];
    await offer();
    press(OFFER);
    await waitFor(() => expect(onOwnAccount).toHaveBeenLastCalledWith(account));
  });
});
