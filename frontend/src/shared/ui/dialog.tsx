import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button';

interface DialogProps {
  title: string;
  onClose: () => void;
  /** A blocking dialog is left by its own buttons only. */
  blocking?: boolean;
  children: ReactNode;
}

export function Dialog({ title, onClose, blocking, children }: DialogProps) {
  const element = useModal();
  const heading = useId();
  return (
    <dialog
      ref={element}
      className="dialog"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        if (!blocking) onClose();
      }}
    >
      <h2 id={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}

interface ConfirmProps {
  title: string;
  children?: ReactNode;
  confirm: string;
  kind?: 'primary' | 'danger';
  pending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmDialog({
  title,
  children,
  confirm,
  kind = 'primary',
  pending,
  onConfirm,
  onClose,
}: ConfirmProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <div className="dialog__actions">
        <Button kind="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button kind={kind} pending={pending} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}

interface DrawerProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A panel that slides in from the side; like a dialog it holds the focus and gives it back. */
export function Drawer({ label, onClose, children }: DrawerProps) {
  const element = useModal();
  return (
    <dialog
      ref={element}
      className="drawer"
      aria-label={label}
      onCancel={onClose}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      {children}
    </dialog>
  );
}

function useModal() {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    dialog?.querySelector('h2')?.focus();
    return () => dialog?.close();
  }, []);
  return element;
}
