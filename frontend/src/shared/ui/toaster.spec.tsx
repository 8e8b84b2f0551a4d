/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Problem } from '../api/problem';
import { setSession } from '../session/session';
import { Dialog } from './dialog';
import { toast, toastFailure, toastProblem } from './toast';
import { dismissToast } from './toast-store';
import Toaster from './toaster';

const noAnswer = new TypeError('Failed to fetch');
const late = new Problem(409, 'NOT_PENDING', 'Not pending', 'Bola approved it.');
const broken = new Problem(500, 'BROKEN', 'Broken', undefined, [], undefined, 'request-1');

beforeEach(() => {
  jest.useFakeTimers();
  dismissToast();
  // The test environment has no popovers.
  Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined });
  render(<Toaster />);
});

describe('a toast', () => {
  it.each([
    ['a success', () => toast('COPIED'), 'status'],
    ['a failure', () => toastFailure(late, 'STATUS_NOT_UPDATED'), 'alert'],
  ])('is spoken as what it is: %s', (_, say, role) => {
    act(say);
    expect(screen.getByRole(role).textContent).not.toBe('');
    expect(screen.getByRole(role === 'alert' ? 'status' : 'alert').textContent).toBe('');
  });

  it('makes room for the next one', () => {
    act(() => toast('COPIED'));
    act(() => toast('PROFILE_SAVED'));
    expect(screen.getByRole('status').textContent).toBe('Profile saved');
  });

  it('goes after five seconds', () => {
    act(() => toast('COPIED'));
    wait(4_999);
    expect(card()).toBeTruthy();
    wait(1);
    expect(card()).toBeNull();
  });

  it('stays while it is pointed at or has the focus, for as long as it had left', () => {
    act(() => toast('COPIED'));
    wait(3_000);
    fireEvent.pointerEnter(card()!);
    wait(60_000);
    fireEvent.pointerLeave(card()!);
    wait(1_999);
    fireEvent.focus(card()!);
    wait(60_000);
    fireEvent.blur(card()!);
    expect(card()).toBeTruthy();
    wait(1);
    expect(card()).toBeNull();
  });

  it('stays while the focus is where F8 moved it, also when the pointer passes over it', () => {
    act(() => toast('COPIED'));
    fireEvent.keyDown(document, { key: 'F8' });
    wait(60_000);
    fireEvent.pointerEnter(card()!);
    fireEvent.pointerLeave(card()!);
    wait(60_000);
    expect(card()).toBeTruthy();
    act(() => screen.getByRole('region').blur());
    wait(5_000);
    expect(card()).toBeNull();
  });

  it('goes after five seconds where the one before it went with the focus', () => {
    act(() => toast('COPIED'));
    screen.getByRole('button', { name: 'Dismiss' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    act(() => toast('PROFILE_SAVED'));
    wait(5_000);
    expect(card()).toBeNull();
  });

  it.each([
    [49, true],
    [50, false],
    [-80, true],
  ])('swiped by %d pixels is still there: %p', (pixels, stays) => {
    act(() => toast('COPIED'));
    fireEvent.pointerDown(card()!, { clientX: 100 });
    fireEvent.pointerMove(card()!, { clientX: 100 + pixels });
    fireEvent.pointerUp(card()!);
    expect(card() !== null).toBe(stays);
  });

  it('can be sent away, and reached by F8', () => {
    act(() => toast('COPIED'));
    fireEvent.keyDown(document, { key: 'F8' });
    expect(document.activeElement).toBe(screen.getByRole('region'));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(card()).toBeNull();
  });
});

it.each(['Dismiss', 'Undo'])('gives the focus back to where F8 took it from, after %s', (button) => {
  const undo = jest.fn();
  render(<input aria-label="Comment" />);
  act(() => screen.getByLabelText('Comment').focus());
  act(() => toast('COPIED', undefined, undo));
  fireEvent.keyDown(document, { key: 'F8' });
  act(() => screen.getByRole('button', { name: button }).focus());
  fireEvent.click(screen.getByRole('button', { name: button }));
  expect(document.activeElement).toBe(screen.getByLabelText('Comment'));
});

describe('a toast beside an open dialog', () => {
  it('lies in it, as nothing outside it can be heard or reached, and stays when it closes', () => {
    act(() => toast('FEATURE_LOCKED'));
    const dialogs = render(<Asking />);
    expect(screen.getByRole('dialog').contains(card())).toBe(true);
    dialogs.rerender(<Asking again />);
    expect(screen.getByRole('dialog', { name: 'Really?' }).contains(card())).toBe(true);
    dialogs.rerender(<Asking />);
    expect(screen.getByRole('dialog').contains(card())).toBe(true);
    dialogs.unmount();
    expect(screen.getByRole('alert').textContent).toContain('Feature Locked');
  });
});

it('a toast rises once: not in the place of another, nor again in each dialog that it moves to and from', () => {
  const rises = () => card()?.classList.contains('toast--rising');
  act(() => toast('FEATURE_LOCKED'));
  expect(rises()).toBe(true);
  act(() => toast('COPIED'));
  expect(rises()).toBe(false);
  act(dismissToast);
  act(() => toast('FEATURE_LOCKED'));
  expect(rises()).toBe(true);
  const dialogs = render(<Asking />);
  expect(rises()).toBe(false);
  dialogs.unmount();
  expect(rises()).toBe(false);
});

describe('a toast about a failure', () => {
  it.each([
    ['the server’s own words', () => toastFailure(late, 'ALREADY_DECIDED'), 'Bola approved it.'],
    ['by which number support finds it', () => toastFailure(broken, 'PROFILE_NOT_SAVED'), 'request-1'],
    ['that the network is gone, and nothing else', () => toastProblem(noAnswer, 'PROFILE_NOT_SAVED'), 'Network error'],
    ['what was tried, and why it failed', () => toastFailure(noAnswer, 'PROFILE_NOT_SAVED'), 'Profile not saved'],
  ])('tells %s', (_, say, words) => {
    act(say);
    expect(card()?.textContent).toContain(words);
  });
});

it('that the session ended is not hidden by what could not be done without it', () => {
  setSession({ status: 'signed-out' });
  act(() => toast('SESSION_ENDED_WITH_DRAFTS'));
  act(() => toastProblem(new Problem(401, 'NOT_SIGNED_IN', 'Not signed in', 'Sign in.'), 'REQUEST_NOT_SUBMITTED'));
  expect(card()?.textContent).toContain('What you typed is kept on this device.');
  act(() => toastProblem(new Problem(401, 'INVALID_CREDENTIALS', 'Sign in Failed', 'Not right.'), 'SIGN_IN_FAILED'));
  expect(card()?.textContent).toContain('Not right.');
});

it.each(['NOT_SIGNED_IN', 'ACCOUNT_SUSPENDED'])('nothing hides the screen of a suspended member: %s', (code) => {
  setSession({ status: 'suspended' });
  act(() => toastProblem(new Problem(403, code, 'No', 'Sign in and try again.'), 'REQUEST_NOT_SUBMITTED'));
  expect(card()).toBeNull();
});

function Asking({ again = false }) {
  return (
    <>
      <Dialog title="Delete it?" onClose={() => undefined}>
        <p>It cannot be brought back.</p>
      </Dialog>
      {again && (
        <Dialog title="Really?" onClose={() => undefined}>
          <p>Really.</p>
        </Dialog>
      )}
    </>
  );
}

const card = () => document.querySelector<HTMLElement>('.toast');
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
