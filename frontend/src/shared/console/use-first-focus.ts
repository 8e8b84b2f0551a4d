import { type RefObject, useEffect } from 'react';

/**
 * Takes the focus as a dialog opens, from a part within it. A dialog that does not move in, as for those who like no
 * motion, is not in the page yet while its fields are made, where autoFocus would be too early.
 */
export function useFirstFocus(field: RefObject<{ focus: () => void } | null>): void {
  useEffect(() => field.current?.focus(), [field]);
}
