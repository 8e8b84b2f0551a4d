import { useSyncExternalStore } from 'react';
import { keep, kept } from '../../device-storage';

const NAME = 'sankofa.console-keys';
const listeners = new Set<() => void>();

const areOn = (): boolean => kept(NAME) !== 'off';

/** Whether single keys decide, as whoever sits at this browser chose. */
export function useKeyPreference(): { areOn: boolean; turn: (on: boolean) => void } {
  const turn = (on: boolean) => {
    keep(NAME, on ? 'on' : 'off');
    for (const listener of listeners) listener();
  };
  return { areOn: useSyncExternalStore(listen, areOn), turn };
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
