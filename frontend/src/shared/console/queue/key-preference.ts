import { useSyncExternalStore } from 'react';

const NAME = 'sankofa.console-keys';
const listeners = new Set<() => void>();

const areOn = (): boolean => localStorage.getItem(NAME) !== 'off';

/** Whether single keys decide, as whoever sits at this browser chose. */
export function useKeyPreference(): { areOn: boolean; turn: (on: boolean) => void } {
  const turn = (on: boolean) => {
    localStorage.setItem(NAME, on ? 'on' : 'off');
    for (const listener of listeners) listener();
  };
  return { areOn: useSyncExternalStore(listen, areOn), turn };
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
