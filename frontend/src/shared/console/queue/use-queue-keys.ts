import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isDialogOpen, isMenuOpen } from '../../ui/use-return-focus';

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
  /** Selects the whole page for one bulk decision. */
  choose: () => void;
  /** Confirms the dialog that a previous key opened. */
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

/** Checkboxes and radios take no letters, so shortcuts still work there. */
const TYPED_IN = 'input:not([type=checkbox]):not([type=radio])';

type Act = (keys: QueueKeys) => void;

interface Typed {
  keys: QueueKeys;
  isReady: boolean;
  ahead: Act[];
}

/**
 * Single-key shortcuts, off while the user types, while a dialog or menu is open, or if switched off. Each key waits for
 * the render of the key before it; keys pressed before their row is ready are queued.
 */
export function useQueueKeys(keys: QueueKeys, { areOn, isReady }: { areOn: boolean; isReady: boolean }): void {
  const typed = useRef<Typed>({ keys, isReady, ahead: [] });
  useEffect(() => {
    Object.assign(typed.current, { keys, isReady });
    // A microtask, as flushSync() cannot render while an effect runs.
    if (typed.current.ahead.length > 0) queueMicrotask(() => goOn(typed.current));
  });

  useEffect(() => {
    if (!areOn) return;
    const onKey = (event: KeyboardEvent) => {
      const act = actOf(event);
      if (!act) return;
      if (act !== send) event.preventDefault(); // the key may be Enter on a link
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
  const name = named[key] ?? named[key.toLowerCase()]; // also in capitals, as with Caps Lock
  if (name) return (keys) => keys[name]();
  return /^\d$/.test(key) ? (keys) => keys.digit(Number(key)) : undefined;
}

const isElsewhere = (target: EventTarget | null): boolean => isDialogOpen() || isMenuOpen() || isTypedIn(target);

const isTypedIn = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${TYPED_IN}, textarea, select, [role=combobox]`) !== null;
