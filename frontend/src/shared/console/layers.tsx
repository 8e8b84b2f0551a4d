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
import { takeToastsInto } from '../ui/toast-container';
import { useIsMounted } from '../ui/use-is-mounted';
import { leaveMenu, useReturnFocus } from '../ui/use-return-focus';

const FIELD = 'input:not([type="radio"]), input:checked, textarea';

interface DialogProps extends Omit<ModalProps, 'open' | 'onOk'> {
  onOk?: () => void;
}

/** It appears without growing: a hasty click beside a growing dialog would close it. */
export function Modal({ onOk, okButtonProps, children, ...props }: DialogProps) {
  const form = useId();
  useReturnFocus();
  if (!onOk)
    return (
      <AntModal transitionName="ant-fade" {...{ okButtonProps, ...props }} open>
        {children}
        <ToastAnchor />
      </AntModal>
    );
  return (
    <AntModal transitionName="ant-fade" okButtonProps={{ ...okButtonProps, htmlType: 'submit', form }} {...props} open>
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

/** Its first field has the focus, and Enter in a field of one line answers; in one of several lines, with Ctrl. */
function Question({ id, onAnswer, children }: QuestionProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return;
      if (event.repeat)
        event.preventDefault(); // it opened the dialog
      else if ((event.ctrlKey || event.metaKey) && form.current) submitButtonOf(form.current)?.click();
    });
    if (form.current?.closest('[role="dialog"]')?.contains(document.activeElement)) return undefined;
    const focusOnField = () => {
      if (!form.current?.contains(document.activeElement)) form.current?.querySelector<HTMLElement>(FIELD)?.focus();
    };
    focusOnField(); // autoFocus is too early in a dialog that is not in the page yet
    const frame = requestAnimationFrame(focusOnField); // a drawer below held it back
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <form
      id={id}
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation(); // to a dialog that this one stands in
        onAnswer();
      }}
    >
      {children}
    </form>
  );
}

/** It stands outside the form, and is not pressed while it is disabled. */
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

/** Takes toasts into the layer that it stands in: outside they can be neither heard nor focused. */
function ToastAnchor() {
  const anchor = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const layer = anchor.current?.closest<HTMLElement>('[role="dialog"]');
    return layer ? takeToastsInto(layer) : undefined;
  }, []);
  return <span ref={anchor} hidden />;
}

/** The Enter that chose something would press what has the focus by then, and open the menu again. */
const keepFromOpener = (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault();

/** Made anew each time: kept, it would begin where it was left. */
const BY_KEYBOARD = { autoFocus: true, trigger: ['click'], destroyOnHidden: true } satisfies DropdownProps;

/** While it is open, the first choice has the focus if none has: choices come with an answer, and go with one. */
function Choices({ children, ref }: { children: ReactNode; ref?: Ref<{ focus: () => void }> }) {
  const menu = useRef<HTMLDivElement>(null);
  const focus = () => {
    if (document.activeElement?.matches('body, .ant-dropdown-open'))
      menu.current
        ?.querySelector<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"])')
        ?.focus({ preventScroll: true });
  };
  useImperativeHandle(ref, () => ({ focus })); // asked for some frames late, when keys may have gone on
  useLayoutEffect(focus);
  return <div ref={menu}>{children}</div>;
}

/** Its first choice has the focus; once it is closed, what opened it. */
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

/** Closes the dialog it is called in. An answer that comes after that was closed by hand leaves alone what opened since. */
export function useClose(onClose: () => void): () => void {
  const isOpen = useIsMounted();
  return () => {
    if (isOpen.current) onClose();
  };
}
