/** A context menu may swallow the release, for instance after Ctrl+press on a Mac. */
const RELEASES = ['pointerup', 'pointercancel', 'contextmenu'] as const;

/** Reports press and release of the main button. The click after the release still counts as part of the press. */
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
