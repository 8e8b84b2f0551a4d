import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fullNameOf } from '../shared/full-name';
import { initialsOf } from '../shared/session/initials';
import { useSignedIn } from '../shared/session/member';
import { useSignOut } from '../shared/session/use-sign-out';
import { LogoutIcon, UserIcon } from '../shared/ui/feature-icons';
import { Link } from '../shared/ui/link';
import { ThemeSwitch } from '../shared/ui/theme-switch';

interface Props {
  says?: ReactNode;
  children: (close: () => void) => ReactNode;
}

export function AccountMenu({ says, children }: Props) {
  const { member } = useSignedIn();
  const { root, open, setOpen } = useDisclosure();
  const { leave, dialog } = useSignOut();
  const close = () => setOpen(false);
  return (
    <div className="account" ref={root}>
      <button
        type="button"
        className="account__button"
        aria-expanded={open}
        aria-label={`My Account, ${fullNameOf(member)}`}
        onClick={() => setOpen(!open)}
      >
        {initialsOf(member)}
        {says}
      </button>
      {open && (
        <div className="top-bar__panel account__menu">
          <p className="account__who">
            <strong>My Account</strong>
            <span className="soft">{member.email}</span>
          </p>
          <Link className="shell-link" to="/profile" onClick={close}>
            <UserIcon />
            View Profile
          </Link>
          {children(close)}
          <button type="button" className="shell-link" onClick={() => void leave()}>
            <LogoutIcon />
            Logout
          </button>
          <ThemeSwitch />
        </div>
      )}
      {dialog}
    </div>
  );
}

/** Open until a click elsewhere, Escape, or the focus leaves it. */
function useDisclosure() {
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      const isForDialog = root.current?.querySelector('dialog');
      if (event.key !== 'Escape' || isForDialog) return;
      event.stopPropagation(); // it would close the open item of a queue as well
      setOpen(false);
      root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape, { capture: true });
    };
  }, [open]);
  return { root, open, setOpen };
}
