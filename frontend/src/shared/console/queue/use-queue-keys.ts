import { useEffect, useRef } from 'react';
import { isDialogOpen } from '../../ui/use-return-focus';

export interface QueueKeys {
  next: () => void;
  previous: () => void;
  approve: () => void;
  reject: () => void;
  digit: (digit: number) => void;
  close: () => void;
  help: () => void;
}

const named: Record<string, Exclude<keyof QueueKeys, 'digit'>> = {
  j: 'next',
  k: 'previous',
  a: 'approve',
  r: 'reject',
  Escape: 'close',
  '?': 'help',
};

/** A box and a choice take no letters: whoever clicked on one goes on by key. */
const TYPED_IN = 'input:not([type=checkbox]):not([type=radio])';

/** Single keys decide, except while something is being typed, a dialog is open, or they are switched off. */
export function useQueueKeys(keys: QueueKeys, areOn: boolean): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });

  useEffect(() => {
    if (!areOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
      const action = named[event.key] ?? named[event.key.toLowerCase()]; // in capitals, too, as with Caps Lock
      if (action) latest.current[action]();
      else if (/^\d$/.test(event.key)) latest.current.digit(Number(event.key));
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [areOn]);
}

function isElsewhere(target: EventTarget | null): boolean {
  if (isDialogOpen()) return true;
  return target instanceof Element && target.closest(`${TYPED_IN}, textarea, select, [role=combobox]`) !== null;
}
