import { useState } from 'react';

/** The newest value, but while it is held the one from before. */
export function useKeptWhile<T>(isHeld: boolean, value: T): T {
  const [kept, setKept] = useState(value);
  if (kept !== value && !isHeld) setKept(value);
  return kept;
}
