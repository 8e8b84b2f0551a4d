import { useEffect, useRef } from 'react';
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
  /** The page is chosen for one decision on all of it. */
  choose: () => void;
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
  s: 'choose',
  t: 'takeOver',
  Escape: 'close',
  '?': 'help',
};

/** A box and a choice take no letters: whoever clicked on one goes on by key. */
const TYPED_IN = 'input:not([type=checkbox]):not([type=radio])';

type Act = (keys: QueueKeys) => void;

interface Typed {
  keys: QueueKeys;
  isReady: boolean;
  ahead: Act[];
}

/**
 * Single keys decide, except while something is being typed, a dialog is open, or they are switched off.
 * What one key does is on the screen before the next is read; those that come before the row they are for wait for it.
 */
export function useQueueKeys(keys: QueueKeys, { areOn, isReady }: { areOn: boolean; isReady: boolean }): void {
  const typed = useRef<Typed>({ keys, isReady, ahead: [] });
  useEffect(() => {
    Object.assign(typed.current, { keys, isReady });
    // Not from within: only after an effect can what a key does be drawn before the next key comes.
    if (typed.current.ahead.length > 0) queueMicrotask(() => goOn(typed.current));
  });

  useEffect(() => {
    if (!areOn) return;
    const onKey = (event: KeyboardEvent) => {
      const act = actOf(event);
      if (!act) return;
      if (act !== send) event.preventDefault(); // it may open a link of the panel
      typed.current.ahead.push(act);
      goOn(typed.current);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [areOn]);
}

function goOn(typed: Typed): void {
  for (;;) {
    if (isDialogOpen() && typed.ahead[0] !== send) typed.ahead = [];
    const act = typed.isReady && typed.ahead.shift();
    if (!act) return;
    flushSync(() => act(typed.keys));
  }
}

const send = (keys: QueueKeys): void => keys.send();

function actOf(event: KeyboardEvent): Act | undefined {
  const { key, target, repeat, ctrlKey, metaKey, altKey } = event;
  if (repeat) return undefined;
  if (key === 'Enter' && (ctrlKey || metaKey)) return isTypedIn(target) ? undefined : send;
  if (ctrlKey || metaKey || altKey || isElsewhere(target)) return undefined;
  const name = named[key] ?? named[key.toLowerCase()]; // in capitals, too, as with Caps Lock
  if (name) return (keys) => keys[name]();
  return /^\d$/.test(key) ? (keys) => keys.digit(Number(key)) : undefined;
}

const isElsewhere = (target: EventTarget | null): boolean => isDialogOpen() || isTypedIn(target);

const isTypedIn = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${TYPED_IN}, textarea, select, [role=combobox]`) !== null;
