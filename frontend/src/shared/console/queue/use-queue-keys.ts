import { useEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isDialogOpen } from '../../ui/use-return-focus';

export interface QueueKeys {
  next: () => void;
  previous: () => void;
  approve: () => void;
  ask: () => void;
  openLink: () => void;
  reject: () => void;
  digit: (digit: number) => void;
  takeOver: () => void;
  close: () => void;
  help: () => void;
  /** Answers the question that a key before it has opened. */
  send: () => void;
}

const named: Record<string, Exclude<keyof QueueKeys, 'digit' | 'send'>> = {
  j: 'next',
  k: 'previous',
  a: 'approve',
  m: 'ask',
  o: 'openLink',
  r: 'reject',
  t: 'takeOver',
  Escape: 'close',
  '?': 'help',
};

/** A box and a choice take no letters: whoever clicked on one goes on by key. */
const TYPED_IN = 'input:not([type=checkbox]):not([type=radio])';

/**
 * Single keys decide, except while something is being typed, a dialog is open, or they are switched off.
 * What one key does is on the screen before the next is read; those that come before the row they are for wait for it.
 */
export function useQueueKeys(keys: QueueKeys, { areOn, isReady }: { areOn: boolean; isReady: boolean }): void {
  const latest = useRef({ keys, isReady });
  const ahead = useRef<((keys: QueueKeys) => void)[]>([]);
  const [, goOn] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    latest.current = { keys, isReady };
    if (isDialogOpen() && ahead.current[0] !== send) ahead.current = [];
    const act = isReady && ahead.current.shift();
    if (!act) return;
    act(keys);
    goOn();
  });

  useEffect(() => {
    if (!areOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (isSending(event) && ahead.current.length > 0) ahead.current.push(send);
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
      const act = actionOf(event.key);
      if (!act) return;
      event.preventDefault();
      if (latest.current.isReady && ahead.current.length === 0) flushSync(() => act(latest.current.keys));
      else ahead.current.push(act);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [areOn]);
}

const send = (keys: QueueKeys): void => keys.send();

const isSending = ({ key, ctrlKey, metaKey, repeat }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !repeat;

function actionOf(key: string): ((keys: QueueKeys) => void) | undefined {
  const name = named[key] ?? named[key.toLowerCase()]; // in capitals, too, as with Caps Lock
  if (name) return (keys) => keys[name]();
  return /^\d$/.test(key) ? (keys) => keys.digit(Number(key)) : undefined;
}

function isElsewhere(target: EventTarget | null): boolean {
  if (isDialogOpen()) return true;
  return target instanceof Element && target.closest(`${TYPED_IN}, textarea, select, [role=combobox]`) !== null;
}
