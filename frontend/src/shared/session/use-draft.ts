import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readStoredJson } from '../device-storage';
import { useHydrated } from '../ui/use-hydrated';
import { draftKeyOf, forgetDraft, writeDraft } from './drafts';
import { lastUser } from './last-visit';
import { currentSession, ownerOf } from './session';

const SAVE_DELAY_MS = 400;

/** Keeps a form's values on this device. The owner is 'visitor' or a member's id, whose drafts a sign-out forgets. */
export function useDraft<T extends object>(owner: string, name: string, empty: T) {
  const hydrated = useHydrated();
  const [untouched] = useState(empty);
  const [found] = useState<T>(() => {
    const stored = readStoredJson(draftKeyOf(owner, name)) as Partial<T> | undefined;
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

  const clear = () => {
    unsaved.current = undefined;
    setValues(untouched);
  };

  // What another tab sent, or emptied, stands here no longer; what was typed here since does.
  const follow = useEffectEvent(({ key, oldValue, newValue }: StorageEvent) => {
    if (key === draftKeyOf(owner, name) && newValue === null && oldValue === JSON.stringify(values)) clear();
  });
  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener('storage', (event) => follow(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);

  const forget = () => {
    save(); // by what goes, other tabs tell whether it is what stands in theirs
    clear();
    forgetDraft(owner, name);
  };
  return { values: hydrated ? values : untouched, setValues, forget };
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

/** A form that was emptied again has nothing that a sign-out could lose. */
export function keepDraft(owner: string, name: string, values: object, empty: object): void {
  const blank: Record<string, unknown> = { ...empty };
  const isTyped = Object.entries(values).some(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(blank[field] ?? ''),
  );
  if (isTyped) writeDraft(owner, name, values);
  else forgetDraft(owner, name);
}
