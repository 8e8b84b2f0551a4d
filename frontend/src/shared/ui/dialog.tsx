import { type ReactNode, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './button';
import { swallowSecondClick } from './second-click';
import { moveToastsInto } from './toast-container';
import { focusOnContent } from './use-arrival';

interface DialogProps {
  title: string;
  onClose: () => void;
  /** Only its own buttons close a blocking dialog. */
  blocking?: boolean;
  children: ReactNode;
}

export function Dialog({ title, onClose, blocking, children }: DialogProps) {
  const modal = useModal(onClose, blocking);
  const heading = useId();
  const Heading = blocking ? 'h1' : 'h2'; // a blocking dialog is the whole page
  return (
    <dialog {...modal} className="dialog" aria-labelledby={heading}>
      <Heading id={heading} className="dialog__title" tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </dialog>
  );
}

interface ConfirmProps {
  title: string;
  children?: ReactNode;
  confirm: string;
  kind?: 'primary' | 'danger';
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmDialog({ title, children, confirm, kind = 'primary', onConfirm, onClose }: ConfirmProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <div className="dialog__actions">
        <Button kind="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button kind={kind} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}

export function Drawer({ label, onClose, children }: { label: string; onClose: () => void; children: ReactNode }) {
  const modal = useModal(onClose);
  useEffect(() => {
    const dialog = modal.ref.current;
    const closeFromOutside = (event: MouseEvent) => {
      if (event.target === dialog) onClose();
    };
    dialog?.addEventListener('click', closeFromOutside);
    return () => dialog?.removeEventListener('click', closeFromOutside);
  }, [modal.ref, onClose]);
  return (
    <dialog {...modal} className="drawer" aria-label={label}>
      {children}
    </dialog>
  );
}

function useModal(onClose: () => void, blocking = false) {
  const ref = useRef<HTMLDialogElement>(null);

  // A layout effect closes the dialog before its element is removed, so that the focus returns.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('.dialog__title')?.focus();
    const moveToastsBack = dialog && moveToastsInto(dialog);
    return () => {
      dialog?.close();
      // Nothing opened the dialog, or its opener is gone.
      if (document.activeElement === document.body || dialog?.contains(document.activeElement)) focusOnContent();
      moveToastsBack?.();
      swallowSecondClick();
    };
  }, []);

  // Browsers close it regardless on a second Escape or a gesture.
  const closed = ({ currentTarget: dialog }: SyntheticEvent<HTMLDialogElement>) => {
    if (dialog.open) return;
    if (blocking) dialog.showModal();
    else onClose();
  };
  return { ref, onClose: closed };
}
