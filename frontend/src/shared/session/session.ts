import { useSyncExternalStore } from 'react';
import { isStorageBlocked, readStored, removeStored, store } from '../device-storage';
import { forgetLastData, forgetLastVisit, lastUser, rememberUser } from './last-visit';
import type { SessionUser } from './session-user';
import type { Suspension } from './suspension';

export type Session =
  | { status: 'unknown' }
  /** byChoice: no return to the last page, as another person may sign in next. isCleared: by Clear-Site-Data. */
  | { status: 'signed-out'; byChoice?: true; isCleared?: true }
  | ({ status: 'suspended'; userId?: string | undefined } & Suspension)
  /** expiresAt is by this device's clock, whether that is right or not. */
  | { status: 'signed-in'; user: SessionUser; accessToken: string; expiresAt: number };

export interface SessionAnswer {
  accessToken: string;
  expiresIn: number;
  user: SessionUser;
}

const UNKNOWN: Session = { status: 'unknown' };
/** Only a hint that a refresh may succeed, so that a visitor's first page makes no useless request. */
const SESSION_HINT_KEY = 'sankofa.has-session';

/** A sign-out that has not reached the server yet. */
const OWED_SIGN_OUT_KEY = 'sankofa.sign-out-owed';

let session: Session = UNKNOWN;
const listeners = new Set<(now: Session, before: Session) => void>();

export const currentSession = (): Session => session;

export function onSessionChange(listener: (now: Session, before: Session) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function setSession(next: Session): void {
  const before = session;
  session = next;
  if (next.status === 'signed-in') {
    store(SESSION_HINT_KEY, 'yes');
    rememberUser(next.user);
  } else if (next.status === 'suspended') {
    forgetLastData(); // the server tells of the suspension again after a reload, so that is worth asking for
  } else if (next.status === 'signed-out') {
    removeStored(SESSION_HINT_KEY);
    forgetLastVisit();
  }
  for (const listener of listeners) listener(next, before);
}

export function sessionOf(answer: SessionAnswer): Session {
  const { user, accessToken, expiresIn } = answer;
  return { status: 'signed-in', user, accessToken, expiresAt: Date.now() + expiresIn * 1_000 };
}

export const suspendedBy = (suspension: Suspension): Session => ({
  status: 'suspended',
  userId: ownerOf(session) ?? lastUser()?.id,
  ...suspension,
});

/** The member whose drafts are deleted at sign-out. */
export function ownerOf(of: Session): string | undefined {
  if (of.status === 'signed-in') return of.user.id;
  return of.status === 'suspended' ? of.userId : undefined;
}

/** If the storage is blocked there is no hint, and only the cookie tells. */
export const mayHaveSession = (): boolean => isStorageBlocked() || readStored(SESSION_HINT_KEY) !== undefined;

export const owesSignOut = (): boolean => readStored(OWED_SIGN_OUT_KEY) !== undefined;

export function oweSignOut(owed: boolean): void {
  if (owed) store(OWED_SIGN_OUT_KEY, 'yes');
  else removeStored(OWED_SIGN_OUT_KEY);
}

export const useSession = (): Session => useSyncExternalStore(onSessionChange, currentSession, () => UNKNOWN);
