/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, renderHook } from '@testing-library/react';
import { pass } from '../../../test/time';
import { draftsOf, withOthersKept } from './drafts';
import { type Session, setSession } from './session';
import { useDraft } from './use-draft';

const ada: Session = {
  status: 'signed-in',
  user: { id: 'ada', email: 'ada@example.com', roles: ['member'] },
  accessToken: 'token',
  expiresAt: 0,
};

beforeEach(() => {
  jest.restoreAllMocks();
  jest.useFakeTimers();
  localStorage.clear();
  setSession(ada);
});

describe('an answer that clears the store of the browser', () => {
  const others = {
    'sankofa.draft.bola.hire': '{"text":"Mine"}',
    'sankofa.theme': 'dark',
    'sankofa.console-keys': 'off',
    'sankofa.lessons-not-kept': 'yes',
    'sankofa.seen-notices': 'proof',
  };
  const own = {
    'sankofa.draft.ada.hire': '{}',
    'sankofa.draft.visitor.register': '{}',
    'sankofa.last-user': '{}',
    'sankofa.has-session': 'yes',
  };
  const stored = () => Object.fromEntries(Object.entries(localStorage));
  const clear = (owner: string | undefined, entries: Record<string, string>) => {
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
    return withOthersKept(owner, async () => localStorage.clear());
  };

  it('leaves what is not of whoever left: the drafts of others, and what the device is set to', async () => {
    await clear('ada', { ...others, ...own });
    expect(stored()).toEqual(others);
  });

  it('leaves every draft where nobody is known to leave, and nothing of a session', async () => {
    await clear(undefined, { ...others, ...own });
    const { 'sankofa.last-user': _user, 'sankofa.has-session': _session, ...drafts } = own;
    expect(stored()).toEqual({ ...others, ...drafts });
  });

  it('gives nothing back that was written meanwhile', async () => {
    localStorage.setItem('sankofa.theme', 'dark');
    await withOthersKept('ada', async () => localStorage.setItem('sankofa.theme', 'light'));
    expect(localStorage.getItem('sankofa.theme')).toBe('light');
  });
});

describe('a draft', () => {
  it('is there again after a reload once the hand rested for a moment', async () => {
    const form = opened();
    form.type({ text: 'Half a' });
    await pass(399);
    form.type({ text: 'Half a sentence' });
    await pass(399);
    expect(draftsOf('ada')).toEqual([]);
    await pass(1);
    expect(opened().values()).toEqual({ text: 'Half a sentence', rating: 3 });
  });

  it('is left alone by a form that opened before it was kept, and in which nobody typed', async () => {
    const form = opened();
    form.type({ text: 'Half a' });
    const blank = opened();
    form.close();
    await pass(400);
    blank.close();
    expect(opened().values()).toEqual({ text: 'Half a', rating: 3 });
  });

  it.each([
    ['the page is left', () => fireEvent(window, new Event('pagehide'))],
    ['another tab is looked at', () => fireEvent(document, new Event('visibilitychange'))],
    ['the form is left', (form: Form) => form.close()],
  ])('is kept at once when %s', (_, leave) => {
    const form = opened();
    form.type({ text: 'Half a' });
    leave(form);
    expect(opened().values()).toEqual({ text: 'Half a', rating: 3 });
  });

  it('belongs to one member and one form', () => {
    writeAndClose('Mine');
    expect(opened('bola').values().text).toBe('');
    expect(opened('ada', 'loan').values().text).toBe('');
  });

  it('has the fields that the form got since', () => {
    localStorage.setItem('sankofa.draft.ada.hire', JSON.stringify({ text: 'Older' }));
    expect(opened().values()).toEqual({ text: 'Older', rating: 3 });
  });

  it('is forgotten once it was sent, with the form empty again', async () => {
    const form = opened();
    form.type({ text: 'Sent' });
    form.forget();
    expect(form.values()).toEqual({ text: '', rating: 3 });
    form.close();
    expect(draftsOf('ada')).toEqual([]);
  });

  it('is forgotten once the form was emptied by hand', async () => {
    writeAndClose('Typed');
    const form = opened();
    form.type({ text: '' });
    await pass(400);
    expect(draftsOf('ada')).toEqual([]);
  });
});

