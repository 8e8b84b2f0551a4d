import { useEffect, useState } from 'react';

const PREFIX = 'sankofa.draft.';
const PAUSE = 400;

/**
 * A form's values, kept on this device at every pause and brought back after a reload.
 * The owner is the member's id, so that signing out can forget them all, or 'visitor'.
 */
export function useDraft<T extends object>(owner: string, name: string, empty: T) {
  const key = `${PREFIX}${owner}.${name}`;
  const [untouched] = useState(empty);
  const [values, setValues] = useState<T>(() => ({ ...empty, ...read<T>(key) }));

  useEffect(() => {
    if (values === untouched) return;
    const timer = setTimeout(() => write(key, values), PAUSE);
    return () => clearTimeout(timer);
  }, [key, values, untouched]);

  const forget = () => {
    localStorage.removeItem(key);
    setValues(untouched);
  };
  return { values, setValues, forget };
}

export function forgetDrafts(owner: string): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(`${PREFIX}${owner}.`)) localStorage.removeItem(key);
  }
}

function read<T>(key: string): Partial<T> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<T>;
  } catch {
    return {};
  }
}

function write(key: string, values: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(values));
  } catch {
    // The device's storage is full or closed: the form works on without a draft.
  }
}
