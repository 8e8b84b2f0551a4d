import { useCallback, useEffect, useRef, useState } from 'react';
import { readStored, readStoredJson, removeStored, store, storedKeysOf } from '../device-storage';
import { useHydrated } from '../ui/use-hydrated';
import { lastUser } from './last-visit';
import { currentSession, ownerOf } from './session';

const DRAFT_KEY_PREFIX = 'sankofa.draft.';
const SAVE_DELAY_MS = 400;

/** Keeps a form's values on this device. The owner is 'visitor' or a member's id, whose drafts a sign-out forgets. */
export function useDraft<T extends object>(owner: string, name: string, empty: T) {
  const hydrated = useHydrated();
  const [untouched] = useState(empty);
  const [found] = useState<T>(() => {
    const stored = readStoredJson(keyOf(owner, name)) as Partial<T> | undefined;
    return stored ? { ...empty, ...stored } : untouched;
  });
  const [values, setValues] = useState(found);
  const unsaved = useRef<T>(undefined);

  const save = useCallback(() => {
    if (unsaved.current && !hasLeft(owner)) keepDraft(owner, name, unsaved.current, untouched);
    unsaved.current = undefined;
  }, [owner, name, untouched]);

  useEffect(() => {
    if (values === untouched || values === found) return; // what nobody typed here overwrites nothing
    unsaved.current = values;
    const timer = setTimeout(save, SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [values, untouched, found, save]);

  useEffect(() => {
    window.addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', save);
    return () => {
      window.removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', save);
      save();
    };
  }, [save]);

  const discard = () => {
    unsaved.current = undefined;
    forgetDraft(owner, name);
    setValues(untouched);
  };
  return { values: hydrated ? values : untouched, setValues, forget: discard };
}

/** Keys that tell of a session; drafts begin with `sankofa.draft.` and their owner. */
const ofSession = /^sankofa\.(last-|has-|sign-)/;

/** Answers that may carry `Clear-Site-Data` empty the whole store; what is not of whoever left is put back. */
export async function withOthersKept<T>(owner: string | undefined, request: () => Promise<T>): Promise<T> {
  const leaving = owner === undefined ? [] : [keyOf(owner, ''), keyOf('visitor', '')];
  const isOwn = (key: string) => ofSession.test(key) || leaving.some((start) => key.startsWith(start));
  const others = storedKeysOf('sankofa.').filter((key) => !isOwn(key));
  const kept = others.map((key) => [key, readStored(key)] as const);
  try {
    return await request();
  } finally {
    for (const [key, text] of kept) if (text !== undefined && readStored(key) === undefined) store(key, text);
  }
}

/**
 * A sign-out, or a server that had the browser cleared, takes along what was typed the moment before, too. Where the
 * browser was cleared and the answer that says so is still on its way, the member is no longer known to it.
 */
function hasLeft(owner: string): boolean {
  const session = currentSession();
  if (ownerOf(session) === owner && lastUser()?.id !== owner) return true;
  return owner !== 'visitor' && session.status === 'signed-out' && (session.byChoice ?? session.isCleared ?? false);
}

export function readDraft(owner: string, name: string): object | undefined {
  const draft = readStoredJson(keyOf(owner, name)) ?? {};
  return Object.keys(draft).length > 0 ? draft : undefined;
}

/** Where the device keeps nothing, the form works on without a draft. */
export function writeDraft(owner: string, name: string, values: object): void {
  store(keyOf(owner, name), JSON.stringify(values));
}

/** A form that was emptied again has nothing that a sign-out could lose. */
export function keepDraft(owner: string, name: string, values: object, empty: object): void {
  const blank: Record<string, unknown> = { ...empty };
  const isTyped = Object.entries(values).some(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(blank[field] ?? ''),
  );
  if (isTyped) writeDraft(owner, name, values);
  else forgetDraft(owner, name);
}

export function forgetDraft(owner: string, name: string): void {
  removeStored(keyOf(owner, name));
}

export function draftsOf(owner: string): string[] {
  const start = keyOf(owner, '');
  return storedKeysOf(start).map((key) => key.slice(start.length));
}

export function forgetDrafts(owner: string): void {
  for (const name of draftsOf(owner)) forgetDraft(owner, name);
}

const keyOf = (owner: string, name: string) => `${DRAFT_KEY_PREFIX}${owner}.${name}`;
