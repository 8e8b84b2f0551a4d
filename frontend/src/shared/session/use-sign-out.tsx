import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { loadToasts } from '../ui/toast-later';
import { draftsOf } from './drafts';
import { ownerOf, useSession } from './session';
import { signOut } from './sign-in-out';

/** Public pages offer to sign out as well, and are spared what is asked so rarely. */
const loadDialog = () => import('./sign-out-dialog');
const SignOutDialog = lazy(loadDialog);

/** For whoever offers to sign out: asks first where something would be lost. Answers whether the member left. */
export function useSignOut(): { leave: () => Promise<boolean>; dialog: ReactNode } {
  const session = useSession();
  const [answer, setAnswer] = useState<(yes: boolean) => void>();
  const owner = ownerOf(session);

  // Here before it is needed, as the network may be gone by then.
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
