/** @jest-environment @happy-dom/jest-environment */
import '../../../../test/between-tabs';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { type ComponentType, lazy, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { type Session, setSession } from '../../../shared/session/session';
import { VisitorsOnly } from './visitors-only';

const user = { id: 'ada', email: 'ada@example.com', roles: ['member'] };
const signedIn: Session = { status: 'signed-in', user, accessToken: 'token', expiresAt: 0 };

beforeEach(() => localStorage.clear());

const Members = () => <p>Members</p>;

function open(session: Session, Dashboard: ComponentType = Members): void {
  setSession(session);
  render(
    <MemoryRouter initialEntries={['/login']}>
      <Suspense>
        <Routes>
          <Route
            path="/login"
            element={
              <VisitorsOnly>
                <button type="button">Sign In</button>
              </VisitorsOnly>
            }
          />
          <Route path="/dashboard" element={<Dashboard />} />
        </Routes>
      </Suspense>
    </MemoryRouter>,
  );
}

describe('a page for visitors', () => {
  it.each<[string, Session]>([
    ['is signed out', { status: 'signed-out' }],
    ['was never signed in', { status: 'unknown' }],
  ])('is shown to whoever %s', (_, session) => {
    open(session);
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeDefined();
  });

  it('is shown to whoever was signed in before once that is over, with what was typed', () => {
    setSession(signedIn);
    open({ status: 'unknown' });
    expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Opening your account...');
    const form = screen.getByText('Sign In');
    act(() => setSession({ status: 'signed-out' }));
    expect(screen.getByRole('button', { name: 'Sign In' })).toBe(form);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('stays with whoever has begun to type before it is known who they are', async () => {
    const page = (
      <MemoryRouter initialEntries={['/login']}>
        <VisitorsOnly>
          <input aria-label="Email" />
        </VisitorsOnly>
      </MemoryRouter>
    );
    setSession(signedIn);
    setSession({ status: 'unknown' });
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    const email = screen.getByLabelText('Email');
    email.focus();
    await act(async () => hydrateRoot(container, page));
    expect(document.activeElement).toBe(email);
    expect(screen.queryByText('Opening your account...')).toBeNull();
    act(() => setSession({ status: 'signed-out' }));
    expect(screen.getByLabelText('Email')).toBe(email);
    container.remove();
  });

  it.each<[string, Session]>([
    ['is signed in', signedIn],
    ['is suspended, and is told so there', { status: 'suspended' }],
  ])('leads on whoever %s', (_, session) => {
    open(session);
    expect(screen.getByText('Members')).toBeDefined();
  });

  it('says on a slow network that the page of whoever signs in is on its way', async () => {
    let arrive: (members: { default: ComponentType }) => void = () => undefined;
    const arrival = new Promise<{ default: ComponentType }>((resolve) => {
      arrive = resolve;
    });
    const LateMembers = lazy(() => arrival);
    open({ status: 'signed-out' }, LateMembers);
    act(() => setSession(signedIn));
    expect(screen.getByRole('status').textContent).toBe('Opening your account...');
    await act(async () => arrive({ default: Members }));
    expect(screen.getByText('Members')).toBeDefined();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
