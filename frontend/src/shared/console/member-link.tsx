import { useContext } from 'react';
import { mayOpen, SignedInContext } from '../session/member';
import { UserIcon } from '../ui/feature-icons';
import { Link } from '../ui/link';

interface Props {
  id: string;
  name: string;
  /** An icon instead of the name, for rows in which a click on the name already does something else. */
  asMark?: boolean;
}

/** A member's name as a link to their page, or as plain text for staff who may not open it. */
export function MemberLink({ id, name, asMark = false }: Props) {
  const access = useContext(SignedInContext)?.access ?? [];
  if (!mayOpen(access, '/admin/members/:id')) return asMark ? null : <bdi>{name}</bdi>;
  const mark = asMark && { 'aria-label': `Page of ${name}`, title: 'Their page' };
  return (
    <Link
      {...mark}
      className={asMark ? 'member-mark' : 'member-link'}
      to={`/admin/members/${id}`}
      onClick={(event) => event.stopPropagation()}
    >
      {asMark ? <UserIcon /> : <bdi>{name}</bdi>}
    </Link>
  );
}
