/** A context menu may take the release for itself, as after a press with Ctrl on a Mac. */
const RELEASES = ['pointerup', 'pointercancel', 'contextmenu'] as const;

/** Follows the main button from press to release; a click, which comes right after the release, is still part of it. */
export function followPress(tell: (isPressed: boolean) => void): () => void {
  const press = ({ button }: PointerEvent) => button === 0 && tell(true);
  const release = () => setTimeout(() => tell(false));
  document.addEventListener('pointerdown', press, { capture: true });
  for (const kind of RELEASES) document.addEventListener(kind, release, { capture: true });
  return () => {
    document.removeEventListener('pointerdown', press, { capture: true });
    for (const kind of RELEASES) document.removeEventListener(kind, release, { capture: true });
  };
}
