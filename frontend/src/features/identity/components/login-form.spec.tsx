/** @jest-environment @happy-dom/jest-environment */
import '../../../../test/between-tabs';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { responseWith } from '../../../../test/response-with';
import { keepEmail } from '../../../shared/session/kept-email';
import { currentSession, setSession } from '../../../shared/session/session';
import { currentToast } from '../../../shared/ui/toast-store';
import { LoginForm } from './login-form';

const credentials = { email: 'ada@example.com', password: 'a sentence to remember' };
const session = {
  user: { id: 'ada', email: credentials.email, roles: ['member'] },
  accessToken: 'token',
  expiresIn: 600,
};
const needed = { code: 'SECOND_FACTOR_NEEDED', title: 'One more step' };
const wrong = { code: 'SECOND_FACTOR_WRONG', title: 'No', errors: [{ field: 'code', message: 'Not right.' }] };

let sent: Record<string, string>[];
let answers: [object, number?][];
beforeEach(() => {
  localStorage.clear();
  setSession({ status: 'signed-out' });
  sent = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (asked) => {
    sent.push((await (asked as Request).json()) as Record<string, string>);
    return responseWith(...(answers.shift() ?? [session]));
  });
});

const Asked = () => <p>{JSON.stringify(useLocation().state)}</p>;
const open = (right?: typeof credentials) =>
  render(
    <MemoryRouter initialEntries={[{ pathname: '/', state: { origin: '/loan' } }]}>
      <Routes>
        <Route path="/" element={<LoginForm credentials={right} onSuspended={() => undefined} />} />
        <Route path="/forgot-password" element={<Asked />} />
      </Routes>
    </MemoryRouter>,
  );

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const signIn = () => fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
function enter(): void {
  open();
  type('Email', credentials.email);
  type('Password', credentials.password);
  signIn();
}

describe('signing in', () => {
  it('takes the address along to where a new password is asked for, and where to go afterwards', async () => {
    open();
    type('Email', credentials.email);
    fireEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    await screen.findByText(JSON.stringify({ origin: '/loan', email: credentials.email }));
  });

  it('knows the address of whose session ended', async () => {
    answers = [];
    keepEmail(credentials.email);
    open();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(credentials.email);
    type('Password', credentials.password);
    signIn();
    await waitFor(() => expect(sent).toEqual([credentials]));
  });

  it('asks for no code where the password is enough', async () => {
    answers = [];
    enter();
    await waitFor(() => expect(currentSession().status).toBe('signed-in'));
    expect(sent).toEqual([credentials]);
  });

  it('asks for the code in a second step, and keeps what was typed in the first', async () => {
    answers = [
      [needed, 401],
      [wrong, 401],
    ];
    enter();
    await screen.findByLabelText('Code');
    type('Code', '123456');
    signIn();
    await screen.findByText('Not right.');
    type('Code', '654321');
    signIn();
    await waitFor(() => expect(currentSession().status).toBe('signed-in'));
    expect(sent).toEqual([credentials, { ...credentials, code: '123456' }, { ...credentials, code: '654321' }]);
  });

  it('begins with the code for whoever signed up with what is right already', async () => {
    answers = [];
    open(credentials);
    type('Code', '123456');
    signIn();
    await waitFor(() => expect(currentSession().status).toBe('signed-in'));
    expect(sent).toEqual([{ ...credentials, code: '123456' }]);
  });

  it('takes a recovery code in a field for letters', async () => {
    answers = [[needed, 401]];
    enter();
    const code = await screen.findByLabelText('Code');
    expect([code.inputMode, code.getAttribute('autocomplete')]).toEqual(['numeric', 'one-time-code']);
    fireEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    expect(screen.getByLabelText('Recovery code').inputMode).not.toBe('numeric');
    type('Recovery code', 'ABCDE-FGHIJ');
    signIn();
    await waitFor(() => expect(sent.at(-1)).toEqual({ ...credentials, code: 'ABCDE-FGHIJ' }));
  });

  it('leaves what is typed over while the answer is still on its way', async () => {
    const refused = { code: 'INVALID_CREDENTIALS', title: 'Sign in Failed' };
    answers = [[refused, 401]];
    enter();
    type('Password', 'another sentence');
    await waitFor(() => expect(currentToast()?.code).toBe('SIGN_IN_FAILED'));
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('another sentence');
  });

  it('leaves at the field what was wrong, also once the toast is gone', async () => {
    answers = [[{ code: 'INVALID_CREDENTIALS', title: 'Sign in Failed', detail: 'Not right.' }, 401]];
    enter();
    await screen.findByText('Not right.');
    expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  });

  it('begins anew with another account', async () => {
    answers = [[needed, 401]];
    enter();
    await screen.findByLabelText('Code');
    fireEvent.click(screen.getByRole('button', { name: 'Use another account' }));
    const email = screen.getByLabelText<HTMLInputElement>('Email');
    expect(email.value).toBe(credentials.email);
    expect(document.activeElement).toBe(email);
  });
});
