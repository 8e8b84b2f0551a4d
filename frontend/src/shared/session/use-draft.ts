import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readStoredJson } from '../device-storage';
import { useHydrated } from '../ui/use-hydrated';
import { draftKeyOf, forgetDraft, writeDraft } from './drafts';
import { lastUser } from './last-visit';
import { currentSession, ownerOf } from './session';

const SAVE_DELAY_MS = 400;

/** Stores a form's values on this device. The owner is a member's id or 'visitor'; a sign-out deletes the drafts. */
export function useDraft<T extends object>(owner: string, name: string, empty: T) {
  const hydrated = useHydrated();
  const [untouched] = useState(empty);
  const read = () => {
    const stored = readStoredJson(draftKeyOf(owner, name)) as Partial<T> | undefined;
    return stored ? { ...untouched, ...stored } : untouched;
  };
  const [found] = useState(read);
  const [values, setValues] = useState(found);
  const unsaved = useRef<T>(undefined);

  const save = useCallback(() => {
    if (unsaved.current && !hasLeft(owner)) keepDraft(owner, name, unsaved.current, untouched);
    unsaved.current = undefined;
  }, [owner, name, untouched]);

  useEffect(() => {
    if (values === untouched || values === found) return; // only typed values may overwrite a stored draft
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

  // If another form or tab sends or empties this draft, it is cleared here too, unless it has been edited here.
  const follow = useEffectEvent(({ key, oldValue, newValue }: StorageEvent) => {
    if (key === draftKeyOf(owner, name) && newValue === null && oldValue === JSON.stringify(values)) clear();
  });
  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener('storage', (event) => follow(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);

  const forget = () => {
    save(); // other tabs compare the removed value with their own
    clear();
    forgetDraft(owner, name);
  };
  /** Leaves what was typed since. */
  const forgetSent = (sent: T) => {
    save();
    setValues((now) => (isSame(now, sent) ? untouched : now));
    if (!isSame(read(), sent)) return;
    forgetDraft(owner, name);
    // The browser tells other tabs only, but the form may have been left and opened again in this one.
    const removed = { key: draftKeyOf(owner, name), oldValue: JSON.stringify(sent), newValue: null };
    window.dispatchEvent(new StorageEvent('storage', removed));
  };
  return { values: hydrated ? values : untouched, setValues, forget, forgetSent };
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * A sign-out or Clear-Site-Data also deletes what was typed just before. If the storage was cleared while the answer is
 * still on its way, lastUser() is no longer this member.
 */
function hasLeft(owner: string): boolean {
  const session = currentSession();
  if (ownerOf(session) === owner && lastUser()?.id !== owner) return true;
  return owner !== 'visitor' && session.status === 'signed-out' && (session.byChoice ?? session.isCleared ?? false);
}

/** Deletes the draft of a form that was emptied again, so that sign-out does not warn about it. */
export function keepDraft(owner: string, name: string, values: object, empty: object): void {
  const blank: Record<string, unknown> = { ...empty };
  const isTyped = Object.entries(values).some(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(blank[field]),
  );
  if (isTyped) writeDraft(owner, name, values);
  else forgetDraft(owner, name);
}
