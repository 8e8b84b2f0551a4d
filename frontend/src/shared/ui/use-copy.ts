import { useEffect, useRef, useState } from 'react';
import { toastLater } from './toast-later';

const CONFIRMED_FOR = 2_000;

/** Copies what an element shows, or another text in its place; `copied` holds for the two seconds of the check mark. */
export function useCopy<Shown extends HTMLElement>(text: string) {
  const shown = useRef<Shown>(null);
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMED_FOR);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    const code = await copyText(text, shown.current);
    setCopied(code === 'COPIED');
    await toastLater(code);
  };
  return { shown, copied, copy };
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
