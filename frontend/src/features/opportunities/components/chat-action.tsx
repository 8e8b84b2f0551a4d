import type { ReactNode } from 'react';
import { useContactDetails } from '../../../shared/contact/contact-details';
import { useMember } from '../../../shared/session/member';
import { Button } from '../../../shared/ui/button';

interface Props {
  kind?: 'primary' | 'sun';
  children: ReactNode;
  onClick: (supportChat: string) => void;
}

/** A button that ends in a chat with support. Without a number to write to there is nothing to press. */
export function ChatAction({ kind = 'primary', children, onClick }: Props) {
  const { supportChat } = useContactDetails();
  const isStaff = useMember().membershipType === null;
  if (supportChat)
    return (
      <Button kind={kind} onClick={() => onClick(supportChat)}>
        {children}
      </Button>
    );
  return isStaff ? <span className="badge">{children}: not configured</span> : null;
}
