import { useState } from 'react';

/** The newest value, or the previous one while `isHeld`. */
export function useKeptWhile<T>(isHeld: boolean, value: T): T {
  const [kept, setKept] = useState(value);
  if (kept !== value && !isHeld) setKept(value);
  return kept;
}
