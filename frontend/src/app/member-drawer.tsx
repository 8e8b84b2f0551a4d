import { useSignOut } from '../shared/session/use-sign-out';
import { Drawer } from '../shared/ui/dialog';
import { LogoutIcon } from '../shared/ui/feature-icons';
import { CloseIcon } from '../shared/ui/icons';
import { Wordmark } from '../shared/ui/mark';
import { ThemeSwitch } from '../shared/ui/theme-switch';
import type { NavigationItem } from './navigation';
import { NavigationLinks } from './navigation-links';

export function MemberDrawer({ items, onClose }: { items: NavigationItem[]; onClose: () => void }) {
  const { leave, dialog } = useSignOut();
  return (
    <Drawer label="Menu" onClose={onClose}>
      <div className="drawer__top">
        <Wordmark />
        <button type="button" className="icon-button" aria-label="Close the menu" onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <nav aria-label="Menu" className="drawer__links">
        <NavigationLinks items={items} onFollow={onClose} />
        <button type="button" className="shell-link" onClick={() => void leave()}>
          <LogoutIcon />
          Logout
        </button>
      </nav>
      <ThemeSwitch />
      {dialog}
    </Drawer>
  );
}
