import type { ReactNode } from 'react';
import { Link } from '../../../shared/ui/link';
import { usePageTitle } from '../../../shared/ui/page-title';
import { useKeptFocus } from '../../../shared/ui/use-kept-focus';
import '../profile.css';

interface Props {
  title: string;
  heading?: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A page below the profile. */
export function ProfileSubpage({ title, heading = title, lead, children }: Props) {
  usePageTitle(title);
  return (
    <div className="profile-page" {...useKeptFocus()}>
      <div className="stack stack--tight">
        <Link to="/profile">Back to the profile</Link>
        <h1>{heading}</h1>
        <p className="soft">{lead}</p>
      </div>
      {children}
    </div>
  );
}
