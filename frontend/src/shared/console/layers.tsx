import {
  Drawer as AntDrawer,
  Dropdown as AntDropdown,
  Modal as AntModal,
  type DrawerProps,
  type DropdownProps,
  type ModalProps,
} from 'antd';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { moveToastsInto } from '../ui/toast-container';
import { useIsMounted } from '../ui/use-is-mounted';
import { leaveMenu, useReturnFocus } from '../ui/use-return-focus';

const FIELD = 'input:not([type="radio"]), input:checked, textarea';

interface DialogProps extends Omit<ModalProps, 'open' | 'onOk'> {
  onOk?: () => void;
}

export function Modal({ onOk, okButtonProps, children, ...props }: DialogProps) {
  const form = useId();
  useReturnFocus();
  if (!onOk)
    return (
      <AntModal {...{ okButtonProps, ...props }} open>
        {children}
        <ToastAnchor />
      </AntModal>
    );
  return (
    <AntModal okButtonProps={{ ...okButtonProps, htmlType: 'submit', form }} {...props} open>
      <Question id={form} onAnswer={onOk}>
        {children}
      </Question>
      <ToastAnchor />
    </AntModal>
  );
}

interface QuestionProps {
  id: string;
  onAnswer: () => void;
  children: ReactNode;
}

/** A form in a dialog. Its first field gets the focus; Enter submits, and Ctrl+Enter does so from a textarea. */
function Question({ id, onAnswer, children }: QuestionProps) {
  const form = useFocusOnField<HTMLFormElement>();
  useEffect(() => {
    form.current?.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return;
      if (event.repeat)
        event.preventDefault(); // this Enter opened the dialog
      else if ((event.ctrlKey || event.metaKey) && form.current) submitButtonOf(form.current)?.click();
    });
  }, [form]);
  return (
    <form
      id={id}
      ref={form}
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation(); // an outer dialog's form must not submit
        onAnswer();
      }}
    >
      {children}
    </form>
  );
}

/** Focuses the first field of a dialog's content when the dialog opens, unless something in the dialog has the focus. */
export function useFocusOnField<E extends HTMLElement>() {
  const content = useRef<E>(null);
  useEffect(() => {
    if (content.current?.closest('[role="dialog"]')?.contains(document.activeElement)) return undefined;
    const focusOnField = () => {
      if (!content.current?.contains(document.activeElement))
        content.current?.querySelector<HTMLElement>(FIELD)?.focus();
    };
    focusOnField(); // autoFocus is too early in a dialog that is not in the page yet
    const frame = requestAnimationFrame(focusOnField); // a drawer below can take the focus first
    return () => cancelAnimationFrame(frame);
  }, []);
  return content;
}

/** antd renders the button outside the form. click() does nothing while it is disabled. */
const submitButtonOf = ({ elements }: HTMLFormElement): HTMLElement | undefined =>
  Array.from(elements).find((element): element is HTMLButtonElement => element.matches('button[type=submit]'));

export function Drawer({ children, ...props }: Omit<DrawerProps, 'open'>) {
  useReturnFocus();
  return (
    <AntDrawer {...props} open>
      {children}
      <ToastAnchor />
    </AntDrawer>
  );
}

/** Moves toasts into the layer it stands in: outside an open layer they cannot be announced or focused. */
function ToastAnchor() {
  const anchor = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const layer = anchor.current?.closest<HTMLElement>('[role="dialog"]');
    return layer ? moveToastsInto(layer) : undefined;
  }, []);
  return <span ref={anchor} hidden />;
}

/** Without this, the Enter that chooses an item would also press the opener, which has the focus by then. */
const keepFromOpener = (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault();

/** Without destroyOnHidden, the menu would reopen at the item it was left on. */
const BY_KEYBOARD = { autoFocus: true, trigger: ['click'], destroyOnHidden: true } satisfies DropdownProps;

/** Focuses the first item if no item has the focus. Items may be replaced when an answer arrives. */
function Choices({ children, ref }: { children: ReactNode; ref?: Ref<{ focus: () => void }> }) {
  const menu = useRef<HTMLDivElement>(null);
  const focus = () => {
    if (document.activeElement?.matches('body, .ant-dropdown-open'))
      menu.current
        ?.querySelector<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"])')
        ?.focus({ preventScroll: true });
  };
  useImperativeHandle(ref, () => ({ focus })); // antd calls this some frames late; arrow keys may have moved
  useLayoutEffect(focus);
  return <div ref={menu}>{children}</div>;
}

/** A menu that focuses its first item when it opens, and its opener when it closes. */
export const Dropdown = ({ onOpenChange, menu, ...props }: DropdownProps) => (
  <AntDropdown
    {...BY_KEYBOARD}
    {...props}
    menu={{ ...menu, onKeyDown: keepFromOpener }}
    popupRender={(choices) => <Choices>{choices}</Choices>}
    onOpenChange={(isOpen, info) => {
      onOpenChange?.(isOpen, info);
      if (!isOpen) leaveMenu();
    }}
  />
);

/** Closes the dialog it is called in. Does nothing once that dialog is gone, so a late answer closes no other one. */
export function useClose(onClose: () => void): () => void {
  const isOpen = useIsMounted();
  return () => {
    if (isOpen.current) onClose();
  };
}
