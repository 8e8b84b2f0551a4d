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
    if (!(await copyText(text, shown.current))) return;
    setCopied(true);
    await toastLater('COPIED');
  };
  return { shown, copied, copy };
}

/** Browsers keep the clipboard from pages without https: there the shown text is selected, to be copied by hand. */
async function copyText(text: string, shown: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (shown) window.getSelection()?.selectAllChildren(shown);
    return false;
  }
}