describe('a draft of a session that is over', () => {
  it('is still there where the session ran out', () => {
    const form = opened();
    form.type({ text: 'Half a' });
    act(() => setSession({ status: 'signed-out' }));
    form.close();
    expect(draftsOf('ada')).toEqual(['hire']);
  });

  it.each([
    ['a sign-out', { byChoice: true as const }],
    ['a session that the server had cleared', { isCleared: true as const }],
  ])('does not come back after %s, even if it was typed the moment before', (_, how) => {
    const form = opened();
    form.type({ text: 'Half a' });
    act(() => setSession({ status: 'signed-out', ...how }));
    form.close();
    expect(draftsOf('ada')).toEqual([]);
  });

  it('does not come back once the browser was cleared, before the answer that says so is read', () => {
    const form = opened();
    form.type({ text: 'Half a' });
    localStorage.clear();
    fireEvent(window, new Event('pagehide'));
    expect(draftsOf('ada')).toEqual([]);
  });

  it('is kept for a visitor who signed out before', () => {
    setSession({ status: 'signed-out', byChoice: true });
    const form = opened('visitor');
    form.type({ text: 'Half a' });
    form.close();
    expect(draftsOf('visitor')).toEqual(['hire']);
  });
});

describe('a draft that another tab sent', () => {
  const sentElsewhere = () => {
    const key = 'sankofa.draft.ada.hire';
    const oldValue = localStorage.getItem(key);
    localStorage.removeItem(key);
    fireEvent(window, new StorageEvent('storage', { key, oldValue, newValue: null }));
  };

  it('is gone from this tab, which could send it again', () => {
    writeAndClose('Two creators');
    const form = opened();
    sentElsewhere();
    expect(form.values().text).toBe('');
    form.close();
    expect(draftsOf('ada')).toEqual([]);
  });

  it('leaves what was typed here since', () => {
    writeAndClose('Two creators');
    const form = opened();
    form.type({ text: 'Three creators' });
    sentElsewhere();
    expect(form.values().text).toBe('Three creators');
  });

  it('tells the other tabs what was sent, however soon after it was typed', () => {
    writeAndClose('Two creators');
    const form = opened();
    form.type({ text: 'Three creators' });
    const gone = watchRemoval();
    form.forget();
    expect(gone).toEqual([expect.stringContaining('Three creators')]);
  });
});

describe('a form that changed while it was sent', () => {
  it('keeps what was typed since', async () => {
    const form = opened();
    form.type({ text: 'Two creators' });
    const sent = form.sending();
    form.type({ text: 'Three creators' });
    sent();
    expect(form.values().text).toBe('Three creators');
    form.close();
    expect(opened().values().text).toBe('Three creators');
  });

  it('is empty where it was left and opened again before the answer', () => {
    const left = opened();
    left.type({ text: 'Two creators' });
    left.close();
    const again = opened();
    left.sending()();
    expect(again.values().text).toBe('');
    expect(draftsOf('ada')).toEqual([]);
  });

  it('keeps what was typed over it where it was opened again', async () => {
    const left = opened();
    left.type({ text: 'Two creators' });
    left.close();
    const again = opened();
    again.type({ text: 'Three creators' });
    await pass(400);
    left.sending()();
    expect(again.values().text).toBe('Three creators');
    expect(draftsOf('ada')).toEqual(['hire']);
  });
});

/** Records the value that each removal deletes, as the storage event of other tabs would carry it. */
function watchRemoval(): unknown[] {
  const gone: unknown[] = [];
  const store = localStorage;
  const watched = {
    getItem: (key: string) => store.getItem(key),
    setItem: (key: string, text: string) => store.setItem(key, text),
    removeItem: (key: string) => {
      gone.push(store.getItem(key));
      store.removeItem(key);
    },
  };
  jest.spyOn(globalThis, 'localStorage', 'get').mockReturnValue(watched as Storage);
  return gone;
}

type Form = ReturnType<typeof opened>;

function opened(owner = 'ada', name = 'hire') {
  const { result, unmount } = renderHook(() => useDraft(owner, name, { text: '', rating: 3 }));
  return {
    values: () => result.current.values,
    type: (changes: { text: string }) => act(() => result.current.setValues({ ...result.current.values, ...changes })),
    forget: () => act(() => result.current.forget()),
    sending: () => {
      const { values, forgetSent } = result.current;
      return () => act(() => forgetSent(values));
    },
    close: unmount,
  };
}

function writeAndClose(text: string): void {
  const form = opened();
  form.type({ text });
  form.close();
}
