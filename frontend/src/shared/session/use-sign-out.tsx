import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { loadToasts } from '../ui/toast-later';
import { draftsOf } from './drafts';
import { ownerOf, useSession } from './session';
import { signOut } from './sign-in-out';

/** Loaded on demand: public pages offer sign-out as well, but the dialog is rare. */
const loadDialog = () => import('./sign-out-dialog');
const SignOutDialog = lazy(loadDialog);

/** Signs out, asking first if unsent drafts would be lost. `leave` answers whether the member signed out. */
export function useSignOut(): { leave: () => Promise<boolean>; dialog: ReactNode } {
  const session = useSession();
  const [answer, setAnswer] = useState<(yes: boolean) => void>();
  const owner = ownerOf(session);

  // Preloaded, as the network may be gone when it is needed.
  useEffect(() => {
    if (owner) void Promise.allSettled([loadDialog(), loadToasts()]);
  }, [owner]);

  const leave = async () => {
    const loses = owner !== undefined && draftsOf(owner).length > 0;
    const isMeant = !loses || (await new Promise<boolean>((resolve) => setAnswer(() => resolve)));
    setAnswer(undefined);
    if (isMeant) void signOut();
    return isMeant;
  };
  const dialog = answer && owner && (
    <Suspense fallback={null}>
      <SignOutDialog owner={owner} answer={answer} />
    </Suspense>
  );
  return { leave, dialog };
}
