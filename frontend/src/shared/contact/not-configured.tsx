import { useSession } from '../session/session';
import { isStaff } from '../session/session-user';
import { areKnown, useContactDetails } from './contact-details';

/** Replaces a control whose value is not set: staff see what is missing, everyone else sees nothing. */
export function NotConfigured({ control }: { control: string }) {
  const details = useContactDetails();
  const session = useSession();
  if (session.status !== 'signed-in' || !isStaff(session.user) || !areKnown(details)) return null;
  return (
    <p>
      <span className="badge">{control}: not configured</span>
    </p>
  );
}
