import { useEffect, useRef, useState } from 'react';
import { toastLater } from './toast-later';

const CONFIRMED_FOR = 2_000;

/** Copies what an element shows, or another text in its place; `copied` holds for the two seconds of the check mark. */
export function useCopy<Shown extends HTMLElement>(text: string) {
  const shown = useRef<Shown>(null);
  const [copiedAt, setCopiedAt] = useState<number>(); // a second copy is confirmed as long as the first

  useEffect(() => {
    if (copiedAt === undefined) return;
    const timer = setTimeout(() => setCopiedAt(undefined), CONFIRMED_FOR);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  const copy = async () => {
    const code = await copyText(text, shown.current);
    setCopiedAt(code === 'COPIED' ? Date.now() : undefined);
    await toastLater(code);
  };
  return { shown, copied: copiedAt !== undefined, copy };
}

/** Browsers keep the clipboard from pages without https: there the shown text is selected, to be copied by hand. */
async function copyText(
  text: string,
  shown: HTMLElement | null,
): Promise<'COPIED' | 'SELECTED_TO_COPY' | 'NOT_COPIED'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'COPIED';
  } catch {
    if (!shown) return 'NOT_COPIED';
    select(shown);
    return 'SELECTED_TO_COPY';
  }
}

function select(shown: HTMLElement): void {
  if (shown instanceof HTMLTextAreaElement) {
    shown.focus();
    shown.select();
  } else {
    window.getSelection()?.selectAllChildren(shown);
  }
}
