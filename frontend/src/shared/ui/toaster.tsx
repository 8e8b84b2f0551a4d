import {
  type PointerEvent,
  type RefObject,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { type ToastText, toastText } from '../messages';
import { explained } from '../messages/failure-texts';
import { CloseIcon, toneIcons } from './icons';
import { onToastsMoved, toastContainer, toastHost } from './toast-container';
import { currentToast, dismissToast, onToastChange, type Toast } from './toast-store';

const TOAST_TTL_MS = 5_000;
const UNDO_TTL_MS = 10_000;
const MIN_SWIPE_DISTANCE = 50;

export default function Toaster() {
  const toast = useSyncExternalStore(onToastChange, currentToast, () => undefined);
  const [container] = useState(toastContainer);
  const host = useSyncExternalStore(onToastsMoved, toastHost);
  const viewport = useRef<HTMLElement>(null);
  // Screen readers announce changes in a region they know, so the region renders before its text.
  const ready = useDeferredValue(true, false);
  const [hasFocus, setHasFocus] = useState(false);
  const cameFrom = useRef<HTMLElement>(null);

  useEffect(() => {
    const focusOnF8 = (event: KeyboardEvent) => {
      if (event.key === 'F8') viewport.current?.focus();
    };
    document.addEventListener('keydown', focusOnF8);
    return () => document.removeEventListener('keydown', focusOnF8);
  }, []);

  // Showing the popover again puts it on top; a move to another parent hides it.
  const id = toast?.id;
  useEffect(() => {
    if (id !== undefined) {
      viewport.current?.hidePopover();
      viewport.current?.showPopover();
    }
    // Removing the focused element fires no blur event: the focus returns to where it came from.
    const isInside = viewport.current?.contains(document.activeElement) ?? false;
    setHasFocus(isInside);
    if (isInside) return;
    if (document.activeElement === document.body) cameFrom.current?.focus();
    cameFrom.current = null;
  }, [id, host]);

  const shown =
    ready && toast ? { id: toast.id, undo: toast.undo, replaces: toast.replaces, ...wordsOf(toast) } : undefined;
  const urgent = shown?.tone === 'destructive';
  const card = shown && <ToastCard key={shown.id} text={shown} held={hasFocus} host={host} />;
  useRoomBesideDialog(viewport, shown?.id, host);
  return createPortal(
    <section
      ref={viewport}
      popover="manual"
      className="toaster"
      aria-label="Notifications (F8)"
      tabIndex={-1}
      onFocus={({ relatedTarget }) => {
        cameFrom.current ??= relatedTarget as HTMLElement | null;
        setHasFocus(true);
      }}
      onBlur={() => setHasFocus(false)}
    >
      <div role="status">{!urgent && card}</div>
      <div role="alert">{urgent && card}</div>
    </section>,
    container,
  );
}

const GAP_AROUND_TOAST = 28;

/** Reserves room in a dialog for the toast, and keeps it, so that nothing is covered and nothing jumps back. */
function useRoomBesideDialog(viewport: RefObject<HTMLElement | null>, id: number | undefined, host: HTMLElement) {
  useEffect(() => {
    if (id === undefined || host === document.body || !viewport.current) return;
    host.style.setProperty('--toast-room', `${viewport.current.offsetHeight + GAP_AROUND_TOAST}px`);
  }, [viewport, id, host]);
}

const wordsOf = ({ code, values, problem }: Toast): ToastText => ({
  ...toastText(code, values),
  ...(problem && { description: explained(problem) }),
});

interface CardProps {
  text: ToastText & Pick<Toast, 'undo' | 'replaces'>;
  held: boolean;
  host: HTMLElement;
}

function ToastCard({ text, held, host }: CardProps) {
  const [pointedAt, setPointedAt] = useState(false);
  const { undo } = text;
  useCountdown(pointedAt || held, undo ? UNDO_TTL_MS : TOAST_TTL_MS);
  const swipe = useSwipeRight(dismissToast);
  const Icon = toneIcons[text.tone];
  const isMoved = useHasChanged(host); // no second rise after a move into a dialog
  const rises = !text.replaces && !isMoved;

  return (
    <div
      className={`toast toast--${text.tone}${rises ? ' toast--rising' : ''}`}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      {...swipe}
    >
      <Icon />
      <div className="toast__text">
        <strong>{text.title}</strong>
        {text.description && <p>{text.description}</p>}
      </div>
      {undo && (
        <button
          type="button"
          className="button button--quiet"
          onClick={() => {
            dismissToast();
            undo();
          }}
        >
          Undo
        </button>
      )}
      <button type="button" className="icon-button" aria-label="Dismiss" onClick={dismissToast}>
        <CloseIcon />
      </button>
    </div>
  );
}

function useHasChanged(value: unknown): boolean {
  const [first] = useState(value);
  const [hasChanged, setHasChanged] = useState(false);
  if (value !== first && !hasChanged) setHasChanged(true);
  return hasChanged;
}

function useCountdown(paused: boolean, ttlMs: number): void {
  const left = useRef(ttlMs);
  useEffect(() => {
    if (paused) return;
    const from = Date.now();
    const timer = setTimeout(dismissToast, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - from;
    };
  }, [paused]);
}

function useSwipeRight(dismiss: () => void) {
  const start = useRef<number>(undefined);
  const [offset, setOffset] = useState(0);
  const end = () => {
    start.current = undefined;
    if (offset >= MIN_SWIPE_DISTANCE) dismiss();
    else setOffset(0);
  };
  return {
    style: offset ? { transform: `translateX(${offset}px)` } : undefined,
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current !== undefined) setOffset(Math.max(0, event.clientX - start.current));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
