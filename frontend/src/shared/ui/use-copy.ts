import { useEffect, useRef, useState } from 'react';
import { toastLater } from './toast-later';

const CHECK_MARK_TTL_MS = 2_000;

/** Copies the text. If the clipboard is not available, selects it in `ref`. `copied` stays true for two seconds. */
export function useCopy<Shown extends HTMLElement>(text: string) {
  const ref = useRef<Shown>(null);
  const [copiedAt, setCopiedAt] = useState<number>(); // a timestamp, so that a second copy restarts the time

  useEffect(() => {
    if (copiedAt === undefined) return;
    const timer = setTimeout(() => setCopiedAt(undefined), CHECK_MARK_TTL_MS);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  const copy = async () => {
    const code = await copyText(text, ref.current);
    setCopiedAt(code === 'COPIED' ? Date.now() : undefined);
    await toastLater(code);
  };
  return { ref, copied: copiedAt !== undefined, copy };
}

/** Without https there is no clipboard: the shown text is selected, so that the user can copy it. */
async function copyText(
  text: string,
  element: HTMLElement | null,
): Promise<'COPIED' | 'SELECTED_TO_COPY' | 'NOT_COPIED'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'COPIED';
  } catch {
    if (!element) return 'NOT_COPIED';
    select(element);
    return 'SELECTED_TO_COPY';
  }
}

function select(element: HTMLElement): void {
  if (element instanceof HTMLTextAreaElement) {
    element.focus();
    element.select();
  } else {
    window.getSelection()?.selectAllChildren(element);
  }
}
