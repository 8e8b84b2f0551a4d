import type { ReactNode } from 'react';
import { areKnown, contactDetails, useContactDetails } from '../../../shared/contact/contact-details';
import { useMember } from '../../../shared/session/member';
import { Button } from '../../../shared/ui/button';
import { toast } from '../../../shared/ui/toast';

interface Props {
  kind?: 'primary' | 'sun';
  children: ReactNode;
  onClick: (supportChat: string) => void;
}

/** A button that opens a chat with support; missing if no number is set. */
export function ChatAction({ kind = 'primary', children, onClick }: Props) {
  const details = useContactDetails();
  const isStaff = useMember().membershipType === null;
  const press = async () => {
    const now = await contactDetails();
    if (now.supportChat) onClick(now.supportChat);
    else if (!areKnown(now)) toast('NETWORK_ERROR');
  };
  // Also shown before the number is known, as the content below would move otherwise.
  if (details.supportChat || !areKnown(details))
    return (
      <Button kind={kind} onClick={() => void press()}>
        {children}
      </Button>
    );
  return isStaff ? <span className="badge">{children}: not configured</span> : null;
}
