import { useSyncExternalStore } from 'react';
import { readStored, store } from '../../device-storage';

const PREFERENCE_KEY = 'sankofa.console-keys';
const listeners = new Set<() => void>();

const areOn = (): boolean => readStored(PREFERENCE_KEY) !== 'off';

export function useKeyPreference(): { areOn: boolean; turn: (on: boolean) => void } {
  const turn = (on: boolean) => {
    store(PREFERENCE_KEY, on ? 'on' : 'off');
    for (const listener of listeners) listener();
  };
  return { areOn: useSyncExternalStore(listen, areOn), turn };
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
