/** @jest-environment @happy-dom/jest-environment */
import '../../../test/between-tabs';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { responseWith } from '../../../test/response-with';
import { pass } from '../../../test/time';
import { draftsOf, writeDraft } from './drafts';
import { currentSession, setSession } from './session';
import { useSignOut } from './use-sign-out';

const heard = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  localStorage.clear();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => responseWith({}));
  const user = { id: 'ada', email: 'ada@example.com', roles: ['member'] };
  setSession({ status: 'signed-in', user, accessToken: 'token', expiresAt: 0 });
  render(<Account />);
});

it('signs out at once where nothing is lost', async () => {
  await click('Logout');
  expect(heard).toHaveBeenCalledWith(true);
  expect(currentSession()).toEqual({ status: 'signed-out', byChoice: true });
});

describe('where something was typed and not sent', () => {
  beforeEach(async () => {
    writeDraft('ada', 'loan', { purpose: 'A camera' });
    await click('Logout');
    await screen.findByRole('dialog');
  });

  it('asks first, and says what would be lost', () => {
    expect(screen.getByRole('dialog').textContent).toContain('your loan request');
    expect(currentSession().status).toBe('signed-in');
  });

  it('stays, with what was typed, after a no', async () => {
    await click('Cancel');
    expect([currentSession().status, draftsOf('ada')]).toEqual(['signed-in', ['loan']]);
    expect(heard).toHaveBeenCalledWith(false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves, and forgets what was typed, after a yes', async () => {
    await click('Sign out');
    expect([currentSession().status, draftsOf('ada')]).toEqual(['signed-out', []]);
    expect(heard).toHaveBeenCalledWith(true);
  });
});

async function click(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass();
}

function Account() {
  const { leave, dialog } = useSignOut();
  return (
    <>
      <button type="button" onClick={async () => heard(await leave())}>
        Logout
      </button>
      {dialog}
    </>
  );
}
