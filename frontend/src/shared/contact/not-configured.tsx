import { useSession } from '../session/session';

/** In the place of a control whose value is not set: staff see what is missing, everyone else nothing. */
export function NotConfigured({ control }: { control: string }) {
  const session = useSession();
  const isStaff = session.status === 'signed-in' && session.user.roles.some((role) => role !== 'member');
  if (!isStaff) return null;
  return (
    <p>
      <span className="badge">{control}: not configured</span>
    </p>
  );
}
